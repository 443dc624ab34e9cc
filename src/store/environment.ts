import type { CartHappening } from '../analytics/cart-happening.ts';
import type { Call } from '../api/http-client.ts';
import type { Cart } from '../domain/cart.ts';
import type { FragmentData } from '../domain/fragment-data.ts';
import type { FragmentEvents } from './cart-events.ts';
import type { PaymentProviders } from './express/provider-interface.ts';
import type { TakeBack } from './changes/move-wish.ts';

/** Everything outside of the store that it needs; tests and the server hand in their own. */
export interface Environment {
  /** Makes the API client; `data` always gives the fragment data that stand at the time of a call. */
  createCall(data: () => FragmentData): Call;
  readonly clock: Clock;
  readonly tabs: TabChannel;
  /** The fetches on their way that follow another tab, by baseUrl: all carts of a page share one. */
  readonly fetches: Map<string, Promise<Cart>>;
  readonly network: Network;
  readonly page: Page;
  readonly cookies: Cookies;
  /**
   * Puts a product on the wishlist, unless it is there, and resolves when it is kept. What it resolves to takes that
   * back. Rejects like `Wishlist.add`.
   */
  keepOnWishlist(productId: string, data: FragmentData): Promise<TakeBack>;
  /** Loads the code that draws the buttons of payment providers. */
  loadPaymentProviders(): Promise<PaymentProviders>;
  /** Tells analytics. Never throws. */
  track(happening: CartHappening): void;
  /** The cart that was confirmed last, in the browser's session. */
  readonly lastConfirmed: { read(): CartMark | null; write(mark: CartMark): void };
  /** Reports an error of which the shopper sees at most a sentence. Never throws. */
  report(error: unknown): void;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs once after a delay in milliseconds. Returns a cancel function. */
  schedule(run: () => void, milliseconds: number): () => void;
}

/** Which cart of which shop, and in which version. */
export interface CartMark {
  readonly baseUrl: string;
  readonly cartId: string;
  readonly cartVersion: number;
}

/** What a tab announces when it shows another version of the cart (rulings, 18). */
export interface TabMessage {
  readonly cartVersion: number;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
}

/** Other tabs of the same shop. */
export interface TabChannel {
  announce(cartVersion: number): void;
  /** Hears what others announced no longer than 45 s ago; the returned function stops listening. */
  listen(heard: (message: TabMessage) => void): () => void;
}

export interface Network {
  isOnline(): boolean;
  listen(changed: (online: boolean) => void): () => void;
}

export interface Page {
  /** Tells the host page; false when a listener cancelled it. */
  emit<Name extends keyof FragmentEvents>(name: Name, detail: FragmentEvents[Name]): boolean;
  /** Base of the page's relative URLs. */
  url(): string;
  /** Origin of the page, `null` as a text if opaque. Its `<base>` may have another. */
  origin(): string;
  /** Whether the browser may have taken the page from its cache, with the data of an earlier visit. */
  isRevisit(): boolean;
  /** Whether the number of items may be stored for the page's cart icon: with consent, or if the page asks for it. */
  mayStoreCount(): boolean;
  /** Goes to a URL that has been checked. */
  leaveFor(url: string): void;
  reload(): void;
  /** Lets the browser ask the shopper before the page is left. Returns what ends that. */
  askBeforeLeaving(): () => void;
  /** Takes query parameters off the address bar, keeping the others and the hash. */
  removeQueryParameters(names: readonly string[]): void;
  /** The page was restored from the back/forward cache or has been hidden for long. */
  onReturn(returned: () => void): () => void;
}

export interface Cookies {
  read(name: string): string | null;
  remove(name: string): void;
}

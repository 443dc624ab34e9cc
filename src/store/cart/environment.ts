import type { CartActivity, Proceeded } from '../../analytics/cart-activity.ts';
import type { Call } from '../../api/http-client.ts';
import type { Cart } from '../../domain/cart.ts';
import type { FragmentData } from '../../domain/fragment-data.ts';
import type { Clock } from '../calls/clock.ts';
import type { FragmentEvents } from '../events/fragment-event-details.ts';
import type { PaymentProviders } from './provider-interface.ts';

/** Everything outside the store that it uses. Tests and the server pass their own. */
export interface Environment {
  /** Creates the API client. `data` returns the current fragment data at the time of a call. */
  createCall(data: () => FragmentData): Call;
  readonly clock: Clock;
  readonly tabs: TabChannel;
  /** The fetches in flight that follow another tab, by baseUrl: all carts of a page share one. */
  readonly fetches: Map<string, Promise<Cart>>;
  /** Joins the request for the first cart, once, if it was sent before the store started. */
  joinRequest(signal: AbortSignal): Promise<Cart> | undefined;
  readonly network: Network;
  readonly page: Page;
  readonly cookies: { read(name: string): string | null; remove(name: string): void };
  /**
   * Adds a product to the wishlist unless it is there. Rejects like `Wishlist.add`.
   * @param mayAdd called before it is added, with whether it is certain that the list does not have it; false cancels.
   */
  addToWishlist(productId: string, data: FragmentData, mayAdd: (isNew: boolean) => boolean): Promise<void>;
  /** Removes a product that was added. Rejects if it may still be on the wishlist. */
  takeOffWishlist(productId: string, data: FragmentData): Promise<void>;
  loadPaymentProviders(): Promise<PaymentProviders>;
  /** Loads the page's code for the lines that removals leave. */
  loadLines(): Promise<unknown>;
  /** Whether an earlier page of this tab may have left open entries. */
  hasKeptEntries(): boolean;
  whenIdle(run: () => void): void;
  /** Informs analytics. Never throws. Before the page is left, resolves once it is tracked if the code has to be loaded. */
  track(activity: Proceeded): Promise<void> | void;
  track(activity: CartActivity): void;
  /** Logs an error for the shop, whether or not the shopper sees a message. Never throws. */
  report(error: unknown): void;
}

/** Announces that a tab shows another version of the cart. */
export interface TabMessage {
  readonly cartVersion: number;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  /** The shop of the cart. Not validated; undefined in messages of earlier releases and of host pages. */
  readonly baseUrl?: unknown;
  readonly tenant?: unknown;
}

/** Other tabs of the same origin. */
export interface TabChannel {
  announce(message: Omit<TabMessage, 'sentAt'>): void;
  listen(onMessage: (message: unknown) => void, signal: AbortSignal): void;
}

export interface Network {
  /**
   * False once a request was lost while the browser said that it is offline, until another one is answered or the browser
   * says that it is online. By itself, what the browser says is only a hint.
   */
  isOnline(): boolean;
  /** @param onChange `isAnswered`: an answer shows it, rather than what the browser says. */
  listen(onChange: (online: boolean, isAnswered?: boolean) => void, signal: AbortSignal): void;
}

export interface Page {
  /** Dispatches an event to the host page; false if a listener canceled it. */
  emit<Name extends keyof FragmentEvents>(name: Name, detail: FragmentEvents[Name]): boolean;
  /** Base of the page's relative URLs. */
  url(): string;
  /** Origin of the page, which its `<base>` does not change; the string `null` if it is opaque. */
  origin(): string;
  /** Whether the page may come from the browser's cache, with the data of an earlier visit. */
  isRevisit(): boolean;
  /** Whether the data may be outdated: the page was prerendered, or open for a while before the store started. */
  isOutdated(): boolean;
  /** The version of the cart that was announced to the host page before the store started. */
  announcedVersion(): Pick<Cart, 'cartId' | 'cartVersion'> | null;
  /** Whether the shopper sees the page, rather than another tab. */
  isVisible(): boolean;
  /** Whether the number of items may be stored for the page's cart icon: with consent, or if the page asks for it. */
  mayStoreCount(): boolean;
  /** Navigates to a URL that has been checked. */
  leaveFor(url: string): void;
  /** Loads the page again after the last item was removed. Returns false if the browser is offline. */
  reload(): boolean;
  askBeforeLeaving(signal: AbortSignal): void;
  /** Removes query parameters from the address bar, retaining the others and the hash. */
  removeQueryParameters(names: readonly string[]): void;
  /** Calls back when the page is restored from the back/forward cache, or visible again after a long time. */
  onReturn(onReturn: () => void, signal: AbortSignal): void;
  /** Calls back when the page is about to be unloaded or suspended. */
  onLeave(onLeave: () => void, signal: AbortSignal): void;
}

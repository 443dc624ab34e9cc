import type { StoreApi } from 'zustand/vanilla';
import type { WishlistClient } from '../../api/wishlist-client.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Clock, Network } from '../environment.ts';
import type { WishlistEvents } from './wishlist-event-details.ts';

export interface WishlistState {
  /** What the shopper wants, newest first, whether the server has confirmed it or not. */
  readonly ids: readonly string[];
  /** Whether `ids` are more than a guess. */
  readonly isLoaded: boolean;
  /** Products whose change is on its way. */
  readonly pending: readonly string[];
  /** Whether the list is that of a customer; not after the session has expired. */
  readonly isCustomers: boolean;
  /** The e-mail hash of who is logged in, also after the session has expired. */
  readonly customer: string | null;
  /** Why the list could not be fetched. */
  readonly failure: Failure | null;
}

/** Receives the products of a guest that had no room on the customer's list at login. */
export type WithoutRoomListener = (productIds: readonly string[]) => void;

/** The wishlist of a shop: one for all elements of a page. */
export interface Wishlist {
  readonly state: Pick<StoreApi<WishlistState>, 'getState' | 'subscribe'>;
  /**
   * Begins to follow tabs and network for an element, and dispatches events on it. Returns what ends that.
   * @param onWithoutRoom called once, for one of the elements that have such a listener.
   */
  attach(element: EventTarget, onWithoutRoom?: WithoutRoomListener): () => void;
  /**
   * null for a guest.
   * @param ids the customer's list, if the page brought it along.
   */
  setCustomer(customerEmailHash: string | null, ids?: readonly string[] | null): void;
  /** Fetches a customer's list, unless it is there. Never rejects. */
  load(): Promise<void>;
  /** Fetches the list again. Never rejects. */
  refresh(): Promise<void>;
  /**
   * Puts a product in front of the list. Resolves when it is kept. Rejects with a WishlistFullError, an
   * ItemOfflineError or the error of the call; the list is then what it was before. Rejects with an AbortError where
   * another login has come in between.
   * @param origin the element that the events are dispatched on.
   */
  add(productId: string, origin?: EventTarget): Promise<void>;
  /** Takes a product off the list; see `add`. */
  remove(productId: string, origin?: EventTarget): Promise<void>;
}

/** Everything outside of the wishlist that it needs. */
export interface WishlistEnvironment {
  readonly client: WishlistClient;
  readonly clock: Clock;
  readonly network: Network;
  readonly tabs: WishlistTabs;
  /** The page was restored from the back/forward cache or has been hidden for long. */
  onReturn(returned: () => void): () => void;
  /** Dispatches an event on an element, or on the document if that has gone. */
  emit<Name extends keyof WishlistEvents>(
    target: EventTarget | undefined,
    name: Name,
    detail: WishlistEvents[Name],
  ): void;
  report(error: unknown): void;
}

export interface WishlistTabs {
  announce(): void;
  listen(heard: () => void): () => void;
}

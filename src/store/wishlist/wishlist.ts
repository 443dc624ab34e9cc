import type { StoreApi } from 'zustand/vanilla';
import type { WishlistClient } from '../../api/wishlist-client.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Environment, Page } from '../cart/environment.ts';
import type { WishlistEvents } from '../events/wishlist-event-details.ts';

export interface WishlistState {
  /** Newest first, with the pending changes applied. */
  readonly ids: readonly string[];
  /** Whether `ids` have been read. Until then they are the guest's. */
  readonly isLoaded: boolean;
  /** Products whose change is not confirmed. */
  readonly pending: readonly string[];
  /** Whether this is a customer's list. After the session has expired, it is the guest's. */
  readonly isCustomers: boolean;
  /** The e-mail hash of the customer who is logged in, even if the session has expired. */
  readonly customer: string | null;
  /** Why the last fetch failed. */
  readonly failure: Failure | null;
}

/** Receives the products of a guest that had no room on the customer's list at login. */
export type WithoutRoomListener = (productIds: readonly string[]) => void;

/** The wishlist of a shop, shared by all elements of a page. */
export interface Wishlist {
  readonly state: Omit<StoreApi<WishlistState>, 'setState'>;
  /**
   * Follows other tabs and the network while an element is attached; events that no element causes are dispatched on
   * the first one. Returns a function that detaches it.
   * @param onWithoutRoom called once, for one of the elements that have such a listener.
   */
  attach(element: EventTarget, onWithoutRoom?: WithoutRoomListener): () => void;
  /** @param customerEmailHash null for a guest. @param initialIds the customer's list, if the page contains it. */
  setCustomer(customerEmailHash: string | null, initialIds?: readonly string[] | null): void;
  /** Fetches a customer's list unless it is loaded. Never rejects. */
  load(): Promise<void>;
  /** Fetches the list again. Never rejects. */
  refresh(): Promise<void>;
  /**
   * Adds or moves a product to the front of the list. Resolves when the list is stored. If the change fails, it is
   * undone, and the promise rejects: with a WishlistFullError, an ItemOfflineError or the error of the call; with an
   * AbortError if the customer has logged out since, or another one has logged in.
   * @param origin the element that the events are dispatched on.
   */
  add(productId: string, origin?: EventTarget, onWaiting?: () => void): Promise<void>;
  /** Removes a product; see `add`. Also rejects with an AbortError if the session has expired. */
  remove(productId: string, origin?: EventTarget, onWaiting?: () => void): Promise<void>;
}

export interface WishlistEnvironment extends Pick<Environment, 'clock' | 'network' | 'report'>, Pick<Page, 'onReturn'> {
  readonly client: WishlistClient;
  readonly tabs: { announce(): void; listen(onChange: () => void, signal: AbortSignal): void };
  /** Dispatches an event on an element, or on the document if the element has been removed. */
  emit<Name extends keyof WishlistEvents>(
    target: EventTarget | undefined,
    name: Name,
    detail: WishlistEvents[Name],
  ): void;
}

import type { Wish, WishChange } from './wish.ts';
import type { WishlistNotifier } from './wishlist-notifier.ts';
import type { WishlistEnvironment, WishlistState } from './wishlist.ts';

/** A list and where it is stored: a guest's in a cookie, a customer's on the server. */
export interface StoredList {
  snapshot(): Omit<WishlistState, 'customer'>;
  /** Resolves when the change is stored. The list must have room for it. */
  change(change: WishChange): Promise<void>;
  /** Reads the list again. Never rejects. */
  refresh(): Promise<void>;
  /** Reads the list again because another tab has changed it; messages of tabs may come in any number. */
  follow(): void;
  /** Loads the list and sends pending changes: at the start, and when the network is back. */
  resume(): void;
  /** Cancels all requests and ignores their answers. Returns the changes that are not stored. */
  close(): readonly Wish[];
}

export interface ListContext extends WishlistEnvironment {
  readonly notifier: WishlistNotifier;
  /** To be called when the snapshot has changed. */
  update(): void;
}

import type { CartState } from '../../cart/cart-state.ts';
import type { OpenEntry } from '../../intents/entry.ts';

/** Keeps open entries for the next page of the tab, and resumes those of an earlier one. */
export interface IntentStorage {
  /** To call after each change of the state. */
  follow(now: CartState, before: CartState): void;
  /** Whether an entry would survive the end of the page. */
  keeps(entry: OpenEntry): boolean;
  /** Call it when the page is about to be unloaded or suspended. */
  leaving(): void;
  /** To call when the page or the cart is shown again: another cart may have resumed the entries of this one. */
  returned(): void;
}

/** The same, loaded later. Until then, it keeps nothing. */
export interface IntentStorageLoader extends IntentStorage {
  /** Never rejects: without its code, entries are not kept. */
  load(): Promise<unknown>;
}

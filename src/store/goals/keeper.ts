import type { PendingChange } from '../changes/pending-change.ts';

/** Keeps pending changes for the next page of the tab, and resumes those of an earlier one. */
export interface Keeper {
  /** Whether a change would survive the end of the page. */
  keeps(pending: PendingChange): boolean;
  /** Call it when the page is about to be unloaded or suspended. */
  leaving(): void;
  /** To call when the page or the cart is shown again: another cart may have resumed the changes of this one. */
  returned(): void;
}

/**
 * From now on, keeps the changes of a store.
 * @param parts the `StoreParts` of the store.
 */
export type KeepGoals = (parts: object) => Keeper;

/** A keeper that is loaded later. Until then, it keeps nothing. */
export interface KeeperLoader extends Keeper {
  /** Never rejects: without its code, changes are not kept. */
  load(): Promise<unknown>;
}

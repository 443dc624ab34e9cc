import { newestFirst } from './newest-first.ts';

/** How many products a wishlist holds (specification, 5). */
export const mostWishes = 99;

/** The wishlist is full (specification, 8). */
export class WishlistFullError extends Error {
  override readonly name = 'WishlistFullError';
  constructor() {
    super('Maximum Item Count exceeded');
  }
}

/** A product is no longer sold (specification, 8). */
export class ItemOfflineError extends Error {
  override readonly name = 'ItemOfflineError';
  constructor() {
    super('Item went offline');
  }
}

/** Why a change of the wishlist is not stored. */
export type WishlistFailureKind = 'wishlistFull' | 'itemOffline' | 'other';
/** The same, as the event `wishlistError` names it. */
export type WishlistErrorCode = 'ITEM_OFFLINE' | 'COUNT_EXCEEDED' | 'FAILED';

export function wishlistFailureKind(error: unknown): WishlistFailureKind {
  // Not by class, because each script tag has classes of its own.
  const name = error instanceof Error && error.name;
  if (name === 'WishlistFullError') return 'wishlistFull';
  return name === 'ItemOfflineError' ? 'itemOffline' : 'other';
}

/** Whether a change was canceled because another customer has logged in, which no message reports. */
export function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether a product fits on a list: one that is on it only moves to the front. */
export function hasRoomFor(productId: string, ids: readonly string[]): boolean {
  return ids.length < mostWishes || ids.includes(productId);
}

/** The list after a product was added or removed; newest first. */
export function withWish(ids: readonly string[], productId: string, wanted: boolean): readonly string[] {
  return wanted ? newestFirst(ids, productId) : ids.filter((id) => id !== productId);
}

/**
 * What a guest's list adds to a customer's at login, in the order in which it is added: the oldest first, so that the
 * newest ends in front. Where not all have room, the newest have it.
 */
export function wishesToMerge(guests: readonly string[], customers: readonly string[]): readonly string[] {
  let room = mostWishes - customers.length;
  return guests.filter((id) => customers.includes(id) || room-- > 0).toReversed();
}

import { maxWishlistItems } from './list-limits.ts';
import { newestFirst } from './newest-first.ts';

export class WishlistFullError extends Error {
  override readonly name = 'WishlistFullError';
  constructor() {
    super('Maximum Item Count exceeded');
  }
}

export class ItemOfflineError extends Error {
  override readonly name = 'ItemOfflineError';
  constructor() {
    super('Item went offline');
  }
}

/** A product that is already on a full list only moves to the front. */
export function hasRoomFor(productId: string, ids: readonly string[]): boolean {
  return ids.length < maxWishlistItems || ids.includes(productId);
}

export function withWish(ids: readonly string[], productId: string, wanted: boolean): readonly string[] {
  return wanted ? newestFirst(ids, productId) : ids.filter((id) => id !== productId);
}

/** Oldest first, because each request moves its product to the front. Without room for all, the newest are added. */
export function wishesToMerge(guests: readonly string[], customers: readonly string[]): readonly string[] {
  let room = maxWishlistItems - customers.length;
  return guests.filter((id) => customers.includes(id) || room-- > 0).toReversed();
}

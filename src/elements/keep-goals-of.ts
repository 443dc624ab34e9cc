import { loadChunk } from '../store/load-chunk.ts';
import { keepGoals } from '../store/goals/keep-goals.ts';
import type { KeepGoals } from '../store/goals/keeper.ts';
import type { StoreParts } from '../store/store-parts.ts';

/** Returns what keeps the goals of a store for the next page. @param host the element of its cart. */
export function keepGoalsOf(host: HTMLElement): KeepGoals {
  return (parts) =>
    keepGoals(parts as StoreParts, async (productId, data) => {
      const { takeOffWishlist } = await loadChunk(() => import('./wishlist/keep-on-wishlist.ts'));
      await takeOffWishlist(productId, data, host);
    });
}

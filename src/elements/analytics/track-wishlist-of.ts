import type { Push } from '../../analytics/events.ts';
import { type DescribeProduct, wishlistEventNames, wishlistPushes } from '../../analytics/wishlist-events.ts';

interface Tracked {
  /** Knows the product in full. */
  readonly describe: DescribeProduct;
  push(push: Push): void;
  /** Ends it. */
  readonly signal?: AbortSignal;
}

/** Tracks what happens to the wishlist in an element, before those who know no more of a product than its id. */
export function trackWishlistOf(host: HTMLElement, { describe, push, signal }: Tracked): void {
  for (const name of wishlistEventNames) {
    host.addEventListener(name, (event) => wishlistPushes(event, describe).forEach(push), signal && { signal });
  }
}

import type { WishlistChange } from './ga4-events.ts';

const key = Symbol.for('cart-fragment.known-products');

/**
 * What the cart, the wishlist and the scripts of a page know of its products, by id; the entries' copies of this module
 * meet in the global scope. Hearts know no more than ids.
 */
export function knownProducts(): Map<string, () => WishlistChange> {
  const shared = globalThis as { [key]?: Map<string, () => WishlistChange> };
  return (shared[key] ??= new Map());
}

import type { WishlistChange } from './ga4-events.ts';

const key = Symbol.for('cart-fragment.known-products');

/**
 * Descriptions of products by id, from the cart, the wishlist and the scripts of a page, for hearts, which know only ids.
 * Global, because each entry of the package has its own copy of this module.
 */
export function knownProducts(): Map<string, () => WishlistChange> {
  const shared = globalThis as { [key]?: Map<string, () => WishlistChange> };
  return (shared[key] ??= new Map());
}

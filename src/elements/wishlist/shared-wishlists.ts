import type { Wishlist } from '../../store/wishlist/wishlist.ts';

// Increment the number when the interface of `Wishlist` changes.
const key = Symbol.for('cart-fragment.wishlists.2');

/** The wishlists of the page by base URL. Each entry for script tags bundles its own modules, so they share the global scope. */
export function sharedWishlists(): Map<string, Wishlist> {
  const shared = globalThis as { [key]?: Map<string, Wishlist> };
  return (shared[key] ??= new Map());
}

/** Dispatched on the window, for the badges of the page. */
export const wishlistOpened = 'cf_wishlist';

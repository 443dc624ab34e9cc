const key = Symbol.for('cart-fragment.carts');

/**
 * The carts, hearts and wishlist pages that the page shows: also those with another tag, or inside a shadow root. Global,
 * because each entry of the package has its own copy of this module.
 */
export function shownElements(): Set<Element> {
  const shared = globalThis as { [key]?: Set<Element> };
  return (shared[key] ??= new Set());
}

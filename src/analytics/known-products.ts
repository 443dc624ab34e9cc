import type { WishlistChange } from './ga4-events.ts';

/** By id. Global like the values of `ofPage`, which is not imported: code shared with the hearts would split their file. */
function mapOfPage<Value>(name: string): Map<string, Value> {
  const shared = globalThis as unknown as Record<symbol, Map<string, Value>>;
  return (shared[Symbol.for(`cart-fragment.${name}`)] ??= new Map<string, Value>());
}

/** Descriptions of products, from the cart, the wishlist and the scripts of a page, for hearts, which know only ids. */
export const knownProducts = () => mapOfPage<() => WishlistChange>('known-products');

/** What was pushed without the description of a product, until it is known. */
export const incompletePushes = () => mapOfPage<readonly WishlistChange[]>('incomplete-pushes');

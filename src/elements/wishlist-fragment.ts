import { CartFragmentElement, defineElement, mountCartFragment } from './cart-fragment.program.ts';
import { WishlistFragmentElement } from './wishlist-fragment-element.ts';

defineElement('wishlist-fragment', WishlistFragmentElement);

// This page and the cart share one program, since shoppers go from one to the other. Exporting all of it keeps the build
// from splitting it.
export { CartFragmentElement, mountCartFragment, WishlistFragmentElement };
export type * from './host-types.ts';

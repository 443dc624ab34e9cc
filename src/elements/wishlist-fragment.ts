import { CartFragmentElement, defineCartFragment, defineElement, mountCartFragment } from './cart-fragment.program.ts';
import { WishlistFragmentElement } from './wishlist-fragment-element.ts';

defineElement('wishlist-fragment', WishlistFragmentElement);

// Shoppers proceed from this page to the cart, whose program it shares. Exporting all of the program prevents the build
// from splitting it.
export { CartFragmentElement, defineCartFragment, mountCartFragment, WishlistFragmentElement };
export type * from './host-types.ts';

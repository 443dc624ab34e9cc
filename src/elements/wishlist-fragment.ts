import { CartFragmentElement, defineElement, mountCartFragment } from './cart-fragment.program.ts';
import { WishlistFragmentElement } from './wishlist-fragment-element.ts';

defineElement('wishlist-fragment', WishlistFragmentElement);

// Both pages share one program, and the shopper goes from this one to the cart. Exporting all of the program keeps the
// build from splitting it.
export { CartFragmentElement, mountCartFragment, WishlistFragmentElement };
export type * from './host-types.ts';

import { defineElement } from './cart-fragment.program.ts';
import { WishlistFragmentElement } from './wishlist-fragment-element.ts';

// The page shares the program of the cart, which is where the shopper goes next.
defineElement('wishlist-fragment', WishlistFragmentElement);

export { WishlistFragmentElement };

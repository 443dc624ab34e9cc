// First, because React's text compresses 0.6 KB better in one piece with none of our code before it.
import 'react-dom/client';
/** The whole cart, for pages without a bundler. `cart-fragment.ts` defines the element. */
export { CartFragmentElement } from './cart-fragment-element.ts';
export { defineCartFragment } from './define-cart-fragment.ts';
export { defineElement } from './define-element.ts';
export { mountCartFragment } from './mount-cart-fragment.ts';

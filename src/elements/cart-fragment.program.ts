/** The whole cart, for pages without a bundler. `cart-fragment.ts` defines the element. */
export { CartFragmentElement } from './cart-fragment-element.ts';
export { defineCartFragment } from './define-cart-fragment.ts';
export { defineElement } from './define-element.ts';
export { mountCartFragment } from './mount-cart-fragment.ts';

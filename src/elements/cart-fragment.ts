import { CartFragmentElement } from './cart-fragment-element.ts';
import { defineElement } from './define-element.ts';

// Pages without a bundler have no use for the package's index, which leaves React to one.
export { CartFragmentElement } from './cart-fragment-element.ts';
export { mountCartFragment } from './mount-cart-fragment.ts';

defineElement('cart-fragment', CartFragmentElement);

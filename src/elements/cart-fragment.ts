import { CartFragmentElement, defineElement, mountCartFragment } from './cart-fragment.program.ts';

// The program is a file of its own: pages may load this one under several URLs (`?ver=3`) without evaluating it twice.
defineElement('cart-fragment', CartFragmentElement);

// Pages without a bundler have no use for the package's index, which leaves React to one.
export { CartFragmentElement, mountCartFragment };

import { CartFragmentElement, defineCartFragment, defineElement, mountCartFragment } from './cart-fragment.program.ts';

// The program is a separate file, so that loading this one under several URLs (`?ver=3`) does not evaluate it twice.
defineElement('cart-fragment', CartFragmentElement);

// For pages without a bundler, which cannot use the package's index: it imports React by name.
export { CartFragmentElement, defineCartFragment, mountCartFragment };
export type * from './host-types.ts';

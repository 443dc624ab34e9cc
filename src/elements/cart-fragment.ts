import type { CartFragmentElement as CartFragment } from './cart-fragment-element.ts';
import { loadCartStyles } from './load-cart-styles.ts';

// This module stays small and shares nothing with the rest, so that style and program are on their way together.
// The version keeps a cached style of another build away.
const styles =
  typeof customElements === 'undefined'
    ? Promise.resolve('')
    : loadCartStyles(new URL(`./cart-fragment.css?${__CART_STYLES_VERSION__}`, import.meta.url));
const program = await import('./define-cart-fragment.ts');

program.defineCartFragment(styles);

// Pages without a bundler have no use for the package's index, which leaves React to one.
export const { CartFragmentElement, mountCartFragment } = program;
export type CartFragmentElement = CartFragment;

import { CartFragmentElement } from './cart-fragment-element.ts';
import { provideCartStyles } from './cart-styles-source.ts';
import { defineElement } from './define-element.ts';

export { mountCartFragment } from './mount-cart-fragment.ts';
export { CartFragmentElement };

/** Everything of the cart but its style, which comes at the same time. */
export function defineCartFragment(styles: Promise<string>): void {
  provideCartStyles(styles);
  defineElement('cart-fragment', CartFragmentElement);
}

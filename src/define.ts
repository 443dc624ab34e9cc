/** The entry `cart-fragment`, which defines `<cart-fragment>`. The index has no side effects. */
import { CartFragmentElement } from './elements/cart-fragment-element.ts';
import { defineElement } from './elements/define-element.ts';

defineElement('cart-fragment', CartFragmentElement);

export * from './index.ts';

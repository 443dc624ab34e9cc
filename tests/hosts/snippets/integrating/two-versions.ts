import { defineCartFragment, type CartFragmentElement } from 'cart-fragment/elements';

defineCartFragment({ name: 'checkout-cart' });

declare global {
  interface HTMLElementTagNameMap {
    'checkout-cart': CartFragmentElement;
  }
}

import { CartFragmentElement, defineElement } from 'cart-fragment/elements';

defineElement('cart-fragment', CartFragmentElement);

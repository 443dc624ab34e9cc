import { CartFragmentElement } from './cart-fragment-element.ts';
import { defineElement } from './define-element.ts';

defineElement('cart-fragment', CartFragmentElement);

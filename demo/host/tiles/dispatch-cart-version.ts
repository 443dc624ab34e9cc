import type { Cart } from 'cart-fragment-contract';
import { cartElement } from '../shop/cart-element.ts';

/** Dispatches the cart's event for the page's header on pages without a cart element. */
export function dispatchCartVersion({ cartId, cartVersion, items }: Cart): void {
  if (cartElement()) return;
  const numberOfItems = items.reduce((sum, { quantity }) => sum + quantity, 0);
  window.dispatchEvent(new CustomEvent('cartVersionChange', { detail: { cartId, cartVersion, numberOfItems } }));
}

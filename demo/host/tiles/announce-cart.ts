import type { Cart } from 'cart-fragment/contract';
import { cartElement } from '../shop/cart-element.ts';

/** Tells the page's header of a cart that no cart element on this page tells it of. */
export function announceCart({ cartId, cartVersion, items }: Cart): void {
  if (cartElement()) return;
  const numberOfItems = items.reduce((sum, { quantity }) => sum + quantity, 0);
  window.dispatchEvent(new CustomEvent('cartVersionChange', { detail: { cartId, cartVersion, numberOfItems } }));
}

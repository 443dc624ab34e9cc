import type { Cart } from 'cart-fragment-contract';

/** Follows the cart's events. Returns a function that returns the latest cart. */
export function followCart(): () => Cart | null {
  let cart: Cart | null = null;
  window.addEventListener('cartChange', (event) => {
    cart = (event as CustomEvent<{ cart: Cart }>).detail.cart;
  });
  return () => cart;
}

import type { Cart } from 'cart-fragment/contract';

/** Follows the cart's events. The returned function returns the latest cart. */
export function followCart(changed: () => void): () => Cart | null {
  let cart: Cart | null = null;
  window.addEventListener('cartChange', (event) => {
    cart = (event as CustomEvent<{ cart: Cart }>).detail.cart;
    changed();
  });
  return () => cart;
}

import type { Cart } from 'cart-fragment/contract';

/** The cart as the cart itself last told it; the panel offers its products and appointments. */
export function followCart(changed: () => void): () => Cart | null {
  let cart: Cart | null = null;
  window.addEventListener('cartChange', (event) => {
    cart = (event as CustomEvent<{ cart: Cart }>).detail.cart;
    changed();
  });
  return () => cart;
}

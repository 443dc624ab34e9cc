import type { CartFragmentElement } from 'cart-fragment';

/** The page's cart, if it has one. Before its definition is loaded it is a plain element without methods. */
export function cartElement(): (HTMLElement & Partial<Pick<CartFragmentElement, 'refresh' | 'fragmentData'>>) | null {
  return document.querySelector('cart-fragment');
}

/** After the shop has changed the cart by itself (rulings, 48). */
export async function refreshCart(): Promise<void> {
  await cartElement()?.refresh?.();
}

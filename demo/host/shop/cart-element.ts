import type { CartFragmentElement } from 'cart-fragment';

/** Returns the page's cart, if any. Until it is defined, it is a plain element without methods. */
export function cartElement(): (HTMLElement & Partial<Pick<CartFragmentElement, 'refresh' | 'fragmentData'>>) | null {
  return document.querySelector('cart-fragment');
}

/** Refetches the cart. Call it after the shop has changed the cart. */
export async function refreshCart(): Promise<void> {
  await cartElement()?.refresh?.();
}

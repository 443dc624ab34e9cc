import { focusCart } from '../dom/focus-cart.ts';
import { unclobbered } from '../dom/unclobbered.ts';
import { confirmedCart } from '../store/cart/cart-selectors.ts';
import type { CartStore } from '../store/create-cart-store.ts';

/** Moves the focus to the heading if the shopper has emptied the cart before the page was reloaded. */
export function focusEmptiedCart({ shadowRoot }: HTMLElement, { state }: CartStore): void {
  const look = () => {
    const cart = confirmedCart(state.getState());
    if (!cart) return;
    stop();
    const { activeElement } = unclobbered(document);
    if (cart.items.length === 0 && shadowRoot && activeElement === document.body) focusCart(shadowRoot);
  };
  const stop = state.subscribe(look);
  look();
}

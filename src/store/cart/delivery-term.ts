import type { CartItem } from '../../domain/cart.ts';
import { selectDeliveryTerm } from '../../domain/delivery-term.ts';
import { confirmedCart, shownShipping } from './cart-selectors.ts';
import type { CartState } from './cart-state.ts';

/** When the cart arrives by the chosen method, or only some of its items. */
export function deliveryTerm(state: CartState, items?: readonly CartItem[]): ReturnType<typeof selectDeliveryTerm> {
  const cart = confirmedCart(state);
  const method = shownShipping(state);
  return cart && method && selectDeliveryTerm(items ? { ...cart, items } : cart, state.deliveryTerms ?? [], method);
}

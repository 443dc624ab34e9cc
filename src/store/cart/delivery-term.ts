import type { CartItem } from '../../domain/cart.ts';
import { arrivalOf, lastArrivalOf, type selectDeliveryTerm } from '../../domain/delivery-term.ts';
import { confirmedCart, shownShipping } from './cart-selectors.ts';
import type { CartState } from './cart-state.ts';

/** When the cart, or one item of it, arrives by the chosen method; null if the shop does not offer that any more. */
export function deliveryTerm(state: CartState, item?: CartItem): ReturnType<typeof selectDeliveryTerm> {
  const cart = confirmedCart(state);
  const method = shownShipping(state);
  if (!cart?.availableShippingMethods.some((one) => one.method === method)) return null;
  const terms = state.deliveryTerms ?? [];
  return item ? arrivalOf(item, cart, terms, method) : lastArrivalOf(cart, terms, method);
}

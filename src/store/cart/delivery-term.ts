import type { CartItem } from '../../domain/cart.ts';
import { arrivalOf, lastArrivalOf, type selectDeliveryTerm } from '../../domain/delivery-term.ts';
import { confirmedCart } from './cart-selectors.ts';
import type { CartState } from './cart-state.ts';

/** When the confirmed cart, or one item of it, arrives; null if the shop does not offer its shipping method any more. */
export function deliveryTerm(state: CartState, item?: CartItem): ReturnType<typeof selectDeliveryTerm> {
  const cart = confirmedCart(state);
  if (!cart?.availableShippingMethods.some(({ method }) => method === cart.shipping.method)) return null;
  const terms = state.deliveryTerms ?? [];
  return item ? arrivalOf(item, cart, terms) : lastArrivalOf(cart, terms);
}

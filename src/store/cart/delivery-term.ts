import { selectDeliveryTerm } from '../../domain/delivery-term.ts';
import { confirmedCart, shownShipping } from './cart-selectors.ts';
import type { CartState } from './cart-state.ts';

let last: readonly unknown[] = [];
let term: ReturnType<typeof selectDeliveryTerm> = null;

/** When the cart arrives by the chosen method. Remembered, because each row asks after each change. */
export function deliveryTerm(state: CartState): typeof term {
  const from = [confirmedCart(state), state.deliveryTerms, shownShipping(state)] as const;
  if (from.some((value, index) => value !== last[index])) {
    const [cart, terms, method] = (last = from);
    term = cart && method && selectDeliveryTerm(cart, terms ?? [], method);
  }
  return term;
}

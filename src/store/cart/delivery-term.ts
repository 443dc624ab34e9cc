import { selectDeliveryTerm } from '../../domain/delivery-term-selection.ts';
import { confirmedCart, shownShipping } from './cart-selectors.ts';
import type { CartState } from './cart-state.ts';

type Term = ReturnType<typeof selectDeliveryTerm>;

let last: { readonly from: readonly unknown[]; readonly term: Term } = { from: [], term: null };

/** When the cart arrives by the chosen method. Remembered, because each row asks after each change. */
export function deliveryTerm(state: CartState): Term {
  const [cart, terms, method] = [confirmedCart(state), state.deliveryTerms, shownShipping(state)];
  const from = [cart, terms, method];
  if (from.some((value, index) => value !== last.from[index])) {
    last = { from, term: cart && method && selectDeliveryTerm(cart, terms ?? [], method) };
  }
  return last.term;
}

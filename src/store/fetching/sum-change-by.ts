import type { Cart } from '../../domain/cart.ts';
import { toMinor } from '../../domain/money.ts';
import { confirmedCart, isSaved } from '../cart/cart-selectors.ts';
import type { CartState, SumChange } from '../cart/cart-state.ts';
import type { CartSource } from './announce-cart.ts';

/** What an accepted cart has changed; null for the first cart, and for a change that another tab has made. */
export function sumChangeBy(
  { cart, source }: { readonly cart: Cart; readonly source: CartSource },
  before: CartState,
  after: Pick<CartState, 'log'>,
): SumChange | null {
  const shown = confirmedCart(before);
  const { sumChange } = before;
  if (before.isStale || shown?.cartId !== cart.cartId || source === 'otherTab') return null;
  const [was, is] = [shown, cart].map(({ total, shipping }) =>
    [total, shipping.price].map(({ gross }) => toMinor(gross)),
  );
  if (String(was) === String(is)) return sumChange;
  const isIncomplete = sumChange && (sumChange.continues || !sumChange.lines);
  return { from: isIncomplete ? sumChange.from : shown, continues: !isSaved(after), lines: null };
}

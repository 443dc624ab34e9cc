import { confirmedCart } from '../../store/cart-selectors.ts';
import type { CartState } from '../../store/cart-state.ts';

/** Whether there are vouchers to show, or the shopper is about to redeem some. */
export function showsVouchers(state: CartState): boolean {
  return !!confirmedCart(state)?.vouchers.length || state.data.rootComponentProps.mode === 'redemption';
}

/** Whether a first render that begins with this state holds a rare part. */
export function needsRareParts(state: CartState): boolean {
  return state.notices.length > 0 || confirmedCart(state)?.items.length === 0 || showsVouchers(state);
}

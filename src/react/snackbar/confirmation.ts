import type { Cart } from '../../domain/cart.ts';
import { couponLabel } from '../../domain/coupon.ts';
import { snackbarTexts } from '../../messages/snackbar-texts.ts';
import type { Change } from '../../store/wish.ts';

/** What to tell of a change that the cart shows now; null for those that are plain to see. */
export function confirmationOf(change: Change, cart: Cart): string | null {
  switch (change.kind) {
    case 'coupon':
      return snackbarTexts.couponApplied(couponLabel(cart) ?? change.code);
    case 'couponRemoval':
      return snackbarTexts.couponRemoved;
    case 'voucherRemoval':
      return snackbarTexts.voucherRemoved(change.voucherId);
    case 'loyaltyNumber':
      return snackbarTexts.loyaltySaved;
    case 'quantity':
    case 'removal':
    case 'packaging':
    case 'shipping':
      return null;
  }
}

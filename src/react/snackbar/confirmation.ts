import type { Cart } from '../../domain/cart.ts';
import { couponLabel } from '../../domain/coupon.ts';
import { snackbarTexts } from '../../messages/snackbar-texts.ts';
import { isFulfilled, type Change, type Wish } from '../../store/wish.ts';

/** What to tell of wishes that ended with this cart: the last that came true and is not plain to see, or null. */
export function confirmationOf(ended: readonly Wish[], cart: Cart): string | null {
  const told = ended.filter(({ change }) => isFulfilled(change, cart)).map(({ change }) => sentence(change, cart));
  return told.findLast((text) => text !== null) ?? null;
}

function sentence(change: Change, cart: Cart): string | null {
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

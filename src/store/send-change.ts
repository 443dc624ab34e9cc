import type { ChangeCalls } from '../api/change-calls.ts';
import type { Cart } from '../domain/cart.ts';
import type { Change } from './wish.ts';

/** The call that makes a change come true (specification, 7). */
export function sendChange(api: ChangeCalls, change: Change, signal: AbortSignal): Promise<Cart> {
  const options = { signal };
  switch (change.kind) {
    case 'quantity':
      return api.setItemQuantity(change.itemId, change.quantity, options);
    case 'removal':
      return api.removeItem(change.itemId, options);
    case 'packaging': {
      const { itemId, packagingOptionType, packagingVariantId } = change;
      return api.setItemPackaging({ itemId, packagingOptionType, packagingVariantId }, options);
    }
    case 'shipping':
      return api.setShippingMethod(change.method, options);
    case 'coupon':
      return api.addCoupon(change.code, change.referer, options);
    case 'couponRemoval':
      return api.removeCoupon(options);
    case 'voucherRemoval':
      return api.removeVoucher(change.voucherId, options);
    case 'loyaltyNumber':
      return api.setPaybackNumber(change.number, options);
  }
}

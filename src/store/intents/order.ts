import {
  addCoupon,
  removeCoupon,
  removeVoucher,
  setPaybackNumber,
  setShippingMethod,
} from '../../api/operations/cart.ts';
import type { Cart } from '../../domain/cart.ts';
import { couponLabel, removableCoupon } from '../../domain/coupon.ts';
import type { Failure } from '../../domain/failure.ts';
import { stripLoyaltyNumber } from '../../domain/loyalty-number.ts';
import { texts } from '../../messages/texts.ts';
import type { Definition } from './definition.ts';
import type { IntentOf } from './intent.ts';
import { couponSlot, loyaltySlot, shippingSlot, voucherSlot } from './slots.ts';

export const shipping: Definition<IntentOf<'shipping'>> = {
  slot: () => shippingSlot,
  value: (_, cart) => cart.shipping.method,
  wanted: ({ method }) => method,
  // Another packaging may have other methods.
  isOffered: (intent, cart) => cart.availableShippingMethods.some(({ method }) => method === intent.method),
  send: ({ method }, call, options) => call(setShippingMethod, { body: { method } }, options),
};

export const coupon: Definition<IntentOf<'coupon'>> = {
  slot: () => couponSlot,
  value: (_, cart) => cart.coupon?.code.toLowerCase() ?? null,
  wanted: ({ code }) => code.toLowerCase(),
  send: ({ code, referer }, call, options) => call(addCoupon, { body: { coupon: code, referer } }, options),
  isOfThisPage: true,
  confirmation: ({ code }, cart) =>
    cart.discountStatus.success ? { text: texts.couponApplied(couponLabel(cart) ?? code) } : null,
  rejection: couponRejected,
};

/** A code that the shop answers with 200 but does not apply was rejected for the reason that the cart gives. */
export function couponRejected({ discountStatus: { success, message } }: Cart): Failure | null {
  const category = message ? 'discount_error' : null;
  return success ? null : { kind: 'refused', errorCode: 700, category, message, status: 200, appointmentIds: [] };
}

export const couponRemoval: Definition<IntentOf<'couponRemoval'>> = {
  slot: () => couponSlot,
  // The shop may apply the friends discount instead.
  value: (_, cart) => removableCoupon(cart)?.code ?? null,
  wanted: () => null,
  send: (_, call, options) => call(removeCoupon, {}, options),
  leavesLine: true,
};

export const voucherRemoval: Definition<IntentOf<'voucherRemoval'>> = {
  slot: ({ voucherId }) => voucherSlot(voucherId),
  value: ({ voucherId }, { vouchers }) => vouchers.filter(({ id }) => id === voucherId).length,
  wanted: () => 0,
  send: ({ voucherId }, call, options) => call(removeVoucher, { body: { voucherId } }, options),
  leavesLine: true,
};

export const loyaltyNumber: Definition<IntentOf<'loyaltyNumber'>> = {
  slot: () => loyaltySlot,
  value: (_, cart) => stripLoyaltyNumber(cart.payback.number ?? ''),
  wanted: ({ number }) => number,
  send: ({ number }, call, options) => call(setPaybackNumber, { body: { paybackNumber: number } }, options),
  isOfThisPage: true,
  confirmation: () => ({ text: texts.loyaltySaved }),
};

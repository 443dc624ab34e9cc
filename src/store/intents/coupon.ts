import { addCoupon, removeCoupon } from '../../api/operations/cart.ts';
import type { Cart } from '../../domain/cart.ts';
import { couponLabel, removableCoupon } from '../../domain/coupon.ts';
import type { Failure } from '../../domain/failure.ts';
import { texts } from '../../messages/texts.ts';
import type { Definition } from './definition.ts';
import type { IntentOf } from './intent.ts';
import { couponSlot } from './slots.ts';

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

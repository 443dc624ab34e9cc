import { removeCoupon } from '../../api/operations/cart.ts';
import { removableCoupon } from '../../domain/coupon.ts';
import type { Definition } from './definition.ts';
import type { IntentOf } from './intent.ts';
import { couponSlot } from './slots.ts';

export const couponRemoval: Definition<IntentOf<'couponRemoval'>> = {
  slot: () => couponSlot,
  // The shop may apply the friends discount instead.
  value: (_, cart) => removableCoupon(cart)?.code ?? null,
  wanted: () => null,
  send: (_, call, options) => call(removeCoupon, {}, options),
  leavesLine: true,
};

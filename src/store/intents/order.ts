import { removeVoucher, setPaybackNumber, setShippingMethod } from '../../api/operations/cart.ts';
import { stripLoyaltyNumber } from '../../domain/loyalty-number.ts';
import { texts } from '../../messages/texts.ts';
import type { Definition } from './definition.ts';
import type { IntentOf } from './intent.ts';
import { loyaltySlot, shippingSlot, voucherSlot } from './slots.ts';

export const shipping: Definition<IntentOf<'shipping'>> = {
  slot: () => shippingSlot,
  value: (_, cart) => cart.shipping.method,
  wanted: ({ method }) => method,
  // Another packaging may have other methods.
  isOffered: (intent, cart) => cart.availableShippingMethods.some(({ method }) => method === intent.method),
  send: ({ method }, call, options) => call(setShippingMethod, { body: { method } }, options),
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

import { removeVoucher } from '../../api/operations/cart.ts';
import type { Definition } from './definition.ts';
import type { IntentOf } from './intent.ts';
import { voucherSlot } from './slots.ts';

export const voucherRemoval: Definition<IntentOf<'voucherRemoval'>> = {
  slot: ({ voucherId }) => voucherSlot(voucherId),
  value: ({ voucherId }, { vouchers }) => vouchers.filter(({ id }) => id === voucherId).length,
  wanted: () => 0,
  send: ({ voucherId }, call, options) => call(removeVoucher, { body: { voucherId } }, options),
  leavesLine: true,
};

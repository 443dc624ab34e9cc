import { setPaybackNumber } from '../../api/operations/cart.ts';
import { stripLoyaltyNumber } from '../../domain/loyalty-number.ts';
import { snackbarTexts } from '../../messages/snackbar-texts.ts';
import type { Definition } from './definition.ts';
import type { IntentOf } from './intent.ts';
import { loyaltySlot } from './slots.ts';

export const loyaltyNumber: Definition<IntentOf<'loyaltyNumber'>> = {
  slot: () => loyaltySlot,
  value: (_, cart) => stripLoyaltyNumber(cart.payback.number ?? ''),
  wanted: ({ number }) => number,
  send: ({ number }, call, options) => call(setPaybackNumber, { body: { paybackNumber: number } }, options),
  isOfThisPage: true,
  confirmation: () => ({ text: snackbarTexts.loyaltySaved }),
};

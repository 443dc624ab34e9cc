import * as z from './zod.ts';
import { currencyCodes } from '../../domain/money.ts';
import { holds, oneOf } from './checks.ts';
import { described } from './described.ts';

export const largestAmount = Number.MAX_SAFE_INTEGER / 100;

/** Decimal major units, never negative. Strings are not coerced, because `""` would become 0. */
export const moneySchema = z.object({
  amount: described(z.number().check(holds((amount) => amount >= 0 && amount <= largestAmount)), {
    minimum: 0,
    maximum: largestAmount,
  }),
  currencyCode: oneOf(currencyCodes),
});

export const priceSchema = z.object({ gross: moneySchema });

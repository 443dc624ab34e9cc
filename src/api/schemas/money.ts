import * as z from './zod.ts';
import { currencyCodes } from '../../domain/money.ts';
import { checked, oneOf } from './checks.ts';
import { withJsonSchema } from './with-json-schema.ts';

export const largestAmount = Number.MAX_SAFE_INTEGER / 100;

/** Decimal major units, never negative. Strings are not coerced, because `""` would become 0. */
export const moneySchema = z.object({
  amount: withJsonSchema(
    checked(z.number(), (amount) => amount >= 0 && amount <= largestAmount),
    { minimum: 0, maximum: largestAmount },
  ),
  currencyCode: oneOf(currencyCodes),
});

export const priceSchema = z.object({ gross: moneySchema });

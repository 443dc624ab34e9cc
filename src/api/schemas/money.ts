import './configure-zod.ts';
import * as z from 'zod/mini';
import { currencyCodes } from '../../domain/money.ts';

const largestAmount = Number.MAX_SAFE_INTEGER / 100;

/** Decimal major units, never negative (rulings, 1). Text is not coerced: `""` would become 0. */
export const moneySchema = z.object({
  amount: z.number().check(z.gte(0), z.lte(largestAmount)),
  currencyCode: z.enum(currencyCodes),
});

export const priceSchema = z.object({ gross: moneySchema });

import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { moneySchema } from '../schemas/money.ts';

export const prepareAmazonSession = defineOperation({
  name: 'prepareAmazonSession',
  method: 'POST',
  path: 'api/payment-methods/amazon-pay/prepare-payment-session',
  summary: 'Prepare a checkout session of Amazon Pay',
  body: z.object({
    amount: z.object({ amount: z.string(), currencyCode: moneySchema.shape.currencyCode }),
  }),
  answer: z.record(z.string(), z.unknown()),
});

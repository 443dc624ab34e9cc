import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { identifier } from '../schemas/lenient.ts';

export const getPaymentAvailability = defineOperation({
  name: 'getPaymentAvailability',
  method: 'GET',
  path: 'api/payment-methods/{id}/availability',
  summary: 'Whether a payment method can be offered',
  params: z.object({ id: identifier }),
  query: z.object({ totalAmount: z.string(), shippingMethod: z.string() }),
  answer: z.object({ available: z.boolean() }),
});

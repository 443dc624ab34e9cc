import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { identifier } from '../schemas/lenient.ts';

export const createPaypalOrder = defineOperation({
  name: 'createPaypalOrder',
  method: 'POST',
  path: 'api/payment-methods/paypal/order',
  summary: 'Create a PayPal order',
  body: z.object({ cartId: identifier }),
  answer: z.object({ orderId: identifier, paypalOrderId: identifier }),
});

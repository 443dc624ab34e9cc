import * as z from '../schemas/zod.ts';
import { paymentTypes } from '../../domain/payment.ts';
import { defineOperation } from '../operation.ts';
import { identifier, spelled } from '../schemas/lenient.ts';

export const createPaymentSession = defineOperation({
  name: 'createPaymentSession',
  method: 'POST',
  path: 'api/cart/create-payment-session',
  summary: 'Start a card payment',
  body: z.object({ paymentType: spelled(paymentTypes) }),
  answer: z.object({ orderId: identifier, stripeClientSecret: identifier }),
});

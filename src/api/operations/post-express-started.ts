import * as z from '../schemas/zod.ts';
import { paymentTypes } from '../../domain/payment.ts';
import { defineOperation } from '../operation.ts';
import { identifier, spelled } from '../schemas/lenient.ts';

export const postExpressStarted = defineOperation({
  name: 'postExpressStarted',
  method: 'POST',
  path: 'api/event/checkout-express-payment-flow-started',
  summary: 'Event: an express payment began',
  body: z.object({ cartId: identifier, paymentType: spelled(paymentTypes) }),
});

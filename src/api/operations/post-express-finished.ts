import * as z from '../schemas/zod.ts';
import { paymentTypes } from '../../domain/payment.ts';
import { defineOperation } from '../operation.ts';
import { identifier, spelled } from '../schemas/lenient.ts';

export const postExpressFinished = defineOperation({
  name: 'postExpressFinished',
  method: 'POST',
  path: 'api/event/checkout-express-payment-flow-finished',
  summary: 'Event: an express payment ended well',
  body: z.object({ cartId: identifier, paymentType: spelled(paymentTypes) }),
});

import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { identifier } from '../schemas/lenient.ts';

export const postCheckoutProceeded = defineOperation({
  name: 'postCheckoutProceeded',
  method: 'POST',
  path: 'api/event/checkout-proceeded-to-p2',
  summary: 'Event: the shopper goes on to the order data',
  body: z.object({ cartId: identifier }),
});

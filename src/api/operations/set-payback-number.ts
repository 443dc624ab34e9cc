import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { cartSchema } from '../schemas/cart.ts';

export const setPaybackNumber = defineOperation({
  name: 'setPaybackNumber',
  method: 'POST',
  path: 'api/cart/set-payback-number',
  summary: 'Set the loyalty number, or remove it with an empty one',
  body: z.object({ paybackNumber: z.string() }),
  answer: cartSchema,
});

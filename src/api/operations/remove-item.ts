import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { cartSchema } from '../schemas/cart.ts';
import { identifier } from '../schemas/lenient.ts';

export const removeItem = defineOperation({
  name: 'removeItem',
  method: 'POST',
  path: 'api/cart/remove-item',
  summary: 'Remove an item',
  body: z.object({ cartItemId: identifier }),
  answer: cartSchema,
});

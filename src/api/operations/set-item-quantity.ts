import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { cartSchema } from '../schemas/cart.ts';
import { wholeNumber } from '../schemas/checks.ts';
import { identifier } from '../schemas/lenient.ts';

export const setItemQuantity = defineOperation({
  name: 'setItemQuantity',
  method: 'POST',
  path: 'api/cart/set-item-quantity',
  summary: 'Set the quantity of an item',
  body: z.object({ cartItemId: identifier, quantity: wholeNumber(1) }),
  answer: cartSchema,
});

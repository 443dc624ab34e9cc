import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { cartSchema } from '../schemas/cart.ts';
import { identifier } from '../schemas/lenient.ts';

export const removeVoucher = defineOperation({
  name: 'removeVoucher',
  method: 'POST',
  path: 'api/cart/remove-voucher',
  summary: 'Remove an applied value voucher',
  body: z.object({ voucherId: identifier }),
  answer: cartSchema,
});

import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { cartSchema } from '../schemas/cart.ts';
import { orNull } from '../schemas/lenient.ts';

export const addCoupon = defineOperation({
  name: 'addCoupon',
  method: 'POST',
  path: 'api/cart/add-coupon',
  summary: 'Redeem a discount code',
  body: z.object({ coupon: z.string(), referer: orNull(z.string()) }),
  answer: cartSchema,
});

import { defineOperation } from '../operation.ts';
import { cartSchema } from '../schemas/cart.ts';

export const removeCoupon = defineOperation({
  name: 'removeCoupon',
  method: 'POST',
  path: 'api/cart/remove-coupon',
  summary: 'Take the discount code back',
  answer: cartSchema,
});

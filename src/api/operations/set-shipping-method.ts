import * as z from '../schemas/zod.ts';
import { shippingMethods } from '../../domain/shipping.ts';
import { defineOperation } from '../operation.ts';
import { cartSchema } from '../schemas/cart.ts';
import { spelled } from '../schemas/lenient.ts';

export const setShippingMethod = defineOperation({
  name: 'setShippingMethod',
  method: 'POST',
  path: 'api/cart/set-shipping-method',
  summary: 'Choose the shipping method',
  body: z.object({ method: spelled(shippingMethods) }),
  answer: cartSchema,
});

import { defineOperation } from '../operation.ts';
import { cartSchema } from '../schemas/cart.ts';

export const getCart = defineOperation({
  name: 'getCart',
  method: 'GET',
  path: 'api/cart',
  summary: 'The cart of this visitor',
  answer: cartSchema,
});

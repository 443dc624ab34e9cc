import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';

export const getShippingCountries = defineOperation({
  name: 'getShippingCountries',
  method: 'GET',
  path: 'api/cart/shipping-countries',
  summary: 'Country codes that this cart can be sent to',
  answer: z.array(z.string()),
});

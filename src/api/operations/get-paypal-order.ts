import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { identifier, orNull } from '../schemas/lenient.ts';
import { addressSchema } from '../schemas/personal-information.ts';

export const getPaypalOrder = defineOperation({
  name: 'getPaypalOrder',
  method: 'GET',
  path: 'api/payment-methods/paypal/order/{id}',
  summary: 'Payer data of an approved PayPal order',
  params: z.object({ id: identifier }),
  answer: z.object({ email: orNull(z.string()), billingAddress: orNull(addressSchema) }),
});

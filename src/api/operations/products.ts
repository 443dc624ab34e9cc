import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { identifier } from '../schemas/lenient.ts';
import { productSchema } from '../schemas/product.ts';

export const getProductDetails = defineOperation('GET', 'api/product-details/{id}', {
  params: z.object({ id: identifier }),
  answer: productSchema,
});

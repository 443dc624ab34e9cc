import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { identifier } from '../schemas/lenient.ts';
import { packagingVariantsSchema } from '../schemas/packaging.ts';

export const getPackagingVariants = defineOperation({
  name: 'getPackagingVariants',
  method: 'GET',
  path: 'api/packagings/variants/{id}',
  summary: 'Designs of a packaging',
  params: z.object({ id: identifier }),
  answer: packagingVariantsSchema,
});

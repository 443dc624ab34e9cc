import * as z from '../schemas/zod.ts';
import { packagingTypes } from '../../domain/packaging.ts';
import { defineOperation } from '../operation.ts';
import { cartSchema } from '../schemas/cart.ts';
import { identifier, orNull, spelled } from '../schemas/lenient.ts';

export const setItemPackaging = defineOperation({
  name: 'setItemPackaging',
  method: 'POST',
  path: 'api/cart/set-item-packaging',
  summary: 'Choose the packaging of an item',
  body: z.object({
    itemId: identifier,
    packagingOptionType: spelled(packagingTypes),
    packagingVariantId: orNull(z.string()),
  }),
  answer: cartSchema,
});

import * as z from '../schemas/zod.ts';
import { packagingTypes } from '../../domain/packaging.ts';
import { defineChange } from '../operation.ts';
import { wholeNumber } from '../schemas/checks.ts';
import { identifier, openEnum } from '../schemas/lenient.ts';

/** Optional: called only with `canAddItems`. A module of its own, because the program does not contain it. */
export const addItem = defineChange(
  'api/cart/add-item',
  z.object({
    productId: identifier,
    quantity: wholeNumber(1),
    packagingOptionType: z.optional(openEnum(packagingTypes)),
    packagingVariantId: z.optional(z.string()),
    appointmentId: z.optional(z.string()),
  }),
);

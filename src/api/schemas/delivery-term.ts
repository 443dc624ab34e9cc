import * as z from './zod.ts';
import { packagingTypes } from '../../domain/packaging.ts';
import { shippingMethods } from '../../domain/shipping.ts';
import { entries, openEnum, stringOrNull } from './lenient.ts';

export const deliveryTermsSchema = entries(
  z.object({
    packagingType: openEnum(packagingTypes),
    shippingMethod: openEnum(shippingMethods),
    date: stringOrNull,
    text: z.string(),
  }),
);

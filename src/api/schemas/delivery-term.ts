import * as z from './zod.ts';
import { packagingTypes } from '../../domain/packaging.ts';
import { shippingMethods } from '../../domain/shipping.ts';
import { entries, orNull, openEnum } from './lenient.ts';

export const deliveryTermsSchema = entries(
  z.object({
    packagingType: openEnum(packagingTypes),
    shippingMethod: openEnum(shippingMethods),
    date: orNull(z.string()),
    text: z.string(),
  }),
);

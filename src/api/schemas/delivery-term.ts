import * as z from './zod.ts';
import { packagingTypes } from '../../domain/packaging.ts';
import { shippingMethods } from '../../domain/shipping.ts';
import { entries, orNull, spelled } from './lenient.ts';

export const deliveryTermsSchema = entries(
  z.object({
    packagingType: spelled(packagingTypes),
    shippingMethod: spelled(shippingMethods),
    date: orNull(z.string()),
    text: z.string(),
  }),
);

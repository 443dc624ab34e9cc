import * as z from './zod.ts';
import { packagingTypes } from '../../domain/packaging.ts';
import { shippingMethods } from '../../domain/shipping.ts';
import { entries, identifier, listOf, openEnum, orNull, stringOrNull, textOrBlank } from './lenient.ts';
import { priceSchema } from './money.ts';
import { pictureSchema } from './picture.ts';

export const deliveryTermsSchema = entries(
  z.object({
    packagingType: openEnum(packagingTypes),
    shippingMethod: openEnum(shippingMethods),
    date: stringOrNull,
    text: z.string(),
  }),
);

export const packagingVariantsSchema = z.object({
  variantId: textOrBlank,
  variants: listOf(
    z.object({
      variantId: identifier,
      title: textOrBlank,
      price: orNull(priceSchema),
      image: orNull(pictureSchema),
    }),
  ),
});

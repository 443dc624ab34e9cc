import * as z from './zod.ts';
import { packagingTypes } from '../../domain/packaging.ts';
import { identifier, listOf, orNull, spelled, textOrBlank, yesOrNo } from './lenient.ts';
import { priceSchema } from './money.ts';
import { pictureSchema } from './picture.ts';

export const selectedPackagingSchema = z.object({
  type: spelled(packagingTypes),
  title: textOrBlank(),
  variantTitle: textOrBlank(),
  variantId: orNull(z.string()),
  manufacturerSku: orNull(z.string()),
  thumbnail: orNull(pictureSchema),
  price: priceSchema,
});

export const packagingOptionSchema = z.object({
  variantId: identifier,
  type: spelled(packagingTypes),
  packagingOptionType: spelled(packagingTypes),
  title: z.string(),
  variantTitle: textOrBlank(),
  price: priceSchema,
  image: orNull(pictureSchema),
  thumbnail: orNull(pictureSchema),
  hasMultipleVariants: yesOrNo(),
});

export const packagingVariantsSchema = z.object({
  variantId: z.string(),
  variants: listOf(
    z.object({ variantId: identifier, title: z.string(), price: priceSchema, image: orNull(pictureSchema) }),
  ),
});

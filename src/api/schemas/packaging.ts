import * as z from './zod.ts';
import { packagingTypes } from '../../domain/packaging.ts';
import { checked, transformed } from './checks.ts';
import { identifier, lenientBoolean, listOf, openEnum, orElse, orNull, stringOrNull, textOrBlank } from './lenient.ts';
import { priceSchema } from './money.ts';
import { pictureSchema } from './picture.ts';

const typeOrBlank = orElse(openEnum(packagingTypes), '');

export const selectedPackagingSchema = z.object({
  type: typeOrBlank,
  title: textOrBlank,
  variantTitle: textOrBlank,
  variantId: orNull(identifier),
  manufacturerSku: stringOrNull,
  thumbnail: orNull(pictureSchema),
  price: orNull(priceSchema),
});

const optionOnTheWire = z.object({
  variantId: textOrBlank,
  type: typeOrBlank,
  packagingOptionType: typeOrBlank,
  title: textOrBlank,
  variantTitle: textOrBlank,
  price: orNull(priceSchema),
  image: orNull(pictureSchema),
  thumbnail: orNull(pictureSchema),
  hasMultipleVariants: lenientBoolean,
});

/** Each type defaults to the other; without both, an option cannot be selected. */
export const packagingOptionSchema = checked(
  transformed(optionOnTheWire, (option) => ({
    ...option,
    type: option.type || option.packagingOptionType,
    packagingOptionType: option.packagingOptionType || option.type,
    title: option.title || option.variantTitle || option.type || option.packagingOptionType,
  })),
  ({ type }) => type !== '',
);

export const packagingVariantsSchema = z.object({
  variantId: textOrBlank,
  variants: listOf(
    z.object({ variantId: identifier, title: textOrBlank, price: orNull(priceSchema), image: orNull(pictureSchema) }),
  ),
});

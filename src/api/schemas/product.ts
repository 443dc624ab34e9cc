import * as z from './zod.ts';
import { discountTypes, productTypes } from '../../domain/product.ts';
import { transformed } from './checks.ts';
import {
  identifier,
  lenientBoolean,
  listOf,
  numberOrNull,
  openEnum,
  orElse,
  orNull,
  stringOrNull,
  textOrBlank,
  urlText,
} from './lenient.ts';
import { priceSchema } from './money.ts';
import { pictureSchema } from './picture.ts';

const details = {
  url: orElse(urlText('link'), ''),
  slug: textOrBlank,
  image: orNull(pictureSchema),
  trackingName: textOrBlank,
  manufacturerSku: textOrBlank,
  trackingPath: listOf(z.string()),
  originalPrice: orNull(priceSchema),
  minParticipants: numberOrNull,
  maxParticipants: numberOrNull,
  discountBadgeId: stringOrNull,
  discountBadgeName: stringOrNull,
  hasFriendsDiscount: lenientBoolean,
  discountType: orElse(openEnum(discountTypes), 'None'),
  productType: orElse(openEnum(productTypes), ''),
  preSelectedWrappingVariantId: stringOrNull,
  rating: orNull(z.object({ value: z.number(), count: z.number() })),
  locationCount: numberOrNull,
  closestLocationDistance: numberOrNull,
  nudge: orNull(z.object({ id: textOrBlank, text: z.string() })),
  scoringFactor: orNull(z.object({ noShow: numberOrNull, margin: numberOrNull })),
  personalization: z.optional(orNull(z.object({ recipient: z.string() }))),
  productInformation: orNull(z.object({ services: orNull(z.object({ caption: textOrBlank, body: textOrBlank })) })),
  title: textOrBlank,
  price: orNull(priceSchema),
};

export function titleOf({ title, trackingName }: { readonly title: string; readonly trackingName: string }): string {
  return title || trackingName || 'Artikel';
}

export const productSchema = transformed(z.object({ ...details, id: identifier }), (product) => ({
  ...product,
  title: titleOf(product),
}));

/** The product of an item. Nothing of it is required, because an item without product data can still be shown. */
export const itemProductSchema = z.object({ ...details, id: textOrBlank });

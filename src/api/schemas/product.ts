import * as z from './zod.ts';
import { discountTypes, productTypes } from '../../domain/product.ts';
import { identifier, listOf, orElse, orNull, openEnum, textOrBlank, lenientBoolean } from './lenient.ts';
import { priceSchema } from './money.ts';
import { pictureSchema } from './picture.ts';

const details = {
  url: textOrBlank(),
  slug: textOrBlank(),
  image: orNull(pictureSchema),
  trackingName: textOrBlank(),
  manufacturerSku: textOrBlank(),
  trackingPath: listOf(z.string()),
  originalPrice: orNull(priceSchema),
  minParticipants: orNull(z.number()),
  maxParticipants: orNull(z.number()),
  discountBadgeId: orNull(z.string()),
  discountBadgeName: orNull(z.string()),
  hasFriendsDiscount: lenientBoolean(),
  discountType: orElse(openEnum(discountTypes), 'None'),
  productType: orElse(openEnum(productTypes), ''),
  preSelectedWrappingVariantId: orNull(z.string()),
  rating: orNull(z.object({ value: z.number(), count: z.number() })),
  locationCount: orNull(z.number()),
  closestLocationDistance: orNull(z.number()),
  nudge: orNull(z.object({ id: textOrBlank(), text: z.string() })),
  scoringFactor: orNull(z.object({ noShow: orNull(z.number()), margin: orNull(z.number()) })),
  productInformation: orNull(z.object({ services: orNull(z.object({ caption: textOrBlank(), body: textOrBlank() })) })),
};

/** What the page calls a product. */
export function titleOf({ title, trackingName }: { readonly title: string; readonly trackingName: string }): string {
  return title || trackingName || 'Artikel';
}

export const productSchema = z.pipe(
  z.object({ ...details, id: identifier, title: textOrBlank(), price: orNull(priceSchema) }),
  z.transform((product) => ({ ...product, title: titleOf(product) })),
);

/** The product of an item. Nothing of it is required, because an item without product data can still be shown. */
export const itemProductSchema = z.object({
  ...details,
  id: textOrBlank(),
  title: textOrBlank(),
  price: orNull(priceSchema),
});

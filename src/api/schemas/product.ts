import * as z from './zod.ts';
import { discountTypes, productTypes } from '../../domain/product.ts';
import { described } from './described.ts';
import { identifier, listOf, orNull, spelled, textOrBlank, yesOrNo } from './lenient.ts';
import { priceSchema } from './money.ts';
import { pictureSchema } from './picture.ts';

export const productSchema = z.object({
  id: identifier,
  url: textOrBlank(),
  slug: textOrBlank(),
  title: z.string(),
  image: orNull(pictureSchema),
  trackingName: textOrBlank(),
  manufacturerSku: textOrBlank(),
  trackingPath: listOf(z.string()),
  price: priceSchema,
  originalPrice: orNull(priceSchema),
  minParticipants: orNull(z.number()),
  maxParticipants: orNull(z.number()),
  discountBadgeId: orNull(z.string()),
  discountBadgeName: orNull(z.string()),
  hasFriendsDiscount: yesOrNo(),
  discountType: described(
    z.pipe(
      z.optional(spelled(discountTypes)),
      z.transform((type) => type ?? 'None'),
    ),
    { default: 'None' },
  ),
  productType: spelled(productTypes),
  preSelectedWrappingVariantId: orNull(z.string()),
  rating: orNull(z.object({ value: z.number(), count: z.number() })),
  locationCount: orNull(z.number()),
  closestLocationDistance: orNull(z.number()),
  nudge: orNull(z.object({ id: z.string(), text: z.string() })),
  scoringFactor: orNull(z.object({ noShow: orNull(z.number()), margin: orNull(z.number()) })),
  productInformation: orNull(z.object({ services: orNull(z.object({ caption: textOrBlank(), body: textOrBlank() })) })),
});

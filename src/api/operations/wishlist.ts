import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { checked } from '../schemas/checks.ts';
import { withJsonSchema } from '../schemas/with-json-schema.ts';
import { identifier } from '../schemas/lenient.ts';
import { wishlistSchema } from '../schemas/wishlist.ts';

export const getWishlist = defineOperation('GET', 'api/wishlist', { answer: wishlistSchema });

export const addWishlistProduct = defineOperation('POST', 'api/wishlist/add-products', {
  body: z.object({ productId: identifier }),
  answer: wishlistSchema,
});

export const removeWishlistProducts = defineOperation('POST', 'api/wishlist/remove-product', {
  body: z.object({
    productIds: withJsonSchema(
      checked(z.array(identifier), (ids) => ids.length > 0),
      { minItems: 1 },
    ),
  }),
  answer: wishlistSchema,
});

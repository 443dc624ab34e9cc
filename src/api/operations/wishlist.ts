import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { check } from '../schemas/checks.ts';
import { withJsonSchema } from '../schemas/with-json-schema.ts';
import { identifier } from '../schemas/lenient.ts';
import { wishlistSchema } from '../schemas/wishlist.ts';

export const getWishlist = defineOperation({
  method: 'GET',
  path: 'api/wishlist',
  answer: wishlistSchema,
});

export const addWishlistProduct = defineOperation({
  method: 'POST',
  path: 'api/wishlist/add-products',
  body: z.object({ productId: identifier }),
  answer: wishlistSchema,
});

export const removeWishlistProducts = defineOperation({
  method: 'POST',
  path: 'api/wishlist/remove-product',
  body: z.object({
    productIds: withJsonSchema(z.array(identifier).check(check((ids) => ids.length > 0)), { minItems: 1 }),
  }),
  answer: wishlistSchema,
});

import '../schemas/configure-zod.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { identifier } from '../schemas/lenient.ts';
import { wishlistSchema } from '../schemas/wishlist.ts';

export const removeWishlistProducts = defineOperation({
  name: 'removeWishlistProducts',
  method: 'POST',
  path: 'api/wishlist/remove-product',
  summary: 'Take products off the wishlist',
  body: z.object({ productIds: z.array(identifier).check(z.minLength(1)) }),
  answer: wishlistSchema,
});

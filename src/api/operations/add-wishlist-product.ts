import * as z from '../schemas/zod.ts';
import { defineOperation } from '../operation.ts';
import { identifier } from '../schemas/lenient.ts';
import { wishlistSchema } from '../schemas/wishlist.ts';

export const addWishlistProduct = defineOperation({
  name: 'addWishlistProduct',
  method: 'POST',
  path: 'api/wishlist/add-products',
  summary: 'Put a product on the wishlist',
  body: z.object({ productId: identifier }),
  answer: wishlistSchema,
});

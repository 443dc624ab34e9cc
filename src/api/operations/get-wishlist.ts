import { defineOperation } from '../operation.ts';
import { wishlistSchema } from '../schemas/wishlist.ts';

export const getWishlist = defineOperation({
  name: 'getWishlist',
  method: 'GET',
  path: 'api/wishlist',
  summary: 'Product ids on the wishlist of the customer, newest first',
  answer: wishlistSchema,
});

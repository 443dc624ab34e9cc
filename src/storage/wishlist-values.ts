import { maxWishlistItems } from '../domain/list-limits.ts';
import { texts } from './stored-format.ts';
import { session } from './stored.ts';

/** Products of a guest that did not fit on the customer's list and have been reported, so that no other page reports them. */
export const wishesWithoutRoom = /* @__PURE__ */ session('cf_wishes_without_room', {
  owner: 'wishlist',
  format: texts(maxWishlistItems),
});

import { maxWishlistItems } from '../domain/list-limits.ts';
import { texts } from './stored-format.ts';
import { local, session } from './stored.ts';

/** Products of a guest that did not fit on the customer's list and have been reported, so that no other page reports them. */
export const wishesWithoutRoom = /* @__PURE__ */ session('cf_wishes_without_room', {
  owner: 'wishlist',
  format: texts(maxWishlistItems),
});

/**
 * The customer's e-mail hash and the number of products on the list, for badges on pages that do not fetch it; until the
 * logout.
 */
export const customersWishes = /* @__PURE__ */ local('cf_customers_wishes', { owner: 'wishlist', format: texts(2) });

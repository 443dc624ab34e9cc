import { maxWishlistItems } from '../domain/list-limits.ts';
import { count, texts } from './stored-format.ts';
import { session } from './stored.ts';

/** Products of a guest that did not fit on the customer's list and have been reported, so that no other page reports them. */
export const wishesWithoutRoom = /* @__PURE__ */ session('cf_wishes_without_room', {
  owner: 'wishlist',
  format: texts(maxWishlistItems),
});

/** The number of products on the list of a customer, for badges on pages that do not fetch it; until the logout. */
export const customersWishes = /* @__PURE__ */ session('cf_customers_wishes', { owner: 'wishlist', format: count });

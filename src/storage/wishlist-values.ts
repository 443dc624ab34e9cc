import { mostWishes } from '../domain/wishlist.ts';
import { texts } from './format.ts';
import { session } from './stored.ts';

/** Products of a guest that found no room on the customer's list, so that the shopper is not told on every page. */
export const wishesWithoutRoom = /* @__PURE__ */ session('cf_wishes_without_room', {
  owner: 'wishlist',
  format: texts(mostWishes),
});

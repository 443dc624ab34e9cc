import { refuseCall } from '../../calls/refusal.ts';
import type { Shop } from '../shop.ts';
import type { Handler, Outcome } from './call.ts';

/** Maximum length of the wishlist. */
const maxItems = 99;

export const getWishlist: Handler<'getWishlist'> = ({ shop }) => ({ answer: [...wishlistOf(shop)] });

/** Adds a product at the front, also if it is already on the list. */
export const addWishlistProduct: Handler<'addWishlistProduct'> = ({ shop, body: { productId } }) => {
  const others = wishlistOf(shop).filter((id) => id !== productId);
  if (!shop.context.assortment.product(productId)) refuseCall(404, 'Item went offline');
  if (others.length >= maxItems) refuseCall(422, 'COUNT_EXCEEDED');
  return keep(shop, [productId, ...others]);
};

export const removeWishlistProducts: Handler<'removeWishlistProducts'> = ({ shop, body }) =>
  keep(
    shop,
    wishlistOf(shop).filter((id) => !body.productIds.includes(id)),
  );

/** The wishlist of a guest is in the browser. */
function wishlistOf({ state }: Shop): readonly string[] {
  return state.loggedIn ? state.wishlist : refuseCall(401, 'Bitte melde dich an.');
}

function keep({ state }: Shop, wishlist: string[]): Outcome<string[]> {
  return { state: { ...state, wishlist }, answer: [...wishlist] };
}

import { asRecord } from '../domain/as-record.ts';
import { count, flag, json } from './stored-format.ts';
import { local, session } from './stored.ts';

/** The sum of all quantities, for the badge at the shop's cart icon; absent while the cart is empty. */
export const numberOfCartItems = /* @__PURE__ */ local('cf_number_of_cart_items', { owner: 'cart', format: count });

/** Id, version and shop of the last confirmed cart. A page from the browser's cache may contain an older one. */
export const confirmedCartMark = /* @__PURE__ */ session('cf_confirmed_cart', {
  owner: 'cart',
  format: json((value) => {
    const { baseUrl, cartId, cartVersion } = asRecord(value) ?? {};
    const isMark = typeof baseUrl === 'string' && typeof cartId === 'string' && typeof cartVersion === 'number';
    return isMark ? { baseUrl, cartId, cartVersion } : null;
  }),
});

/** Changes that the shop has not confirmed, by the store that made them, for the next page of this tab. */
export const pendingChanges = /* @__PURE__ */ session('cf_pending_changes', {
  owner: 'cart',
  lifetime: 10 * 60,
  format: json(asRecord),
});

/** Whether the page is being reloaded because the shopper has removed the last item. */
export const cartEmptied = /* @__PURE__ */ session('cf_cart_emptied', { owner: 'cart', format: flag });

import { newestFirst } from '../domain/newest-first.ts';
import { maxWishlistItems } from '../domain/list-limits.ts';
import { flag, plain, record, texts } from './stored-format.ts';
import { cookie, local, session } from './stored.ts';

/** All entries that the elements and the shop's pages store in the browser. Public entry `cart-fragment/storage`. */
export * from './analytics-values.ts';
export * from './cart-values.ts';
export * from './express-values.ts';
export * from './payer-values.ts';
export * from './wishlist-values.ts';

const daySeconds = 24 * 60 * 60;
const yearSeconds = 365 * daySeconds;

/** A guest's wishlist: at most 99 product ids, newest first. */
export const wishlistIds = /* @__PURE__ */ cookie('cf_wishlist', {
  owner: 'wishlist',
  lifetime: yearSeconds,
  format: texts(maxWishlistItems),
  // Long ids exceed the size of a cookie.
  isLarge: true,
});

/** The voucher that the shopper is redeeming. */
export const redemption = /* @__PURE__ */ cookie('cf_redemption', {
  owner: 'redemption',
  lifetime: daySeconds,
  format: plain,
});

/** Settings of the shop's pages. */
export const settings = /* @__PURE__ */ cookie('cf_settings', {
  owner: "the shop's pages",
  lifetime: yearSeconds,
  format: record,
});

/** Of products and of searches. */
const maxRecent = 12;

/** Ids of the 12 products viewed last, newest first. */
export const lastSeen = /* @__PURE__ */ local('cf_last_seen', { owner: 'products', format: texts(maxRecent) });

/** The last 12 search terms, newest first. */
export const searchHistory = /* @__PURE__ */ local('cf_search_history', {
  owner: 'search',
  format: texts(maxRecent),
});

/** Whether the shop has yet to show the notification that the customer's account was deleted. */
export const customerDeletionNotification = /* @__PURE__ */ local('cf_customer_deletion_notification', {
  owner: 'account',
  format: flag,
});

/** Whether the welcome popup was shown. */
export const welcomePopup = /* @__PURE__ */ session('cf_welcome_popup', { owner: "the shop's pages", format: flag });

/** Records that the page of a product was opened. */
export function rememberProduct(productId: string): void {
  lastSeen.write(newestFirst(lastSeen.read() ?? [], productId, maxRecent));
}

/** Records a search. Ignores blank ones. */
export function rememberSearch(words: string): void {
  const search = words.trim().replaceAll(/\s+/g, ' ');
  if (search) searchHistory.write(newestFirst(searchHistory.read() ?? [], search, maxRecent));
}

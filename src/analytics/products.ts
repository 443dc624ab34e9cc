import type { Analytics } from './analytics.ts';
import { lineSale, type SaleEvent } from './ga4-cart-events.ts';
import { saleOf } from './items.ts';
import { reportSale } from './reported-sales.ts';
import type { CartVersion } from './shop-data.ts';
import { type Items, listOf, type TrackingContext } from './create-tracking-context.ts';

/** Products on pages without a cart element. */
export function trackProducts({ storage, tenant, search, attempt, push, withLines }: TrackingContext) {
  const pushSale = (event: SaleEvent, items: Items) =>
    withLines(items, (lines) => push({ event, ecommerce: lineSale(lines, { tenant }) }));

  /** Pushes a change of a cart, except for items that a cart element on another page has counted. */
  function pushCartChange(event: 'add_to_cart' | 'remove_from_cart', items: Items, cart?: CartVersion): void {
    withLines(items, (lines) => {
      const { currency, items: changed } = lineSale(lines, { tenant });
      const uncounted = reportSale(storage, changed, { sign: event === 'add_to_cart' ? 1 : -1, cart });
      if (uncounted.length > 0) push({ event, ecommerce: saleOf(uncounted, currency) });
    });
  }

  function reportConversion(items: Items): void {
    attempt(() => {
      const ids = listOf(items).flatMap((item) => ('product' in item ? item.product : item).id ?? []);
      if (ids.length > 0) search?.addedToCart(ids);
    });
  }

  return {
    viewItem: (product) => pushSale('view_item', product),
    addToCart(items, cart) {
      pushCartChange('add_to_cart', items, cart);
      reportConversion(items);
    },
    removeFromCart: (items, cart) => pushCartChange('remove_from_cart', items, cart),
    addToWishlist: (products) => pushSale('add_to_wishlist', products),
    removeFromWishlist: (products) => pushSale('remove_from_wishlist', products),
    searchConversion: reportConversion,
  } satisfies Partial<Analytics>;
}

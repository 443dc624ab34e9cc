/** Analytics for pages with and without a cart (public entry `cart-fragment/analytics`). */
import type { Analytics, AnalyticsOptions } from '../analytics/analytics.ts';
import { createAnalyticsWith } from '../analytics/create-analytics.ts';
import { analyticsStorage } from './analytics/browser-analytics-storage.ts';

/**
 * Creates the analytics of a page, which push to its data layer in GA4's form. Call it once for each page.
 *
 * ```js
 * const analytics = createAnalytics({ tenant: 'JS_DE' });
 * analytics.viewItem(product);
 * ```
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  return createAnalyticsWith(analyticsStorage, options);
}

export type { Analytics, AnalyticsOptions, ItemPlace, ProductList } from '../analytics/analytics.ts';
export type { EcommerceEvents, Interaction, Item, Push } from '../analytics/ga4-events.ts';
export type { PaymentLabel, UnavailablePayment } from '../analytics/payment-labels.ts';
export type { SearchResult, SearchSettings } from '../analytics/search-events.ts';
export type { CartData, CartVersion, LineData, OrderData, ProductData, Promotion } from '../analytics/shop-data.ts';
export type { AccountError, ErrorText, WishlistError } from '../analytics/tracked-errors.ts';
export type { Tenant } from '../domain/tenant.ts';

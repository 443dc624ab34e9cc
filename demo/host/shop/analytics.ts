/** The analytics of the shop's own pages, next to those of the cart. */
import { createAnalytics, type Analytics } from 'cart-fragment/analytics';
import { recall, remember } from '../panel/page-memory.ts';
import { cartElement } from './cart-element.ts';
import { currentShop } from './shops.ts';

let current: { readonly tenant: string; readonly analytics: Analytics } | null = null;

/** The analytics of the current tenant. */
export function analytics(): Analytics {
  const { tenant } = currentShop();
  if (current?.tenant !== tenant) {
    current?.analytics.stop();
    current = { tenant, analytics: createAnalytics({ tenant, consent: analyticsConsent() }) };
  }
  return current.analytics;
}

/** A real shop uses its consent banner; the demo uses a setting of the panel. */
export function analyticsConsent(): boolean {
  return recall('consent') !== false;
}

export function setAnalyticsConsent(given: boolean): void {
  remember('consent', given);
  analytics().setConsent(given);
  passConsentToCart();
}

/** Passes the consent to the page's cart, before it starts or while it runs. */
export function passConsentToCart(): void {
  cartElement()?.setAttribute('data-analytics', analyticsConsent() ? 'on' : 'off');
}

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
    current = { tenant, analytics: createAnalytics({ tenant, consent: hasConsent() }) };
  }
  return current.analytics;
}

/** A real shop uses its consent banner; the demo uses a setting of the panel. */
export function hasConsent(): boolean {
  return recall('consent') !== false;
}

export function setConsent(given: boolean): void {
  remember('consent', given);
  analytics().setConsent(given);
  tellCart();
}

/** Passes the consent to the page's cart, before it starts or while it runs. */
export function tellCart(): void {
  cartElement()?.setAttribute('data-analytics', hasConsent() ? 'on' : 'off');
}

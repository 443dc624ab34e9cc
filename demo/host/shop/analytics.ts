/** The analytics of the shop's own pages, next to those of the cart. */
import { createAnalytics, type Analytics } from 'cart-fragment/analytics';
import { recall, remember } from '../panel/page-memory.ts';
import { cartElement } from './cart-element.ts';
import { currentShop } from './shops.ts';

let current: { readonly tenant: string; readonly analytics: Analytics } | null = null;

/** The analytics of the present tenant. */
export function analytics(): Analytics {
  const { tenant } = currentShop();
  if (current?.tenant !== tenant) {
    current?.analytics.stop();
    current = { tenant, analytics: createAnalytics({ tenant, consent: hasConsent() }) };
  }
  return current.analytics;
}

/** A shop asks its visitors; the demo asks its panel. */
export function hasConsent(): boolean {
  return recall('consent') !== false;
}

export function setConsent(given: boolean): void {
  remember('consent', given);
  analytics().setConsent(given);
  tellCart();
}

/** Tells the cart of the page, before it starts or while it lives. */
export function tellCart(): void {
  cartElement()?.setAttribute('data-analytics', hasConsent() ? 'on' : 'off');
}

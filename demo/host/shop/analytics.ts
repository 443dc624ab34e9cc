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
    current = { tenant, analytics: createAnalytics({ tenant, consent: consentOf(analyticsConsent()) }) };
  }
  return current.analytics;
}

/** The value of `data-analytics`; null if the visitor has not decided. */
type Choice = 'on' | 'off' | null;

/** A real shop uses its consent banner; the demo uses a setting of the panel. */
export function analyticsConsent(): Choice {
  const choice = recall('consent');
  return choice === 'on' || choice === 'off' ? choice : null;
}

export function setAnalyticsConsent(choice: string): void {
  remember('consent', choice);
  analytics().setConsent(consentOf(analyticsConsent()));
  passConsentToCart();
}

function consentOf(choice: Choice): boolean | undefined {
  return choice === null ? undefined : choice === 'on';
}

/** Passes the consent to the page's cart, before it starts or while it runs. */
export function passConsentToCart(): void {
  const choice = analyticsConsent();
  if (choice) cartElement()?.setAttribute('data-analytics', choice);
  else cartElement()?.removeAttribute('data-analytics');
}

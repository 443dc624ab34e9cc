import type { Cart, Changeset } from 'cart-fragment-contract';
import { cartElement } from './cart-element.ts';
import { currentShop } from './shops.ts';

export type CartMode = 'shopping' | 'redemption';

/** Reads `?mode=redemption`, for paying with value vouchers. */
export function currentMode(): CartMode {
  return new URLSearchParams(location.search).get('mode') === 'redemption' ? 'redemption' : 'shopping';
}

interface PageData {
  readonly rootComponentProps?: { readonly payments?: object; readonly initialCart?: Cart | null };
}

/** Whether `?paypal-sdk=6` chooses version 6 of PayPal's SDK instead of 5. */
export function usesPaypalSdk6(): boolean {
  return new URLSearchParams(location.search).get('paypal-sdk') === '6';
}

/** `?stripe=pk_test_…` and `?paypal=<client id>` show the buttons of the real providers instead of the stand-ins. */
function chosenPayments(): object {
  const parameters = new URLSearchParams(location.search);
  const [stripePublishableKey, clientId] = [parameters.get('stripe'), parameters.get('paypal')];
  const scriptUrl = paypalScriptUrl(clientId);
  return { ...(stripePublishableKey && { stripePublishableKey }), ...(scriptUrl && { paypal: { scriptUrl } }) };
}

/** Returns null for the URL of the template. */
function paypalScriptUrl(clientId: string | null): string | null {
  if (usesPaypalSdk6()) {
    const folder = clientId === null ? 'host/stand-ins/web-sdk/v6/core.js' : 'https://www.paypal.com/web-sdk/v6/core';
    return `${folder}?${new URLSearchParams({ 'client-id': clientId ?? 'demo' })}`;
  }
  if (clientId === null) return null;
  const query = { 'client-id': clientId, currency: 'EUR', intent: 'authorize', commit: 'false' };
  return `https://www.paypal.com/sdk/js?${new URLSearchParams(query)}`;
}

/**
 * Completes the page's fragment data: sets the tenant with attributes, and the mode, the tenant's configuration and the
 * changeset with the property.
 */
export function configureCart(changeset: Changeset | null, mode: CartMode = currentMode()): void {
  const cart = cartElement();
  if (!cart) return;
  const { tenant, baseUrl, tenantConfig, assurances, paymentNames } = currentShop();
  cart.setAttribute('tenant', tenant);
  cart.setAttribute('base-url', baseUrl);
  const data = pageData(cart);
  if (!data) return;
  cart.fragmentData = {
    ...data,
    baseUrl,
    // A server-rendered cart may be stale.
    rootComponentProps: {
      ...data.rootComponentProps,
      mode,
      payments: { ...data.rootComponentProps?.payments, ...chosenPayments() },
      tenantConfig,
      assurances,
      paymentNames,
      initialChangeset: changeset,
      initialCart: null,
    },
  };
}

/** Returns the fragment data of the template. */
export function pageData(cart: HTMLElement): PageData | null {
  const script =
    cart.querySelector(':scope > script[type="application/json"]') ??
    document.querySelector('script[data-fragment-id="cart-fragment"]');
  return script && (JSON.parse(script.textContent) as PageData);
}

import type { Changeset } from 'cart-fragment/contract';
import { cartElement } from './cart-element.ts';
import { currentShop } from './shops.ts';

export type CartMode = 'shopping' | 'redemption';

/** `?mode=redemption` pays with value vouchers. */
export function currentMode(): CartMode {
  return new URLSearchParams(location.search).get('mode') === 'redemption' ? 'redemption' : 'shopping';
}

interface PageData {
  readonly rootComponentProps?: object;
}

/**
 * Gives the cart what the page's own data does not say: the tenant by attributes; the mode, the tenant's texts and
 * what the shop has changed meanwhile by the property.
 */
export function configureCart(changeset: Changeset | null, mode: CartMode = currentMode()): void {
  const cart = cartElement();
  if (!cart) return;
  const { tenant, baseUrl, tenantConfig } = currentShop();
  cart.setAttribute('tenant', tenant);
  cart.setAttribute('base-url', baseUrl);
  const data = pageData(cart);
  if (!data) return;
  cart.fragmentData = {
    ...data,
    // A cart that the server has rendered is an older one by now.
    rootComponentProps: {
      ...data.rootComponentProps,
      mode,
      tenantConfig,
      initialChangeset: changeset,
      initialCart: null,
    },
  };
}

/** The JSON that the template has written. */
function pageData(cart: HTMLElement): PageData | null {
  const script =
    cart.querySelector(':scope > script[type="application/json"]') ??
    document.querySelector('script[data-fragment-id="cart-fragment"]');
  return script && (JSON.parse(script.textContent) as PageData);
}

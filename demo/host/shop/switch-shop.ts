import { control } from '../backend/control.ts';
import { showProductTiles } from '../product-tiles.ts';
import { showCustomer } from './customer.ts';
import { configureCart, type CartMode } from './shop-cart.ts';
import { currentShop, type Tenant } from './shops.ts';

/** Changes the tenant of the page. A server-rendered page belongs to one tenant, so the browser navigates instead. */
export async function switchTenant(tenant: Tenant): Promise<void> {
  const root = document.documentElement;
  const url = withParameter('tenant', tenant);
  // The session of a payment belongs to the shop in which it began.
  url.searchParams.delete('amazonCheckoutSessionId');
  if (!hasLivingCart()) {
    location.assign(url);
    return;
  }
  history.replaceState(null, '', url);
  remember(tenant);
  root.dataset['tenant'] = tenant;
  root.classList.toggle('brand-js', tenant.startsWith('JS'));
  root.classList.toggle('brand-md', tenant.startsWith('MD'));
  document.title = document.title.replace(/[^–]+$/, ` ${currentShop().tenantConfig.brandDisplayName}`);
  configureCart(null);
  await showProductTiles();
}

export function switchMode(mode: CartMode): void {
  const url = withParameter('mode', mode === 'redemption' ? mode : null);
  if (hasLivingCart()) {
    history.replaceState(null, '', url);
    configureCart(null, mode);
  } else {
    location.assign(new URL(`index.html${url.search}`, document.baseURI));
  }
}

/** Loads the page again, because a page cannot unload the script of the other version. */
export function switchPaypalSdk(isVersion6: boolean): void {
  const url = withParameter('paypal-sdk', isVersion6 ? '6' : null);
  location.assign(hasLivingCart() ? url : new URL(`index.html${url.search}`, document.baseURI));
}

export async function switchLogin(loggedIn: boolean): Promise<void> {
  await control.post('login', { loggedIn });
  showCustomer(loggedIn);
}

function hasLivingCart(): boolean {
  return ['cart', 'classic'].includes(document.documentElement.dataset['page'] ?? '');
}

function withParameter(name: string, value: string | null): URL {
  const url = new URL(location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url;
}

function remember(tenant: Tenant): void {
  try {
    sessionStorage.setItem('demo_tenant', tenant);
  } catch {
    // Without storage, the tenant is only in the URL.
  }
}

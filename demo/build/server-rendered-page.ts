import { type Hydration, renderCartFragment } from 'cart-fragment/server';
import { shopOf, type Tenant } from '../host/shop/shops.ts';
import { exampleCart } from './example-cart.ts';

const mark = '<!-- server-rendered: cart -->';

/** The pages with a server-rendered cart, and when the program of the cart is loaded. */
export const serverRenderedPages: Readonly<Record<string, Hydration>> = {
  'server-rendered.html': 'load',
  'on-touch.html': 'interaction',
};

interface PageData {
  readonly rootComponentProps?: object;
}

/**
 * Renders the cart of a tenant into a page.
 * @param data fragment data of the other pages; the tenant's fields are replaced.
 */
export async function serverRenderedPage(
  page: string,
  data: PageData,
  tenant: Tenant,
  hydrate: Hydration = 'load',
): Promise<string> {
  const shop = shopOf(tenant);
  const { baseUrl, tenantConfig, assurances, paymentNames } = shop;
  const initialCart = await exampleCart(shop);
  // Express payments near the viewport load the program.
  const noPayments = hydrate === 'interaction' ? { payments: undefined } : {};
  const cart = await renderCartFragment(
    {
      ...data,
      tenant,
      baseUrl,
      rootComponentProps: {
        ...data.rootComponentProps,
        ...noPayments,
        tenantConfig,
        assurances,
        paymentNames,
        initialCart,
      },
    },
    { stylesheetUrl: 'package/cart-fragment.css', hydrate },
  );
  const brand = tenant.startsWith('JS') ? 'brand-js' : 'brand-md';
  return page
    .replace('class="brand-js"', `class="${brand}"`)
    .replace('data-tenant="JS_DE"', `data-tenant="${tenant}"`)
    .replace('– Erlebnishaus', `– ${tenantConfig.brandDisplayName}`)
    .replace(mark, () => cart);
}

/** Returns the file of a page for a tenant: the page itself for the first one, and names like `on-touch.md_de.html`. */
export function serverRenderedName(page: string, tenant: Tenant): string {
  return tenant === 'JS_DE' ? page : page.replace('.html', `.${tenant.toLowerCase()}.html`);
}

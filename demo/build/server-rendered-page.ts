import { renderCartFragment } from 'cart-fragment/server';
import { shopOf, type Tenant } from '../host/shop/shops.ts';
import { exampleCart } from './example-cart.ts';

const mark = '<!-- server-rendered: cart -->';

interface PageData {
  readonly rootComponentProps?: object;
}

/**
 * Renders the cart of a tenant into a page.
 * @param data fragment data of the other pages; the tenant's fields are replaced.
 */
export async function serverRenderedPage(page: string, data: PageData, tenant: Tenant): Promise<string> {
  const shop = shopOf(tenant);
  const { baseUrl, tenantConfig, assurances } = shop;
  const initialCart = await exampleCart(shop);
  const cart = await renderCartFragment(
    {
      ...data,
      tenant,
      baseUrl,
      rootComponentProps: { ...data.rootComponentProps, tenantConfig, assurances, initialCart },
    },
    { stylesheetUrl: 'package/cart-fragment.css' },
  );
  const brand = tenant.startsWith('JS') ? 'brand-js' : 'brand-md';
  return page
    .replace('class="brand-js"', `class="${brand}"`)
    .replace('data-tenant="JS_DE"', `data-tenant="${tenant}"`)
    .replace('– Erlebnishaus', `– ${tenantConfig.brandDisplayName}`)
    .replace(mark, () => cart);
}

/** Returns `server-rendered.html` for the first tenant, and names like `server-rendered.md_de.html` for the others. */
export function serverRenderedName(tenant: Tenant): string {
  return tenant === 'JS_DE' ? 'server-rendered.html' : `server-rendered.${tenant.toLowerCase()}.html`;
}

import { renderCartFragment } from 'cart-fragment/server';
import { shopOf, type Tenant } from '../host/shop/shops.ts';
import { exampleCart } from './example-cart.ts';

const mark = '<!-- server-rendered: cart -->';

interface PageData {
  readonly rootComponentProps?: object;
}

/**
 * Fills a page with the finished cart of a tenant, which needs no script to be seen and left.
 * @param data the fragment data that the other pages carry; the tenant's own fields are set here.
 */
export async function serverRenderedPage(page: string, data: PageData, tenant: Tenant): Promise<string> {
  const shop = shopOf(tenant);
  const { baseUrl, tenantConfig } = shop;
  const initialCart = await exampleCart(shop);
  const cart = await renderCartFragment(
    { ...data, tenant, baseUrl, rootComponentProps: { ...data.rootComponentProps, tenantConfig, initialCart } },
    { stylesheetUrl: 'package/cart-fragment.css' },
  );
  const brand = tenant.startsWith('JS') ? 'brand-js' : 'brand-md';
  return page
    .replace('class="brand-js"', `class="${brand}"`)
    .replace('data-tenant="JS_DE"', `data-tenant="${tenant}"`)
    .replace('– Erlebnishaus', `– ${tenantConfig.brandDisplayName}`)
    .replace(mark, () => cart);
}

/** `server-rendered.html`, and beside it one for each other tenant, such as `server-rendered.md_de.html`. */
export function serverRenderedName(tenant: Tenant): string {
  return tenant === 'JS_DE' ? 'server-rendered.html' : `server-rendered.${tenant.toLowerCase()}.html`;
}

import type { Product } from 'cart-fragment-contract';
import { html, nothing } from 'lit-html';
import { customerHash } from '../shop/customer.ts';
import { currentShop } from '../shop/shops.ts';

/** The heart of a product. */
export function heart({ id, title }: Product) {
  const { baseUrl, tenant } = currentShop();
  return html`<wishlist-toggle
    product-id=${id}
    product-title=${title}
    base-url=${baseUrl}
    tenant=${tenant}
    customer-email-hash=${customerHash() ?? nothing}
  ></wishlist-toggle>`;
}

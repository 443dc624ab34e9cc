/** The wishlist on the shop's pages: loads its elements, sets their shop, and counts products in the header. */
import { wishlistIds } from 'cart-fragment/storage';
import { currentShop } from './shop/shops.ts';
import { scriptUrl } from './shop/trusted-script-url.ts';

const load = (name: string) => import(scriptUrl(new URL(`package/${name}.js`, document.baseURI)));

export async function startWishlist(): Promise<void> {
  window.addEventListener('wishlistChange', ({ detail }) => showCount(detail.productIds.length));
  showCount(wishlistIds.read()?.length ?? 0);
  const page = document.querySelector('wishlist-fragment');
  if (page) {
    const { baseUrl, tenant, tenantConfig } = currentShop();
    page.setAttribute('base-url', baseUrl);
    page.setAttribute('tenant', tenant);
    page.fragmentData = { rootComponentProps: { tenantConfig } };
  }
  await Promise.all([load('wishlist-toggle'), page && load('wishlist-fragment')]);
}

function showCount(count: number): void {
  const badge = document.getElementById('wishlist-badge');
  if (!badge) return;
  badge.hidden = count === 0;
  badge.textContent = String(count);
}

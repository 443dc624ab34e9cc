import { productPageOf } from './product-redirect.ts';

/**
 * Leads the shop's links to pages of the demo where no server does: the links to the shop's front page and to `/wishlist` are
 * outside the demo's folder, and without a worker nobody answers those to products.
 */
export function followShopLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    const page = link?.target === '' ? demoPageOf(link.href) : null;
    if (page === null) return;
    event.preventDefault();
    location.assign(page);
  });
}

/** Returns null for every other URL. */
export function demoPageOf(address: string): string | null {
  const folder = new URL('.', document.baseURI);
  if (!address.startsWith(`${folder.origin}/`)) return null;
  const url = new URL(address);
  if (url.pathname === '/wishlist') return new URL('wishlist.html', folder).href;
  if (url.pathname === '/' && folder.pathname !== '/') return new URL('index.html', folder).href;
  return productPageOf(url.href);
}

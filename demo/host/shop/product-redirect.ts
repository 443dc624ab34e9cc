import { cartTenants } from 'cart-fragment-contract';

/**
 * Returns the demo's page for the URL of the wishlist (`/wishlist`), of a product (`{tenant}/experiences/{id}`) or of its appointments
 * (`{tenant}/availabilities/{id}/{experienceId}?selectedDate=…`); null for every other URL. The page is at the root of
 * the demo, two folders above the tenant's.
 */
export function productPageOf(address: string): string | null {
  const url = new URL(address);
  if (url.pathname === '/wishlist') return `${url.origin}/wishlist.html`;
  const found = /^(.*\/)[^/]+\/(\w+)\/(?:experiences\/([^/]+)|availabilities\/([^/]+)\/[^/]+)$/.exec(url.pathname);
  const [, root, folder = '', experience, ticket] = found ?? [];
  const tenant = cartTenants.find((tenant) => tenant.toLowerCase() === folder.toLowerCase());
  const id = readable(experience ?? ticket ?? '');
  if (root === undefined || !tenant || !id) return null;
  const page = new URL(url.origin);
  page.pathname = `${root}product.html`;
  page.search = new URLSearchParams({ id, tenant }).toString();
  const selectedDate = url.searchParams.get('selectedDate');
  if (ticket !== undefined && selectedDate) page.searchParams.set('selectedDate', selectedDate);
  return page.href;
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

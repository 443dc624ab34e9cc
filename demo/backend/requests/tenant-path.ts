import { cartTenant, cartTenants } from 'cart-fragment/contract';
import type { ShopTenant } from '../catalogue/shop-tenant.ts';

/** Where a request goes: the folder of its tenant, and what stands behind it. */
export interface TenantPath {
  readonly tenant: ShopTenant;
  /** Begins with `/api/` or `/control/`; as it was sent, with its escapes. */
  readonly path: string;
}

/**
 * Reads `<anything>/js_de/api/cart`, so that the shop can lie in any folder of a site. Without a tenant's folder
 * before it, the first `api` or `control` counts, for the first tenant. null for every other address.
 */
export function readTenantPath(url: string): TenantPath | null {
  const segments = new URL(url).pathname.split('/');
  const entrances = segments.flatMap((segment, index) => (segment === 'api' || segment === 'control' ? index : []));
  const named = entrances.find((index) => isTenantFolder(segments[index - 1] ?? ''));
  const entrance = named ?? entrances[0];
  if (entrance === undefined) return null;
  return {
    tenant: cartTenant((segments[entrance - 1] ?? '').toUpperCase()),
    path: `/${segments.slice(entrance).join('/')}`,
  };
}

function isTenantFolder(segment: string): boolean {
  return cartTenants.some((tenant) => tenant.toLowerCase() === segment.toLowerCase());
}

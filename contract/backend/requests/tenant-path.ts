import { cartTenant, cartTenants } from 'cart-fragment/api';
import type { ShopTenant } from '../catalog/shop-tenant.ts';

/** The tenant of a request and the path below the tenant's folder. */
export interface TenantPath {
  readonly tenant: ShopTenant;
  /** Starts with `/api/` or `/control/`; still encoded. */
  readonly path: string;
}

/**
 * Parses `<anything>/js_de/api/cart`, so that the shop works in any folder of a site. Without a tenant's folder, uses
 * the first `api` or `control` and the first tenant. Returns null for every other URL.
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

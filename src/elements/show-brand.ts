import { brandNameOf } from '../domain/tenant.ts';

export const brandAttribute = 'data-brand';

/** Written only where it differs: an attribute that is written is an attribute that changes. */
export function showBrand(host: Element, tenant: string): void {
  const brand = brandNameOf(tenant);
  if (host.getAttribute(brandAttribute) !== brand) host.setAttribute(brandAttribute, brand);
}

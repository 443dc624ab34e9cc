import { brandNameOf } from '../domain/tenant.ts';

export const brandAttribute = 'data-brand';

/** Writes the attribute only if it differs, because observers run for equal values, too. */
export function showBrand(host: Element, tenant: string): void {
  const brand = brandNameOf(tenant);
  if (host.getAttribute(brandAttribute) !== brand) host.setAttribute(brandAttribute, brand);
}

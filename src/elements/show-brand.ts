import { brandNameOf } from '../domain/tenant.ts';

export const brandAttribute = 'data-brand';

/** Skips equal values, for which observers would run, too. */
export function showBrand(host: Element, tenant: string): void {
  const brand = brandNameOf(tenant);
  if (host.getAttribute(brandAttribute) !== brand) host.setAttribute(brandAttribute, brand);
}

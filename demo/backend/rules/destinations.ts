import {
  canShip,
  countryCodes,
  shippingCountries,
  type CountryCode,
  type ShippingMethodName,
} from 'cart-fragment/contract';
import type { ShopTenant } from '../catalogue/shop-tenant.ts';

/** Where a method goes; what is sent by e-mail, and a cart without a method, can go to every country. */
export function destinationsOf(method: ShippingMethodName | null, tenant: ShopTenant): readonly CountryCode[] {
  return (method && shippingCountries(method, tenant, staysInSwitzerland(tenant))) ?? countryCodes;
}

export function delivers(method: ShippingMethodName, country: string, tenant: ShopTenant): boolean {
  const known = countryCodes.find((code) => code === country);
  return known !== undefined && canShip(method, known, tenant, staysInSwitzerland(tenant));
}

/** The Swiss shop posts from Switzerland and within it. */
function staysInSwitzerland(tenant: ShopTenant): boolean {
  return tenant === 'MD_CH';
}

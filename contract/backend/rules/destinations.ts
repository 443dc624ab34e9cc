import { canShip, countryCodes, shippingCountries, type CountryCode, type ShippingMethodName } from 'cart-fragment/api';
import type { ShopTenant } from '../catalog/shop-tenant.ts';

/** Returns the countries of a method: all for e-mail and for a cart without a method. */
export function destinationsOf(method: ShippingMethodName | null, tenant: ShopTenant): readonly CountryCode[] {
  return (method && shippingCountries(method, tenant, staysInSwitzerland(tenant))) ?? countryCodes;
}

export function delivers(method: ShippingMethodName, country: string, tenant: ShopTenant): boolean {
  const known = countryCodes.find((code) => code === country);
  return known !== undefined && canShip(method, known, tenant, staysInSwitzerland(tenant));
}

/** The Swiss shop ships within Switzerland only. */
function staysInSwitzerland(tenant: ShopTenant): boolean {
  return tenant === 'MD_CH';
}

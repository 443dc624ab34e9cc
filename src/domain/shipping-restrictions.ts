import type { ShippingMethod, ShippingMethodName } from './shipping.ts';
import { countryOf, type CountryCode, type Tenant, type TenantCountry } from './tenant.ts';

const abroad: readonly CountryCode[] = ['DE', 'AT', 'IT'];

/** Where a tenant of each country delivers by standard shipping. */
const standardCountries: Readonly<Record<TenantCountry, readonly CountryCode[]>> = {
  DE: abroad,
  AT: abroad,
  CH: [...abroad, 'CH'],
};

const expressCountries: readonly CountryCode[] = ['DE'];

export function isExpress(method: ShippingMethodName): boolean {
  return method === 'Express' || method === 'BoxExpress';
}

/**
 * Returns the countries that a method delivers to; null without a limit: for e-mail and for methods unknown to the cart.
 * @param swissOnly for shipping within Switzerland only.
 */
export function shippingCountries(
  method: ShippingMethodName,
  tenant: Tenant,
  swissOnly = false,
): readonly CountryCode[] | null {
  const isStandard = method === 'Standard' || method === 'BoxStandard';
  if (!isStandard && !isExpress(method)) return null;
  const countries = isStandard ? standardCountries[countryOf(tenant)] : expressCountries;
  return swissOnly ? countries.filter((country) => country === 'CH') : countries;
}

export function canShip(method: ShippingMethodName, country: CountryCode, tenant: Tenant, swissOnly = false): boolean {
  return shippingCountries(method, tenant, swissOnly)?.includes(country) ?? true;
}

const warningLabels: readonly string[] = ['Xmas-Express-Delivery', 'Xmas-Express-Delivery-Hint'];

/** Returns the server's warning that an express gift may arrive too late, otherwise null. */
export function expressWarning(method: ShippingMethod): string | null {
  return method.details !== null && warningLabels.includes(method.details.label) ? method.details.description : null;
}

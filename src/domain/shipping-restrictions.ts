import type { ShippingMethod, ShippingMethodName } from './shipping.ts';
import type { CountryCode, Tenant } from './tenant.ts';

export function isExpress(method: ShippingMethodName): boolean {
  return method === 'Express' || method === 'BoxExpress';
}

/** Whether a method ships a box. */
export function isBoxShipping(method: ShippingMethodName): boolean {
  return method === 'BoxStandard' || method === 'BoxExpress';
}

/**
 * Returns the countries that a method delivers to (specification, 5 and 9); null without a limit: for e-mail and for
 * methods unknown to the cart.
 * @param swissOnly for shipping within Switzerland only.
 */
export function shippingCountries(
  method: ShippingMethodName,
  tenant: Tenant,
  swissOnly = false,
): readonly CountryCode[] | null {
  if (isExpress(method)) return swissOnly ? [] : ['DE'];
  if (method !== 'Standard' && method !== 'BoxStandard') return null;
  const abroad: readonly CountryCode[] = swissOnly ? [] : ['DE', 'AT', 'IT'];
  return tenant === 'MD_CH' ? [...abroad, 'CH'] : abroad;
}

export function canShip(method: ShippingMethodName, country: CountryCode, tenant: Tenant, swissOnly = false): boolean {
  return shippingCountries(method, tenant, swissOnly)?.includes(country) ?? true;
}

/** Labels that mark the details of a method as a warning (specification, 9). */
const warningLabels: readonly string[] = ['Xmas-Express-Delivery', 'Xmas-Express-Delivery-Hint'];

/** Returns the server's warning that an express gift may arrive too late, otherwise null. */
export function expressWarning(method: ShippingMethod): string | null {
  return method.details !== null && warningLabels.includes(method.details.label) ? method.details.description : null;
}

import type { ShippingMethod, ShippingMethodName } from './shipping.ts';
import type { CountryCode, Tenant } from './tenant.ts';

export function isExpress(method: ShippingMethodName): boolean {
  return method === 'Express' || method === 'BoxExpress';
}

/** Whether the parcel holds a box. */
export function isBoxShipping(method: ShippingMethodName): boolean {
  return method === 'BoxStandard' || method === 'BoxExpress';
}

/**
 * The countries that a method delivers to (specification, 5 and 9); null where there is no limit:
 * for what is sent by e-mail, and for a method that only the server knows.
 * @param swissOnly the variant of a shipment that stays within Switzerland.
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

/** Labels by which the server marks the details of a method as a warning (specification, 9). */
const warningLabels: readonly string[] = ['Xmas-Express-Delivery', 'Xmas-Express-Delivery-Hint'];

/** The warning that an express gift may come too late, in the server's words; null for everything else. */
export function expressWarning(method: ShippingMethod): string | null {
  return method.details !== null && warningLabels.includes(method.details.label) ? method.details.description : null;
}

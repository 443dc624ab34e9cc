import type { CurrencyCode } from './money.ts';

export type Brand = 'JS' | 'MD';

export const countryCodes = ['DE', 'AT', 'CH', 'NL', 'FR', 'LU', 'ES', 'IT', 'BE', 'LI', 'GB'] as const;
export type CountryCode = (typeof countryCodes)[number];
export type TenantCountry = Extract<CountryCode, 'DE' | 'AT' | 'CH'>;

/** Begins with the brand, so that the hearts can do without the table below. */
type TenantName = `${Brand}_${string}`;

/** The tenants that the cart page supports. */
export const cartTenants = ['JS_DE', 'JS_AT', 'MD_DE', 'MD_AT', 'MD_CH'] as const satisfies readonly TenantName[];
export type CartTenant = (typeof cartTenants)[number];

const otherTenants = ['JS_NOW_DE', 'JS_TEST', 'MD_TEST'] as const satisfies readonly TenantName[];

export const tenants = [...cartTenants, ...otherTenants] as const;
export type Tenant = (typeof tenants)[number];

interface TenantProperties {
  readonly country: TenantCountry;
  readonly currency: CurrencyCode;
  /** The two letters that follow `1-` in an order id. */
  readonly prefix: string;
  readonly loyalty: boolean;
}

/** Every property of a tenant that a rule depends on. A new tenant does not compile without all of them. */
const table: Readonly<Record<Tenant, TenantProperties>> = {
  JS_DE: { country: 'DE', currency: 'EUR', prefix: 'JD', loyalty: true },
  JS_NOW_DE: { country: 'DE', currency: 'EUR', prefix: 'ND', loyalty: false },
  JS_AT: { country: 'AT', currency: 'EUR', prefix: 'JA', loyalty: false },
  JS_TEST: { country: 'DE', currency: 'EUR', prefix: 'TT', loyalty: false },
  MD_DE: { country: 'DE', currency: 'EUR', prefix: 'MD', loyalty: true },
  MD_AT: { country: 'AT', currency: 'EUR', prefix: 'MA', loyalty: false },
  MD_CH: { country: 'CH', currency: 'CHF', prefix: 'MC', loyalty: false },
  MD_TEST: { country: 'DE', currency: 'EUR', prefix: 'TM', loyalty: false },
};

/** Returns the tenant for the cart page, in whatever case it is written; unsupported ones fall back to JS_DE. */
export function cartTenant(tenant: string): CartTenant {
  const name = tenant.toUpperCase();
  return cartTenants.find((supported) => supported === name) ?? 'JS_DE';
}

export function brandOf(tenant: Tenant): Brand {
  return tenant.slice(0, 2) as Brand;
}

/** As written in the attribute `data-brand`. */
export function brandNameOf(tenant: string): Lowercase<Brand> {
  return brandOf(cartTenant(tenant)).toLowerCase() as Lowercase<Brand>;
}

/** The currency of a tenant's amounts. */
export function currencyOf(tenant: Tenant): CurrencyCode {
  return table[tenant].currency;
}

/** Whether a tenant takes part in the loyalty program. An unknown one might promise the points of another brand. */
export function hasLoyaltyProgram(tenant: string): boolean {
  const name = tenant.toUpperCase();
  return isTenant(name) && table[name].loyalty;
}

/** Tax law is national. Kept out of the table above, because the program does not need the rates. */
const taxRates: Readonly<Record<TenantCountry, number>> = { DE: 1.19, AT: 1.2, CH: 1.077 };

/** Gross divided by net, for analytics. */
export function taxRateOf(tenant: Tenant): number {
  return taxRates[table[tenant].country];
}

/**
 * Returns the country of a tenant; DE for test tenants.
 * @throws Error for an unknown tenant.
 */
export function countryOf(tenant: string): TenantCountry {
  return propertiesOf(tenant, 'No country code found for tenant').country;
}

/** @throws Error for an unknown tenant. */
export function urlPrefixOf(tenant: string): Lowercase<TenantCountry> {
  return propertiesOf(tenant, 'No url prefix found for tenant').country.toLowerCase() as Lowercase<TenantCountry>;
}

/** @throws Error for an unknown tenant. */
export function orderPrefixOf(tenant: string): string {
  return propertiesOf(tenant, 'Cannot get prefix from the given tenant').prefix;
}

function propertiesOf(tenant: string, error: string): TenantProperties {
  if (!isTenant(tenant)) throw new Error(error);
  return table[tenant];
}

function isTenant(name: string): name is Tenant {
  return Object.hasOwn(table, name);
}

import type { CurrencyCode } from './money.ts';

/** All tenants of the shop (specification, 3). */
export const tenants = ['JS_DE', 'JS_NOW_DE', 'JS_AT', 'JS_TEST', 'MD_DE', 'MD_AT', 'MD_CH', 'MD_TEST'] as const;
export type Tenant = (typeof tenants)[number];

/** The tenants that the cart page supports (rulings, 13). */
export const cartTenants = ['JS_DE', 'JS_AT', 'MD_DE', 'MD_AT', 'MD_CH'] as const satisfies readonly Tenant[];
export type CartTenant = (typeof cartTenants)[number];

/** The first and the second brand. */
export type Brand = 'JS' | 'MD';

export const countryCodes = ['DE', 'AT', 'CH', 'NL', 'FR', 'LU', 'ES', 'IT', 'BE', 'LI', 'GB'] as const;
export type CountryCode = (typeof countryCodes)[number];
export type TenantCountry = Extract<CountryCode, 'DE' | 'AT' | 'CH'>;

/** The two letters that follow `1-` in an order id (specification, 4). */
export const orderPrefixes: Readonly<Record<Tenant, string>> = {
  JS_DE: 'JD',
  JS_NOW_DE: 'ND',
  JS_AT: 'JA',
  JS_TEST: 'TT',
  MD_DE: 'MD',
  MD_AT: 'MA',
  MD_CH: 'MC',
  MD_TEST: 'TM',
};

/** Returns the tenant for the cart page, in whatever case it is written; unsupported ones fall back to JS_DE. */
export function cartTenant(tenant: string): CartTenant {
  const name = tenant.toUpperCase();
  return cartTenants.find((known) => known === name) ?? 'JS_DE';
}

export function brandOf(tenant: Tenant): Brand {
  return tenant.startsWith('MD') ? 'MD' : 'JS';
}

/** As it stands in the attribute `data-brand`. */
export function brandNameOf(tenant: string): Lowercase<Brand> {
  return brandOf(cartTenant(tenant)).toLowerCase() as Lowercase<Brand>;
}

export function currencyOf(tenant: Tenant): CurrencyCode {
  return tenant === 'MD_CH' ? 'CHF' : 'EUR';
}

/** Whether a tenant takes part in the loyalty programme. */
export function hasLoyaltyProgramme(tenant: Tenant): boolean {
  return tenant === 'JS_DE' || tenant === 'MD_DE';
}

/**
 * Returns the country of a tenant; DE for test tenants.
 * @throws Error for an unknown tenant (specification, 8).
 */
export function countryOf(tenant: string): TenantCountry {
  return known(tenant, 'No country code found for tenant', countryOfKnown);
}

/** @throws Error for an unknown tenant (specification, 8). */
export function urlPrefixOf(tenant: string): Lowercase<TenantCountry> {
  return known(
    tenant,
    'No url prefix found for tenant',
    (found) => countryOfKnown(found).toLowerCase() as Lowercase<TenantCountry>,
  );
}

/** @throws Error for an unknown tenant (specification, 8). */
export function orderPrefixOf(tenant: string): string {
  return known(tenant, 'Cannot get prefix from the given tenant', (found) => orderPrefixes[found]);
}

/** Gross divided by net, for analytics (specification, 9). */
export function taxRateOf(tenant: Tenant): number {
  return { DE: 1.19, AT: 1.2, CH: 1.077 }[countryOfKnown(tenant)];
}

function countryOfKnown(tenant: Tenant): TenantCountry {
  return tenant === 'MD_CH' ? 'CH' : tenant.endsWith('_AT') ? 'AT' : 'DE';
}

function known<Result>(tenant: string, error: string, then: (tenant: Tenant) => Result): Result {
  const found = tenants.find((one) => one === tenant);
  if (found === undefined) throw new Error(error);
  return then(found);
}

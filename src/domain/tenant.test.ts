import { describe, expect, it } from 'vitest';
import {
  brandOf,
  cartTenant,
  countryOf,
  currencyOf,
  hasLoyaltyProgram,
  orderPrefixOf,
  taxRateOf,
  tenants,
  urlPrefixOf,
} from './tenant.ts';

describe('properties of a tenant', () => {
  it.each([
    ['JS_DE', 'JS', 'DE', 'EUR', 'de', 'JD', true, 1.19],
    ['JS_NOW_DE', 'JS', 'DE', 'EUR', 'de', 'ND', false, 1.19],
    ['JS_AT', 'JS', 'AT', 'EUR', 'at', 'JA', false, 1.2],
    ['JS_TEST', 'JS', 'DE', 'EUR', 'de', 'TT', false, 1.19],
    ['MD_DE', 'MD', 'DE', 'EUR', 'de', 'MD', true, 1.19],
    ['MD_AT', 'MD', 'AT', 'EUR', 'at', 'MA', false, 1.2],
    ['MD_CH', 'MD', 'CH', 'CHF', 'ch', 'MC', false, 1.077],
    ['MD_TEST', 'MD', 'DE', 'EUR', 'de', 'TM', false, 1.19],
  ] as const)('%s', (tenant, brand, country, currency, urlPrefix, orderPrefix, loyalty, tax) => {
    expect(tenants).toContain(tenant);
    expect(brandOf(tenant)).toBe(brand);
    expect(countryOf(tenant)).toBe(country);
    expect(currencyOf(tenant)).toBe(currency);
    expect(urlPrefixOf(tenant)).toBe(urlPrefix);
    expect(orderPrefixOf(tenant)).toBe(orderPrefix);
    expect(hasLoyaltyProgram(tenant)).toBe(loyalty);
    expect(taxRateOf(tenant)).toBe(tax);
  });

  it.each(['', 'js_de', 'XX_DE', 'constructor', '__proto__'])('throw for "%s"', (tenant) => {
    expect(() => countryOf(tenant)).toThrow('No country code found for tenant');
    expect(() => urlPrefixOf(tenant)).toThrow('No url prefix found for tenant');
    expect(() => orderPrefixOf(tenant)).toThrow('Cannot get prefix from the given tenant');
  });
});

describe('hasLoyaltyProgram', () => {
  it('reads a tenant in any case', () => {
    expect(hasLoyaltyProgram('md_de')).toBe(true);
  });

  it.each(['XX_DE', '', 'constructor'])('is false for the unknown tenant "%s"', (tenant) => {
    expect(hasLoyaltyProgram(tenant)).toBe(false);
  });
});

describe('cartTenant', () => {
  it.each(['JS_DE', 'JS_AT', 'MD_DE', 'MD_AT', 'MD_CH'])('supports %s', (tenant) => {
    expect(cartTenant(tenant)).toBe(tenant);
  });

  it('reads a tenant in any case', () => {
    expect(cartTenant('md_ch')).toBe('MD_CH');
  });

  it.each(['JS_NOW_DE', 'JS_TEST', 'MD_TEST', 'unknown', ''])('falls back to JS_DE for "%s"', (tenant) => {
    expect(cartTenant(tenant)).toBe('JS_DE');
  });
});

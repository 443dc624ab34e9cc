import { describe, expect, it } from 'vitest';
import { shippingMethodTable } from './shipping-methods.ts';
import { currencyOf, shopTenants } from './shop-tenant.ts';
import { overTheWire } from './testing/cart-on-the-wire.ts';

describe('shippingMethodTable', () => {
  it.each(shopTenants)('has valid methods for %s in its currency', (tenant) => {
    const methods = shippingMethodTable(tenant);
    expect(overTheWire(tenant, { availableShippingMethods: methods }).availableShippingMethods).toEqual(methods);
    for (const { price } of methods) expect(price?.gross.currencyCode).toBe(currencyOf(tenant));
  });

  it.each([
    ['Online', 0],
    ['Standard', 4.9],
    ['BoxStandard', 5.9],
    ['Express', 14.9],
    ['BoxExpress', 16.9],
  ])('charges for %s %d €', (name, amount) => {
    const method = shippingMethodTable('JS_DE').find((row) => row.method === name);
    expect(method?.price).toEqual({ gross: { amount, currencyCode: 'EUR' } });
  });

  it('warns that express delivers within Germany only', () => {
    const express = shippingMethodTable('JS_AT').filter(({ method }) => method.endsWith('Express'));
    expect(express).toHaveLength(2);
    for (const { details } of express) expect(details?.description).toContain('Nur innerhalb Deutschlands.');
  });

  it('has no express for the Swiss tenant, which delivers within Switzerland only', () => {
    const swiss = shippingMethodTable('MD_CH');
    expect(swiss.map(({ method }) => method)).toEqual(['Online', 'Standard', 'BoxStandard']);
    expect(swiss[1]?.details?.description).toContain('nur innerhalb der Schweiz');
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deductedShareOf, netOf, tenantOfOrderId } from './order.ts';
import { tenants } from './tenant.ts';

const euros = (amount: number) => ({ amount, currencyCode: 'EUR' as const });

describe('netOf', () => {
  it.each([
    ['JS_DE', 119, 100],
    ['JS_NOW_DE', 119, 100],
    ['JS_TEST', 119, 100],
    ['MD_TEST', 119, 100],
    ['MD_AT', 120, 100],
    ['JS_AT', 79.9, 66.58],
    ['MD_CH', 107.7, 100],
    ['JS_DE', 0, 0],
  ] as const)('subtracts the tax of %s from %d', (tenant, gross, net) => {
    expect(netOf(euros(gross), tenant)).toEqual(euros(net));
  });

  it('rounds to whole minor units', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(...tenants), (minor, tenant) => {
        const { amount } = netOf(euros(minor / 100), tenant);
        expect(Math.round(amount * 100) / 100).toBe(amount);
      }),
    );
  });
});

describe('deductedShareOf', () => {
  it.each([
    [941.5, 75, 75 / 1016.5],
    [0, 50, 1],
    [100, 0, 0],
    [0, 0, 0],
  ])('of %d after vouchers of %d', (total, vouchers, share) => {
    expect(deductedShareOf(euros(total), euros(vouchers))).toBeCloseTo(share, 12);
  });
});

describe('tenantOfOrderId', () => {
  it.each([
    ['1-JD1234567', 'JS_DE'],
    ['1-JA1', 'JS_AT'],
    ['1-ND1', 'JS_NOW_DE'],
    ['1-TT1', 'JS_TEST'],
    ['1-MD1', 'MD_DE'],
    ['1-MA1', 'MD_AT'],
    ['1-MC1', 'MD_CH'],
    ['1-TM1', 'MD_TEST'],
  ])('maps %s to %s', (orderId, tenant) => {
    expect(tenantOfOrderId(orderId)).toBe(tenant);
  });

  it.each(['', '1-', '1-XX1', '2-JD1', 'JD1', ' 1-JD1', '1-jd1'])('throws for "%s"', (orderId) => {
    expect(() => tenantOfOrderId(orderId)).toThrow('Cannot map tenant from invalid order ID');
  });

  it.each([null, undefined, 123])('throws the same for %s', (orderId) => {
    expect(() => tenantOfOrderId(orderId as never)).toThrow('Cannot map tenant from invalid order ID');
  });
});

import { describe, expect, it } from 'vitest';
import { tenantOfOrderId } from './order-id.ts';

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

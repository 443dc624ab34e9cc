import { describe, expect, it } from 'vitest';
import { codeOf, cartWith, computed, known, contextOf, type TestLine } from '../testing/build-cart.ts';
import { computeCart } from './compute-cart.ts';
import { setShippingMethod } from './shipping-change.ts';

const { plain, box, giftWrap, voucher, ticket } = known;

describe('shippingMethodsFor', () => {
  it.each<[string, readonly TestLine[], readonly string[]]>([
    ['an empty cart', [], []],
    ['printable vouchers', [[plain], [voucher], [ticket]], ['Online']],
    ['an envelope', [[plain, 1, 'envelope-1']], ['Standard', 'Express']],
    ['a printable voucher and an envelope', [[voucher], [plain, 1, 'envelope-1']], ['Standard', 'Express']],
    ['a box', [[box]], ['BoxStandard', 'BoxExpress']],
    ['a gift box', [[plain, 1, 'giftbox-7']], ['BoxStandard', 'BoxExpress']],
    ['gift wrap', [[giftWrap]], ['BoxStandard', 'BoxExpress']],
    ['a box and a printable voucher', [[box], [voucher]], ['BoxStandard', 'BoxExpress']],
    ['a box and an envelope', [[box], [plain, 1, 'envelope-1']], ['Standard', 'Express']],
  ])('offers the methods for %s', (_, lines, methods) => {
    expect(computed(lines).availableShippingMethods.map(({ method }) => method)).toEqual(methods);
  });

  it.each(['JS_AT', 'MD_AT', 'MD_CH'] as const)('offers no express in %s', (tenant) => {
    const cart = computed([[plain, 1, 'envelope-1']], contextOf(tenant));
    expect(cart.availableShippingMethods.map(({ method }) => method)).toEqual(['Standard']);
  });

  it('omits unavailable methods', () => {
    const context = contextOf('JS_DE', { adjustments: { removedShippingMethods: ['Standard'] } });
    const cart = computed([[plain, 1, 'envelope-1']], context);
    expect(cart.shipping.method).toBe('Express');
  });
});

describe('appliedMethod', () => {
  it('defaults to the first method', () => {
    expect(computed([[plain, 1, 'envelope-1']]).shipping).toEqual({
      method: 'Standard',
      price: { gross: { amount: 4.9, currencyCode: 'EUR' } },
    });
  });

  it('keeps the speed when only boxes are left', () => {
    const letter = setShippingMethod(cartWith([[plain, 1, 'envelope-1']]), { method: 'Express' }, contextOf());
    const boxed = { ...letter, lines: cartWith([[plain, 1, 'giftbox-7']]).lines };
    expect(computeCart(boxed, contextOf()).shipping.method).toBe('BoxExpress');
  });

  it('returns null for an empty cart', () => {
    expect(computed([]).shipping).toEqual({ method: null, price: { gross: { amount: 0, currencyCode: 'EUR' } } });
  });
});

describe('setShippingMethod', () => {
  it.each(['Online', 'BoxStandard', 'Pigeon'])('refuses %s for an envelope', (method) => {
    const cart = cartWith([[plain, 1, 'envelope-1']]);
    expect(codeOf(() => setShippingMethod(cart, { method }, contextOf()))).toBe(0);
  });
});

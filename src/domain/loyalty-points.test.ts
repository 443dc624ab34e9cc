import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCart, buildItem, buildProduct, price } from '../test-support/cart-builders.ts';
import { loyaltyPoints } from './loyalty-points.ts';

const item = (total: number, manufacturerSku = '1', productType = 'Experience') =>
  buildItem({ total: price(total), product: buildProduct({ manufacturerSku, productType }) });

describe('loyaltyPoints', () => {
  it.each([
    ['half of the total, rounded down', [item(359.8), item(498), item(99.9)], 0, 478],
    ['without value vouchers', [item(100), item(50, '1', 'ValueVoucher')], 0, 50],
    [
      'without excluded SKUs',
      [item(100), item(50, '6473'), item(50, '7608'), item(50, '7496'), item(50, '6143')],
      0,
      50,
    ],
    ["without the page's own SKUs", [item(100), item(50, '99')], 0, 50],
    ['after the discount', [item(100)], 10.02, 44],
    ['never below 0', [item(10)], 30, 0],
    ['nothing for an empty cart', [], 0, 0],
  ])('returns %s', (_, items, discount, points) => {
    const cart = buildCart({ items, totalDiscount: price(discount).gross });
    expect(loyaltyPoints(cart, ['99'])).toBe(points);
  });

  it.each([
    [478, 478],
    [0, 0],
    [-3, 0],
  ])("uses the server's value: %i", (points, shown) => {
    const cart = buildCart({ payback: { number: null, scrid: null, points } });
    expect(loyaltyPoints(cart, [])).toBe(shown);
  });

  it('computes in cents', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { maxLength: 20 }), (amounts) => {
        const cart = buildCart({ items: amounts.map((minor) => item(minor / 100)) });
        expect(loyaltyPoints(cart, [])).toBe(Math.floor(amounts.reduce((sum, minor) => sum + minor, 0) / 200));
      }),
    );
  });
});

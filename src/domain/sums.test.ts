import { describe, expect, it } from 'vitest';
import {
  buildCart,
  buildItem,
  buildOption,
  buildPackaging,
  buildProduct,
  price,
} from '../test-support/cart-builders.ts';
import type { Cart } from './cart.ts';
import { wrongSums } from './sums.ts';

const francs = { amount: 1, currencyCode: 'CHF' } as const;
const inFrancs = { gross: francs };

describe('wrongSums', () => {
  const item = (total: number, quantity = 2) =>
    buildItem({ product: buildProduct({ price: price(179.9) }), quantity, total: price(total) });
  const inspect = (changes: Partial<Cart>) => {
    const nothing = { packagingTotal: price(0), totalDiscount: price(0).gross, vouchers: [] };
    const cart = buildCart({ shipping: { method: null, price: price(0) }, ...nothing, ...changes });
    return wrongSums(cart).map(({ path, found, expected }) => [path, found, expected]);
  };

  it('names a total in cents, and what its parts add up to', () => {
    expect(inspect({ items: [item(359.8)], total: price(35980) })).toEqual([
      ['total.gross.amount', '35980', '359.8 (items + packagingTotal + shipping − totalDiscount − vouchers)'],
    ]);
  });

  it('names the total of an item', () => {
    expect(inspect({ items: [item(350)], total: price(350) })).toEqual([
      ['items.0.total.gross.amount', '350', '359.8 (price × quantity)'],
    ]);
  });

  it('adds packagings and shipping, and subtracts the discount and vouchers', () => {
    const parts = {
      items: [{ ...item(359.8), selectedPackaging: { ...buildPackaging('GiftBox'), price: price(7.9) } }],
      packagingTotal: price(7.9),
      shipping: { method: 'Express', price: price(14.9) },
      totalDiscount: price(20).gross,
      vouchers: [{ id: 'GS-1', balance: price(100).gross, deductedAtPurchase: price(100).gross }],
    } as const;
    expect(inspect({ ...parts, total: price(262.6) })).toEqual([]);
    expect(inspect({ ...parts, total: price(262.6), packagingTotal: price(9) })).toEqual([
      ['packagingTotal.gross.amount', '9', '7.9 (the prices of selectedPackaging)'],
      ['total.gross.amount', '262.6', expect.stringMatching(/^263.7 /)],
    ]);
  });

  it.each([
    ['a cent', [item(359.8)], 359.81],
    [
      'the rounding of a price that the shop has not sent',
      [{ ...item(10), quantity: 25, total: price(10.1), product: buildProduct({ price: price(0.4) }) }],
      10.1,
    ],
  ] as const)('accepts %s', (_, items, total) => {
    expect(inspect({ items, total: price(total) })).toEqual([]);
  });

  it('does not add up several currencies', () => {
    expect(inspect({ items: [item(350)], total: price(1), totalDiscount: francs })).toEqual([
      ['currencyCode', 'CHF, EUR', 'one currency'],
    ]);
  });

  it.each<[string, Partial<Cart>]>([
    ['total', { total: inFrancs }],
    ['packaging', { packagingTotal: inFrancs }],
    ['leftover', { leftoverTotal: inFrancs }],
    ['shipping', { shipping: { method: 'Online', price: inFrancs } }],
    ['discount', { totalDiscount: francs }],
    ['voucher', { vouchers: [{ id: 'v', balance: { amount: 1, currencyCode: 'EUR' }, deductedAtPurchase: francs }] }],
    [
      'offered shipping method',
      { availableShippingMethods: [{ method: 'Online', title: '', subtitle: '', price: inFrancs, details: null }] },
    ],
    ['item', { items: [buildItem({ total: inFrancs })] }],
    ['price', { items: [buildItem({ product: buildProduct({ price: inFrancs }) })] }],
    ['struck price', { items: [buildItem({ product: buildProduct({ originalPrice: inFrancs }) })] }],
    [
      'packaging of an item',
      { items: [buildItem({ selectedPackaging: { ...buildPackaging('Pdf'), price: inFrancs } })] },
    ],
    [
      'packaging option',
      { items: [buildItem({ availablePackagingOptions: [{ ...buildOption('Pdf', 'pdf'), price: inFrancs }] })] },
    ],
  ])('finds a second currency in the %s', (_, changes) => {
    expect(wrongSums(buildCart(changes))).toMatchObject([{ kind: 'mixed currencies', found: 'CHF, EUR' }]);
  });

  it('ignores the currency of a balance', () => {
    const balance = { amount: 1, currencyCode: 'CHF' } as const;
    const vouchers = [{ id: 'v', balance, deductedAtPurchase: price(0).gross }];
    expect(inspect({ items: [item(359.8)], total: price(359.8), vouchers })).toEqual([]);
  });
});

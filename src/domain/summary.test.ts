import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCart, buildItem, buildProduct, price } from '../test-support/cart-builders.ts';
import type { Cart } from './cart.ts';
import { summaryRows } from './summary.ts';

const voucher = (amount: number): Cart['vouchers'][number] => ({
  id: `GS-${amount}`,
  balance: { amount, currencyCode: 'EUR' },
  deductedAtPurchase: price(amount).gross,
});

const struck = buildProduct({ price: price(179.9), originalPrice: price(199.9) });

const full = buildCart({
  items: [buildItem({ quantity: 2, product: struck, total: price(359.8) }), buildItem({ total: price(50) })],
  packagingTotal: price(3.9),
  shipping: { method: 'Standard', price: price(4.9) },
  totalDiscount: price(10).gross,
  vouchers: [voucher(75), voucher(25)],
  leftoverTotal: price(12.5),
  total: price(308.6),
});

describe('summaryRows', () => {
  it('returns every row of a full cart, in minor units', () => {
    expect(summaryRows(full, 'redemption')).toEqual([
      { kind: 'items', amount: 40980 },
      { kind: 'packaging', amount: 390 },
      { kind: 'shipping', amount: 490 },
      { kind: 'discount', amount: -1000 },
      { kind: 'vouchers', amount: -10000 },
      { kind: 'total', amount: 30860 },
      { kind: 'savings', amount: 5000 },
      { kind: 'leftover', amount: 1250 },
    ]);
  });

  it('omits rows of 0 except the total', () => {
    expect(summaryRows(buildCart({ items: [], total: price(0) }), 'shopping')).toEqual([{ kind: 'total', amount: 0 }]);
  });

  it.each([
    ['while shopping', full, 'shopping'],
    ['without vouchers', { ...full, vouchers: [] }, 'redemption'],
    ['of 0', { ...full, leftoverTotal: price(0) }, 'redemption'],
  ] as const)('omits the leftover value %s', (_, cart, mode) => {
    expect(summaryRows(cart, mode).map(({ kind }) => kind)).not.toContain('leftover');
  });

  it('ignores negative savings', () => {
    const dearer = buildProduct({ price: price(100), originalPrice: price(90) });
    const rows = summaryRows(buildCart({ items: [buildItem({ product: dearer })] }), 'shopping');
    expect(rows.map(({ kind }) => kind)).not.toContain('savings');
  });

  it('adds up to the total to the cent', () => {
    const minor = fc.nat(1_000_000);
    fc.assert(
      fc.property(
        fc.array(minor),
        minor,
        minor,
        minor,
        fc.array(minor),
        (items, packaging, shipping, discount, paid) => {
          const add = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
          const total = add(items) + packaging + shipping - discount - add(paid);
          const rows = summaryRows(
            buildCart({
              items: items.map((amount) => buildItem({ total: price(amount / 100) })),
              packagingTotal: price(packaging / 100),
              shipping: { method: 'Standard', price: price(shipping / 100) },
              totalDiscount: price(discount / 100).gross,
              vouchers: paid.map((amount) => voucher(amount / 100)),
              total: price(total / 100),
            }),
            'shopping',
          );
          const end = rows.findIndex(({ kind }) => kind === 'total');
          expect(add(rows.slice(0, end).map(({ amount }) => amount))).toBe(rows[end]?.amount);
        },
      ),
    );
  });
});

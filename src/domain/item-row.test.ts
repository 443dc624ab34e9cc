import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAppointment, buildItem, price } from '../test-support/cart-builders.ts';
import { itemRows } from './item-row.ts';
import { toMinor } from './money.ts';

describe('itemRows', () => {
  it('shows an item without an appointment once', () => {
    const item = buildItem({ quantity: 3, total: price(30) });
    expect(itemRows(item)).toEqual([{ key: 'item-1', item, ticket: null, quantity: 3, total: item.total.gross }]);
  });

  it('shows a ticket once for each unit', () => {
    const item = buildItem({ quantity: 2, total: price(498), appointment: buildAppointment() });
    expect(itemRows(item)).toEqual([
      { key: 'item-1/0', item, ticket: 0, quantity: 1, total: price(249).gross },
      { key: 'item-1/1', item, ticket: 1, quantity: 1, total: price(249).gross },
    ]);
  });

  it('shares the total among the rows to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 10_000_000 }), (quantity, minor) => {
        const rows = itemRows(buildItem({ quantity, total: price(minor / 100), appointment: buildAppointment() }));
        const shares = rows.map((row) => toMinor(row.total));
        expect(rows).toHaveLength(quantity);
        expect(new Set(rows.map((row) => row.key)).size).toBe(quantity);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(minor);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    [100, 100, 1],
    [101, 101, 1],
    [102, 101, 2],
    [1_000_000_000, 101, 999_999_900],
  ])('of %i tickets has %i rows, the last one with %i', (quantity, count, rest) => {
    const item = buildItem({ quantity, total: price(quantity), appointment: buildAppointment() });
    const rows = itemRows(item);
    expect(rows).toHaveLength(count);
    expect(rows.at(-1)).toMatchObject({ quantity: rest, total: { amount: rest } });
    expect(rows.slice(0, -1).every((row) => row.quantity === 1 && row.total.amount === 1)).toBe(true);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(count);
  });
});

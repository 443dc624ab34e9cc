import { describe, expect, it } from 'vitest';
import { earlyGoalsIn } from './early-goals.ts';

const record = (...early: unknown[]) => ({ cartId: 'cart-1', cartVersion: 3, time: 7, early });
const rest = { cartId: 'cart-1', cartVersion: 3, time: 7, productId: null, rows: [] };
const flags = { failed: false, wished: false, abandoned: false };

describe('earlyGoalsIn', () => {
  it.each([
    [['quantity-a-1', '3', '2'], { kind: 'quantity', key: 'item:a-1', itemId: 'a-1', wanted: 3, from: [2] }],
    [['removal-a-1', '0', '2'], { kind: 'removal', key: 'item:a-1', itemId: 'a-1', wanted: 0, from: [2] }],
    [
      ['packaging-a-1', 'Envelope env', 'Pdf pdf'],
      { kind: 'packaging', key: 'packaging:a-1', itemId: 'a-1', wanted: 'Envelope env', from: ['Pdf pdf'] },
    ],
    [
      ['shipping', 'Express', 'Standard'],
      { kind: 'shipping', key: 'shipping', itemId: null, wanted: 'Express', from: ['Standard'] },
    ],
    [['shipping', 'Express'], { kind: 'shipping', key: 'shipping', itemId: null, wanted: 'Express', from: [null] }],
  ])('reads %j', (early, goal) => {
    expect(earlyGoalsIn(record(early))).toEqual([{ ...goal, ...rest, ...flags }]);
  });

  it.each([
    [['quantity-a', 'x', '2']],
    [['quantity-a', '-1', '2']],
    [['coupon', 'X', null]],
    [['shipping']],
    [null],
    ['x'],
  ])('ignores %j', (early) => {
    expect(earlyGoalsIn(record(early))).toEqual([]);
  });

  it('reads none of a record without any', () => {
    expect(earlyGoalsIn({ goals: [] })).toEqual([]);
  });
});

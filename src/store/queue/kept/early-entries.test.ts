import { describe, expect, it } from 'vitest';
import { earlyEntriesIn } from './early-entries.ts';

const record = (...early: unknown[]) => ({ cartId: 'cart-1', cartVersion: 3, time: 7, early });
const rest = { madeAt: 7, rows: [], failed: false, wished: false, abandoned: false };
const base = (seen: unknown) => ({ cartId: 'cart-1', cartVersion: 3, seen: [seen] });

describe('earlyEntriesIn', () => {
  it.each([
    [['quantity-a-1', '3', '2'], { kind: 'quantity', itemId: 'a-1', quantity: 3 }, 2],
    [['removal-a-1', '0', '2'], { kind: 'removal', itemId: 'a-1', quantity: 2 }, 2],
    [
      ['packaging-a-1', 'Envelope env', 'Pdf pdf'],
      { kind: 'packaging', itemId: 'a-1', type: 'Envelope', variantId: 'env' },
      'Pdf pdf',
    ],
    [['packaging-a-1', 'Pdf ', null], { kind: 'packaging', itemId: 'a-1', type: 'Pdf', variantId: null }, null],
    [['shipping', 'Express', 'Standard'], { kind: 'shipping', method: 'Express' }, 'Standard'],
    [['shipping', 'Express'], { kind: 'shipping', method: 'Express' }, null],
  ])('reads %j', (early, intent, seen) => {
    expect(earlyEntriesIn(record(early))).toEqual([{ intent, base: base(seen), ...rest }]);
  });

  it.each([
    [['quantity-a', 'x', '2']],
    [['quantity-a', '-1', '2']],
    [['coupon', 'X', null]],
    [['shipping']],
    [null],
    ['x'],
  ])('ignores %j', (early) => {
    expect(earlyEntriesIn(record(early))).toEqual([]);
  });

  it('reads none of a record without any', () => {
    expect(earlyEntriesIn({ entries: [] })).toEqual([]);
  });
});

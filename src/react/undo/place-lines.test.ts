import { describe, expect, it } from 'vitest';
import { itemRows } from '../../domain/item-row.ts';
import type { Removal } from '../../store/cart/removal.ts';
import { testCart, testItem, testTicket } from '../../store/testing/test-cart.ts';
import { placeLines } from './place-lines.ts';

const cartOf = (...items: (string | [string, number])[]) =>
  testCart({ items: items.map((item) => (typeof item === 'string' ? testItem({ id: item }) : testTicket(...item))) });

/** Where lines stand: each is written as its item and its row. */
function placed(removed: readonly string[], order: readonly string[], cart: ReturnType<typeof cartOf>) {
  const lines = removed.map((text) => ({ of: text[0]!, row: Number(text[1] ?? 0), text }) as Removal);
  const map = placeLines(order, lines, new Map(cart.items.map((item) => [item.id, itemRows(item).length])));
  return Object.fromEntries([...map].map(([id, rows]) => [id, rows.map((row) => row.map(({ text }) => text).join())]));
}

describe('placeLines', () => {
  it.each([
    ['above the row that follows it', ['b'], ['a', 'b', 'c'], cartOf('a', 'c'), { c: ['b', ''] }],
    ['below the last row', ['c'], ['a', 'b', 'c'], cartOf('a', 'b'), { b: ['', 'c'] }],
    ['in the order of the rows', ['c', 'b'], ['a', 'b', 'c', 'd'], cartOf('a', 'd'), { d: ['b,c', ''] }],
    ['above the next ticket', ['t1'], ['t', 'b'], cartOf(['t', 2], 'b'), { t: ['', 't1'] }],
    ['below the last ticket', ['t2'], ['t', 'b'], cartOf(['t', 2], 'b'), { b: ['t2', ''] }],
    ['below the last ticket of the list', ['t2'], ['t'], cartOf(['t', 2]), { t: ['', '', 't2'] }],
    ['below the card of the first ticket', ['t0'], ['t', 'b'], cartOf(['t', 2], 'b'), { t: ['', 't0'] }],
    ['below the card of the only ticket', ['t0', 'b'], ['t', 'b'], cartOf(['t', 1]), { t: ['', 't0,b'] }],
    ['in an empty list', ['a', 'b'], ['a', 'b'], cartOf(), { '': ['a,b'] }],
    ['nowhere', [], ['a'], cartOf('a'), {}],
  ])('%s', (_, removed, order, cart, expected) => {
    expect(placed(removed, order, cart)).toEqual(expected);
  });
});

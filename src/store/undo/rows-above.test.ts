import { describe, expect, it } from 'vitest';
import { testCart, testItem, testTicket } from '../testing/test-cart.ts';
import { firstRowOf, rowsLeftAbove, rowsOfItems } from './rows-above.ts';

const cartOf = (...items: (string | [string, number])[]) =>
  rowsOfItems(
    testCart({ items: items.map((item) => (typeof item === 'string' ? testItem({ id: item }) : testTicket(...item))) }),
  );

const before = cartOf('a', ['t', 3], 'b');

describe('firstRowOf', () => {
  it.each([
    ['a', 0],
    ['t', 1],
    ['b', 4],
  ])('of %s is %i', (id, index) => {
    expect(firstRowOf(before, id)).toBe(index);
  });
});

describe('rowsLeftAbove', () => {
  it.each([
    ['the first item', 0, cartOf(['t', 3], 'b'), [0], 0],
    ['the first ticket', 1, cartOf('a', ['t', 2], 'b'), [1], 1],
    ['a ticket in the middle', 2, cartOf('a', ['t', 2], 'b'), [2], 2],
    ['the last ticket', 3, cartOf('a', ['t', 2], 'b'), [3], 3],
    ['the last item', 4, cartOf('a', ['t', 3]), [4], 4],
    ['an item, and the one above it', 4, cartOf(['t', 3]), [0, 4], 3],
    ['two tickets, seen from the second one', 3, cartOf('a', ['t', 1], 'b'), [1, 3], 2],
    ['a ticket below, seen from one above', 1, cartOf('a', ['t', 2], 'b'), [3], 1],
    ['all tickets', 2, cartOf('a', 'b'), [1, 2, 3], 1],
    ['nothing, while another session adds a ticket', 4, cartOf('a', ['t', 4], 'b'), [], 5],
    ['nothing, while another session adds an item', 4, cartOf('a', ['t', 3], 'b', 'c'), [], 4],
  ])('without %s', (_, index, now, removed, left) => {
    expect(rowsLeftAbove(index, before, now, removed)).toBe(left);
  });
});

import { describe, expect, it } from 'vitest';
import { testCart, testItem } from '../testing/test-cart.ts';
import { nextOrder } from './shown-order.ts';

const cartOf = (...ids: string[]) => testCart({ items: ids.map((id) => testItem({ id })) });
const shownOf = (...items: string[]) => ({ items, vouchers: [], coupon: [''] });

describe('nextOrder', () => {
  it.each([
    ['a removed item', null, ['a', 'b', 'c'], ['a', 'c'], {}, ['a', 'b', 'c']],
    ['a new item', shownOf('a', 'b', 'c'), ['a', 'c'], ['new', 'a', 'c'], {}, ['new', 'a', 'b', 'c']],
    ['a new last item', shownOf('a', 'b'), ['a'], ['a', 'new'], {}, ['a', 'b', 'new']],
    ['an item that was put back', shownOf('a', 'b', 'c'), ['a', 'c'], ['d', 'a', 'c'], { b: 'd' }, ['a', 'd', 'c']],
    ['two put back as one', shownOf('a', 'b', 'c'), ['c'], ['d', 'c'], { a: 'd', b: 'd' }, ['d', 'c']],
    ['an item that the shop moves', shownOf('a', 'b'), ['a', 'b'], ['b', 'a'], {}, ['a', 'b']],
  ])('has one place for %s', (_, shown, before, now, returned, order) => {
    expect(nextOrder(shown, cartOf(...before), cartOf(...now), new Map(Object.entries(returned))).items).toEqual(order);
  });
});

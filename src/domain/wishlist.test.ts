import { describe, expect, it } from 'vitest';
import { hasRoomFor, wishesToMerge, WishlistFullError, withWish } from './wishlist.ts';

const ids = (count: number, prefix = 'p') => Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

describe('hasRoomFor', () => {
  it.each([
    ['an empty list', [], 'a', true],
    ['the 99th', ids(98), 'a', true],
    ['the 100th', ids(99), 'a', false],
    ['a product that is on a full list', ids(99), 'p-7', true],
  ])('%s', (_, list, id, fits) => {
    expect(hasRoomFor(id, list)).toBe(fits);
  });

  it('has an error with the message of the error catalog', () => {
    expect(new WishlistFullError().message).toBe('Maximum Item Count exceeded');
  });
});

describe('withWish', () => {
  it('adds in front, moves to the front and removes', () => {
    expect(withWish(['a', 'b'], 'c', true)).toEqual(['c', 'a', 'b']);
    expect(withWish(['a', 'b'], 'b', true)).toEqual(['b', 'a']);
    expect(withWish(['a', 'b'], 'a', false)).toEqual(['b']);
  });
});

describe('wishesToMerge', () => {
  it.each([
    ['the oldest first', ['new', 'old'], ['x'], ['old', 'new']],
    ['products that are already on the list', ['x', 'new'], ['x'], ['new', 'x']],
    ['the newest that fit', ['new', 'old'], ids(98), ['new']],
    ['none to a full list', ['new'], ids(99), []],
    ['a product that is on the full list', ['p-3', 'new'], ids(99), ['p-3']],
  ])('adds %s', (_, guests, customers, expected) => {
    expect(wishesToMerge(guests, customers)).toEqual(expected);
  });
});

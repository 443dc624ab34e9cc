import { expect, it } from 'vitest';
import { remember } from './remember.ts';

it.each([
  ['the first', null, ['a'], true, ['a']],
  ['a known one', ['a', 'b'], ['b'], false, ['a', 'b']],
  ['a new one beside a known one', ['a'], ['a', 'b'], true, ['b', 'a']],
  ['none', ['a'], [], false, ['a']],
])('records %s', (_, before, ids, isNew, after) => {
  let stored: readonly string[] | null = before;
  const known = { read: () => stored, write: (next: readonly string[]) => (stored = next) };
  expect(remember(known, ids)).toBe(isNew);
  expect(stored).toEqual(after);
});

import { describe, expect, it } from 'vitest';
import { newestFirst } from './newest-first.ts';

describe('newestFirst', () => {
  it.each([
    ['adds to an empty list', [], 'a', undefined, ['a']],
    ['adds in front', ['b', 'c'], 'a', undefined, ['a', 'b', 'c']],
    ['moves what is there to the front', ['b', 'a', 'c'], 'a', undefined, ['a', 'b', 'c']],
    ['drops the oldest', ['b', 'c'], 'a', 2, ['a', 'b']],
    ['drops nothing when an entry only moves', ['b', 'a'], 'a', 2, ['a', 'b']],
  ])('%s', (_, list, entry, most, expected) => {
    expect(newestFirst(list, entry, most)).toEqual(expected);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

const word = fc.string({ maxLength: 12 });

describe('editDistance', () => {
  it.each([
    ['tenant', 'tenant', 0],
    ['tenent', 'tenant', 1],
    ['tenat', 'tenant', 1],
    ['tennat', 'tenant', 2],
    ['', 'abc', 3],
  ])('of "%s" and "%s" is %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  it('is a distance', () => {
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe([...a].join() === [...b].join());
        expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareStructure } from './structural-sharing.ts';

describe('shareStructure', () => {
  it('returns the previous object when nothing differs', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(shareStructure(value, structuredClone(value))).toEqual(value);
        if (typeof value === 'object' && value !== null)
          expect(shareStructure(value, structuredClone(value))).toBe(value);
      }),
    );
  });

  it('always equals the next value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (previous, next) => {
        expect(shareStructure(previous, next)).toEqual(next);
      }),
    );
  });

  it.each([
    ['{"a":1}', '{"__proto__":{}}'],
    ['{}', '{"__proto__":{"a":1}}'],
    ['{"a":1}', '{"toString":null}'],
  ])('treats names of the prototype as plain keys: %s, then %s', (previous, next) => {
    expect(JSON.stringify(shareStructure(JSON.parse(previous), JSON.parse(next)))).toBe(next);
  });

  it('retains unchanged parts next to changed ones', () => {
    const previous = { one: { deep: [1, 2] }, two: 2 };
    const shared = shareStructure(previous, { one: { deep: [1, 2] }, two: 3 });
    expect(shared.one).toBe(previous.one);
    expect(shared).toEqual({ one: { deep: [1, 2] }, two: 3 });
  });

  it('retains entries with ids at any position', () => {
    const previous = [
      { id: 'a', name: {} },
      { id: 'b', name: {} },
      { id: 'c', name: {} },
    ];
    const next = structuredClone(previous.slice(1));
    const shared = shareStructure(previous, next);
    expect(shared).toEqual(next);
    expect(shared[0]).toBe(previous[1]);
    expect(shared[1]).toBe(previous[2]);
    const swapped = shareStructure(previous, structuredClone(previous.toReversed()));
    expect(swapped.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(swapped[1]).toBe(previous[1]);
  });
});

import { describe, expect, it } from 'vitest';
import { asRecord } from './as-record.ts';

describe('asRecord', () => {
  it('copies only own fields', () => {
    const inherited = Object.create({ tenant: 'JS_DE' }, { baseUrl: { value: '/', enumerable: true } }) as object;
    expect(Object.entries(asRecord(inherited) ?? {})).toEqual([['baseUrl', '/']]);
    expect(asRecord({})).not.toHaveProperty('toString');
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['a text', 'text'],
    [
      'an object with a throwing getter',
      {
        get baseUrl() {
          throw new Error('no');
        },
      },
    ],
  ])('returns null for %s', (_, value) => {
    expect(asRecord(value)).toBeNull();
  });
});

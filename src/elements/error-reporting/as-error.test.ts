import { describe, expect, test } from 'vitest';
import { asError } from './as-error.ts';

describe('asError', () => {
  test('returns an error unchanged', () => {
    const error = new RangeError('too much');
    expect(asError(error)).toBe(error);
  });

  test.each([
    ['a text', 'broken', 'broken'],
    ['nothing', undefined, 'undefined'],
    ['an object, without its values', { email: 'anna@example.com', cart: 1 }, 'an object was thrown, with email, cart'],
    ['an empty object', {}, 'an object was thrown, with no fields'],
    ['an object with a message', { message: 'of another realm' }, 'of another realm'],
  ])('turns %s into an error', (_, thrown, message) => {
    expect(asError(thrown)).toEqual(expect.objectContaining({ name: 'Error', message }));
  });
});

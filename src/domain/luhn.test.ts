import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passesLuhn } from './luhn.ts';

describe('passesLuhn', () => {
  it.each(['4242424242424242', '79927398713', '3083423103187694', '0'])('accepts %s', (digits) => {
    expect(passesLuhn(digits)).toBe(true);
  });

  it.each(['', '4242 4242 4242 4242', '79927398710', 'abc', '-0', '٠', ' 0', '0 ', '0 0'])('rejects "%s"', (digits) => {
    expect(passesLuhn(digits)).toBe(false);
  });

  it.each([
    ['18', 'adds what is doubled'],
    ['59', 'adds the figures of 10'],
    ['91', 'adds the figures of 18'],
    ['1008', 'doubles every second digit from the right'],
  ])('accepts %s: %s', (digits) => {
    expect(passesLuhn(digits)).toBe(true);
  });

  it.each(['19', '55', '64', '81', '1009'])(
    'rejects %s, whose last digit counts once and whose last but one twice',
    (digits) => {
      expect(passesLuhn(digits)).toBe(false);
    },
  );

  it('accepts exactly one check digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,30}$/), (start) => {
        const valid = Array.from('0123456789').filter((last) => passesLuhn(start + last));
        expect(valid).toHaveLength(1);
      }),
    );
  });
});

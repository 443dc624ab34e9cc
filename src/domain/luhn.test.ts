import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passesLuhn } from './luhn.ts';

describe('passesLuhn', () => {
  it.each(['4242424242424242', '79927398713', '3083423103187694', '0'])('accepts %s', (digits) => {
    expect(passesLuhn(digits)).toBe(true);
  });

  it.each(['', '4242 4242 4242 4242', '79927398710', 'abc', '-0', '٠'])('rejects "%s"', (digits) => {
    expect(passesLuhn(digits)).toBe(false);
  });

  it('accepts exactly one check digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,30}$/), (start) => {
        const valid = Array.from('0123456789').filter((last) => passesLuhn(start + last));
        expect(valid).toHaveLength(1);
      }),
    );
  });
});

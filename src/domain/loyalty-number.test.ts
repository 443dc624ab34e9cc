import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkLoyaltyNumber,
  formatLoyaltyInput,
  groupLoyaltyNumber,
  passesLuhn,
  stripLoyaltyNumber,
} from './loyalty-number.ts';

describe('groupLoyaltyNumber', () => {
  it.each([
    ['', ''],
    ['310', '310'],
    ['3103', '310 3'],
    ['310318', '310 318'],
    ['3103187694', '310 318 7694'],
    ['31031876949999', '310 318 7694'],
    ['3a1-0 3', '310 3'],
  ])('formats "%s" as "%s"', (typed, shown) => {
    expect(groupLoyaltyNumber(typed)).toBe(shown);
  });
});

describe('checkLoyaltyNumber', () => {
  it.each([
    ['3103187694', null],
    ['310 318 7694', null],
    ['3103187695', 'checksum'],
    ['310318769', 'length'],
    ['', 'length'],
    ['abcdefghij', 'length'],
  ])('returns for "%s": %s', (text, fault) => {
    expect(checkLoyaltyNumber(text)).toBe(fault);
  });

  it('detects any single mistyped digit', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.integer({ min: 1, max: 9 }), (position, step) => {
        const digits = Array.from('3103187694');
        digits[position] = String((Number(digits[position]) + step) % 10);
        expect(checkLoyaltyNumber(digits.join(''))).toBe('checksum');
      }),
    );
  });
});

describe('formatLoyaltyInput', () => {
  /** `|` marks the caret. */
  const format = (marked: string, forward = false) => {
    const { text, caret } = formatLoyaltyInput(marked.replace('|', ''), marked.indexOf('|'), forward);
    return `${text.slice(0, caret)}|${text.slice(caret)}`;
  };

  it.each([
    ['typed at the end', '3103|', '310 3|'],
    ['typed in the middle', '319|0 318', '319| 031 8'],
    ['typed before a space', '3109| 318', '310 9|31 8'],
    ['a letter', '310x| 3', '310| 3'],
    ['beyond ten digits', '310 318 76945|', '310 318 7694|'],
    ['at the start', '9|310 3', '9|31 03'],
    ['backspace over a space', '310|318', '310| 318'],
    ['pasted with dashes', '310-318-7694|', '310 318 7694|'],
    ['emptied', '|', '|'],
  ])('keeps the caret after its digit: %s', (_, before, after) => {
    expect(format(before)).toBe(after);
  });

  it('moves the caret past a space after a forward deletion', () => {
    expect(format('310|318', true)).toBe('310 |318');
    expect(formatLoyaltyInput('310318', 3)).toEqual({ text: '310 318', caret: 3 });
  });

  it('keeps the digits and the number of digits before the caret for any input', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789 -x') });
    fc.assert(
      fc.property(typed, fc.nat(30), fc.boolean(), (text, at, forward) => {
        const caret = Math.min(at, text.length);
        const result = formatLoyaltyInput(text, caret, forward);
        expect(stripLoyaltyNumber(result.text)).toBe(stripLoyaltyNumber(text));
        expect(stripLoyaltyNumber(result.text.slice(0, result.caret))).toBe(stripLoyaltyNumber(text.slice(0, caret)));
      }),
    );
  });
});

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

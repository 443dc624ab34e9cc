import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCart } from '../test-support/cart-builders.ts';
import { couponLabel, endsCampaign, isAutomaticDiscount } from './coupon.ts';
import { checkCouponCode, readCouponCode } from './coupon-code.ts';

describe('checkCouponCode', () => {
  it.each([
    ['SOMMER-2027_a', null],
    [' SOMMER ', null],
    ['GRÜßE', null],
    ['GRÜẞE', null],
    ['u\u0308ber', null],
    ['', 'empty'],
    ['   ', 'empty'],
    ['SOMMER 27', 'characters'],
    ['10%', 'characters'],
    ['a/b', 'characters'],
    ['<b>', 'characters'],
    ['é', 'characters'],
  ])('returns for "%s": %s', (text, fault) => {
    expect(checkCouponCode(text)).toBe(fault);
  });
});

describe('readCouponCode', () => {
  it('trims the code and composes decomposed umlauts', () => {
    expect(readCouponCode(' u\u0308ber ')).toBe('über');
  });

  it.each([
    ['a zero-width space', 'SOM\u200bMER', 'SOMMER'],
    ['a soft hyphen', 'SOM\u00adMER', 'SOMMER'],
    ['a byte order mark and a space', '\ufeff SOMMER', 'SOMMER'],
    ['a zero-width joiner between a letter and its dots', 'u\u200d\u0308ber', 'über'],
    ['signs of direction', '\u2066SOMMER\u2069\u200f', 'SOMMER'],
    ['a variation selector and a tag beyond the first plane', 'SOMMER\u{e0101}\u{e0041}', 'SOMMER'],
    ['no-break spaces around', '\u00a0SOMMER\u202f\u200b', 'SOMMER'],
    ['a hyphen', 'SOMMER\u201027', 'SOMMER-27'],
    ['a no-break hyphen', 'SOMMER\u201127', 'SOMMER-27'],
    ['a dash', 'SOMMER\u201327', 'SOMMER-27'],
    ['a horizontal bar', 'SOMMER\u201527', 'SOMMER-27'],
    ['a minus sign', 'SOMMER\u221227', 'SOMMER-27'],
  ])('reads what a newsletter has made of a code: %s', (_, text, code) => {
    expect(readCouponCode(text)).toBe(code);
    expect(checkCouponCode(text)).toBeNull();
  });

  it.each(['SOMMER\u200b27', 'SOMMER 27', 'SOMMER\u200b 27', 'SOMMER\uff0d27', 'SOMMER\u203627', 'SOMMER\u201627'])(
    'retains what a shopper can see in %j',
    (text) => {
      expect(readCouponCode(text)).toBe(text.replace('\u200b', ''));
    },
  );

  const hyphens = ['-', ...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212'];
  const ignorable = [
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u180e',
    '\u200b',
    '\u200c',
    '\u2060',
    '\u3164',
    '\ufe0f',
    '\ufeff',
    '\u{e0001}',
  ];
  const white = [' ', '\t', '\n', '\u00a0', '\u202f', '\u3000'];

  it('reads any code however it is written, and reads it again as itself', () => {
    const sign = fc.constantFrom(...'aZ09_äÖüßẞ', '-');
    const hidden = fc.string({ unit: fc.constantFrom(...ignorable), maxLength: 3 });
    const around = fc.string({ unit: fc.constantFrom(...ignorable, ...white), maxLength: 4 });
    const written = fc.array(fc.tuple(sign, hidden, fc.nat(hyphens.length - 1)), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(written, around, around, fc.boolean(), (signs, before, after, isDecomposed) => {
        const code = signs.map(([each]) => each).join('');
        const text = signs.map(([each, extra, look]) => (each === '-' ? hyphens[look] : each) + extra).join('');
        const shown = before + (isDecomposed ? text.normalize('NFD') : text) + after;
        expect(readCouponCode(shown)).toBe(code);
        expect(readCouponCode(code)).toBe(code);
        expect(checkCouponCode(shown)).toBeNull();
      }),
    );
  });

  it('sends nothing that nobody sees, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const code = readCouponCode(text);
        expect(code).not.toMatch(/^\s|\s$|\p{Default_Ignorable_Code_Point}|[\u2010-\u2015\u2212]/u);
        expect(readCouponCode(code)).toBe(code);
      }),
    );
  });
});

describe('couponLabel', () => {
  it.each([
    ['SECHZEHN-ZEICHEN', 'Sommer', 'SECHZEHN-ZEICHEN'],
    ['SIEBZEHN--ZEICHEN', 'Sommer', 'Sommer'],
    ['SIEBZEHN--ZEICHEN', null, 'SIEBZEHN--ZEICHEN'],
  ])('for code %s and campaign %s is %s', (code, campaign, label) => {
    expect(couponLabel(buildCart({ coupon: { code }, discount: campaign === null ? null : { campaign } }))).toBe(label);
  });

  it('is null without a coupon', () => {
    expect(couponLabel(buildCart({ discount: { campaign: 'Sommer' } }))).toBeNull();
  });
});

describe('isAutomaticDiscount', () => {
  it.each([
    ['FRIENDS', null, true],
    ['friends', null, true],
    ['X', 'FRIENDS', true],
    ['SOMMER', 'Sommer', false],
    ['SOMMER', null, false],
    [null, 'FRIENDS', true],
    [null, null, false],
  ])('for code %s and campaign %s', (code, campaign, automatic) => {
    const coupon = code === null ? null : { code };
    const cart = buildCart({ coupon, discount: campaign === null ? null : { campaign } });
    expect(isAutomaticDiscount(cart)).toBe(automatic);
  });
});

describe('endsCampaign', () => {
  it.each([
    [702, true],
    [716, true],
    [701, false],
    [0, false],
    [null, false],
  ])('code %s', (code, ends) => {
    expect(endsCampaign(code)).toBe(ends);
  });
});

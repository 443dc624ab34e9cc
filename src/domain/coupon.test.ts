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

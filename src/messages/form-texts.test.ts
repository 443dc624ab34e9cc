import { describe, expect, it } from 'vitest';
import { price } from '../test-support/cart-builders.ts';
import { couponFaultTexts, couponTexts } from './coupon-texts.ts';
import { loyaltyFaultTexts, loyaltyTexts } from './loyalty-texts.ts';
import { voucherTexts } from './voucher-texts.ts';
import { wishlistFailureTexts } from './wishlist-texts.ts';

describe('couponTexts and couponFaultTexts', () => {
  it('match the exact wording', () => {
    expect(couponTexts).toMatchObject({
      label: 'Rabattcode',
      submit: 'Einlösen',
    });
    expect(couponFaultTexts).toEqual({
      empty: 'Bitte Rabattcode eingeben.',
      characters: 'Es sind keine Sonderzeichen erlaubt, wie z.B. / # $',
    });
  });
});

describe('loyaltyTexts and loyaltyFaultTexts', () => {
  it('match the exact wording', () => {
    expect(loyaltyTexts).toMatchObject({
      label: 'PAYBACK Kundennummer',
      submit: 'Speichern',
      change: 'Konto wechseln',
    });
    expect(loyaltyFaultTexts).toEqual({
      length: 'Die PAYBACK-Nummer besteht aus 10 Ziffern.',
      checksum: 'Die eingegebene PAYBACK-Nummer ist nicht gültig.',
    });
  });

  it.each([
    [1, 'Mit dieser Bestellung sammelst du 1 PAYBACK Punkt.'],
    [1234, 'Mit dieser Bestellung sammelst du 1.234 PAYBACK Punkte.'],
  ])('state %i points', (points, text) => {
    expect(loyaltyTexts.points(points)).toBe(text);
  });
});

describe('voucherTexts', () => {
  const voucher = { id: 'GS-77', deductedAtPurchase: price(75).gross };

  it.each([
    [100, 'Guthaben: 100,00\u00a0€'],
    [null, null],
  ])('state a balance of %s', (amount, text) => {
    expect(voucherTexts.balance({ ...voucher, balance: { amount, currencyCode: 'EUR' } })).toBe(text);
  });

  it('state the deducted amount', () => {
    const deducted = voucherTexts.deducted({ ...voucher, balance: { amount: 100, currencyCode: 'EUR' } });
    expect(deducted).toBe('75,00\u00a0€ verrechnet');
  });
});

describe('wishlistFailureTexts', () => {
  it('match the exact wording', () => {
    expect(wishlistFailureTexts.wishlistFull).toBe(
      'Die maximale Anzahl an Erlebnissen wurde erreicht – bitte entferne Artikel, um Platz für neue zu schaffen.',
    );
  });
});

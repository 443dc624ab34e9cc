import type { CouponFault } from '../domain/coupon-code.ts';

export const couponTexts = {
  title: 'Rabattcode einlösen',
  label: 'Rabattcode',
  submit: 'Einlösen',
  isVoucher: 'Du hast einen Wertgutschein? ',
  rule: 'Rabatte sind nicht miteinander kombinierbar und gelten nicht für Wertgutscheine oder bereits reduzierte Artikel.',
} as const;

export const couponFaultTexts: Readonly<Record<CouponFault, string>> = {
  empty: 'Bitte Rabattcode eingeben.',
  characters: 'Es sind keine Sonderzeichen erlaubt, wie z.B. / # $',
};

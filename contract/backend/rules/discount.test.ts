import { describe, expect, it } from 'vitest';
import { cartWith, codeOf, computed, known, contextOf, type TestLine } from '../testing/build-cart.ts';
import { computeCart } from './compute-cart.ts';
import { addCoupon, removeCoupon } from './discount-changes.ts';

const { plain, reduced, friends, box, reducedBox, voucher, giftWrap } = known;
const context = contextOf();
const guest = contextOf('JS_DE', { loggedIn: false });

const redeemed = (coupon: string, lines: readonly TestLine[], by = context) =>
  computeCart(addCoupon(cartWith(lines, by), { coupon }, by), by);

describe('friendsDiscount', () => {
  it.each([
    [1, 0],
    [2, 8.99],
    [3, 17.98],
    [25, 215.76],
  ])('deducts 10% from each of %i vouchers except the first: %d', (quantity, saving) => {
    const cart = computed([[friends, quantity]]);
    expect(cart.totalDiscount).toEqual({ amount: saving, currencyCode: 'EUR' });
  });

  it('has its campaign and code on the cart and on the item', () => {
    const cart = computed([[friends, 2], [plain]]);
    expect([cart.discount, cart.coupon, cart.items.map(({ discount }) => discount)]).toEqual([
      { campaign: 'FRIENDS' },
      { code: 'FRIENDS' },
      [{ campaign: 'FRIENDS' }, null],
    ]);
  });

  it.each<[string, TestLine]>([
    ['reduced experiences', [reduced, 2]],
    ['experiences without it', [plain, 2]],
    ['boxes', [box, 2]],
  ])('does not apply to %s', (_, line) => {
    expect(computed([line]).totalDiscount.amount).toBe(0);
  });

  it('is replaced by a code, and restored when that is removed', () => {
    const cart = addCoupon(cartWith([[friends, 2]]), { coupon: 'DANKE20' }, context);
    expect(computeCart(cart, context)).toMatchObject({
      discount: { campaign: 'Dankeschön' },
      coupon: { code: 'DANKE20' },
    });
    expect(computeCart(removeCoupon(cart), context).discount).toEqual({ campaign: 'FRIENDS' });
  });
});

describe('addCoupon', () => {
  it.each<[string, readonly TestLine[], number]>([
    ['WILLKOMMEN10', [[plain, 2]], 17.98],
    [' willkommen10 ', [[plain, 2]], 17.98],
    ['frühling_5', [[plain]], 4.5],
    ['DANKE20', [[plain]], 20],
    ['GROSS50', [[plain, 3]], 50],
    ['WILLKOMMEN10', [[plain], [voucher], [reduced], [giftWrap]], 8.99],
  ])('redeems %s', (coupon, lines, saving) => {
    expect(redeemed(coupon, lines).totalDiscount.amount).toBe(saving);
  });

  it.each<[string, readonly TestLine[], number]>([
    ['GIBT-ES-NICHT', [[plain]], 700],
    ['EINGELOEST', [[plain]], 701],
    ['ABGELAUFEN', [[plain]], 702],
    ['BALD', [[plain]], 703],
    ['WILLKOMMEN10', [[voucher]], 705],
    ['GROSS50', [[plain, 2]], 706],
    ['GROSS50', [[plain], [reduced, 9]], 706],
    ['WILLKOMMEN10', [[reduced], [reducedBox]], 707],
    ['WILLKOMMEN10', [[friends, 25]], 0],
    ['FRÜHLING_5', [[friends, 25]], 708],
    ['WILLKOMMEN10', [], 709],
    ['WILLKOMMEN10', [[giftWrap]], 711],
    ['FRIENDS', [[plain, 2]], 711],
    ['STOERUNG', [[plain]], 712],
    ['AKTION-BEENDET', [[plain]], 716],
  ])('refuses %s for %j with %i', (coupon, lines, code) => {
    expect(codeOf(() => redeemed(coupon, lines)) ?? 0).toBe(code);
  });

  it('refuses a code of the other brand', () => {
    expect(codeOf(() => redeemed('NUR-JS', [[plain]], contextOf('MD_DE')))).toBe(704);
  });

  it('requires guests to log in, except for campaign codes', () => {
    expect(codeOf(() => redeemed('WILLKOMMEN10', [[plain]], guest))).toBe(710);
    expect(redeemed('NEWSLETTER-SOMMER-2026', [[plain]], guest).discount).toEqual({ campaign: 'Sommeraktion' });
    expect(codeOf(() => redeemed('ABGELAUFEN', [[plain]], guest))).toBe(702);
  });

  it('replaces the previous code', () => {
    const first = addCoupon(cartWith([[plain]]), { coupon: 'WILLKOMMEN10' }, context);
    const cart = computeCart(addCoupon(first, { coupon: 'DANKE20' }, context), context);
    expect([cart.coupon, cart.totalDiscount.amount]).toEqual([{ code: 'DANKE20' }, 20]);
  });

  it('never deducts more than the price of the items', () => {
    expect(redeemed('DANKE20', [['p-1017', 1]]).totalDiscount.amount).toBe(19.9);
  });

  it('accepts the friends code for the automatic discount', () => {
    const cart = addCoupon(cartWith([[friends, 3]]), { coupon: 'friends' }, context);
    expect(computeCart(cart, context).coupon).toEqual({ code: 'FRIENDS' });
  });
});

describe('discountOf', () => {
  it('drops a code whose conditions are no longer met, deducts nothing and gives the reason', () => {
    const before = addCoupon(cartWith([[plain, 3]]), { coupon: 'GROSS50' }, context);
    const cart = computeCart({ ...before, lines: cartWith([[plain]]).lines }, context);
    expect(cart).toMatchObject({
      coupon: null,
      discount: null,
      totalDiscount: { amount: 0 },
      discountStatus: { success: false, message: expect.stringContaining('Mindestbestellwert') as string },
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart, Voucher } from '../../domain/cart.ts';
import { buildPackaging } from '../../test-support/cart-builders.ts';
import { type Change, changes } from '../changes/changes.ts';
import { testCart, testItem, withQuantity } from '../testing/test-cart.ts';
import { aimOf, type Goal, valueIn } from './goal.ts';
import { verdictOn } from './verdict.ts';

const minute = 60_000;
const voucher: Voucher = {
  id: 'GS-77',
  balance: { amount: 20, currencyCode: 'EUR' },
  deductedAtPurchase: testCart().totalDiscount,
};
const packed = (type: string, variantId: string | null, cartVersion = 2) =>
  testCart({
    cartVersion,
    items: [
      testItem({ id: '1', selectedPackaging: { ...buildPackaging('Pdf'), type, variantId } }),
      testItem({ id: '2' }),
    ],
  });
const shipped = (method: string) => testCart({ cartVersion: 2, shipping: { ...testCart().shipping, method } });
const without = testCart({ cartVersion: 2, items: [testItem({ id: '2' })] });
const item = testItem({ id: '1' });
const move = (left: number) => changes.move(item, left, () => Promise.resolve(() => {}));

/** A change that was made a minute ago against a cart. */
function goalOf(change: Change, cart: Cart = testCart(), more: Partial<Goal> = {}): Goal {
  const aim = aimOf(change);
  if (!aim) throw new Error(`${change.kind} is not kept`);
  const { cartId, cartVersion } = cart;
  const from = [valueIn(cart, aim), aim.wanted];
  return {
    ...aim,
    cartId,
    cartVersion,
    from,
    time: 0,
    rows: [],
    failed: false,
    wished: false,
    abandoned: false,
    ...more,
  };
}

const verdict = (goal: Goal, cart: Cart) => verdictOn(goal, cart, minute);

describe('verdictOn', () => {
  it.each<[string, Goal, Cart, string]>([
    ['its quantity', goalOf(changes.quantity('1', 3)), withQuantity(3), 'shown'],
    ['the old quantity', goalOf(changes.quantity('1', 3)), withQuantity(1), 'send'],
    ['another quantity', goalOf(changes.quantity('1', 3)), withQuantity(5), 'overtaken'],
    [
      'an earlier wish of the tab',
      goalOf(changes.quantity('1', 3), testCart(), { from: [1, 5] }),
      withQuantity(5),
      'send',
    ],
    ['no item', goalOf(changes.quantity('1', 3)), without, 'overtaken'],
    ['no removed item', goalOf(changes.removal('1')), without, 'shown'],
    ['the item to remove', goalOf(changes.removal('1')), withQuantity(1), 'send'],
    ['more of the item to remove', goalOf(changes.removal('1')), withQuantity(2), 'overtaken'],
    ['the item to move', goalOf(move(0)), withQuantity(1), 'send'],
    ['no moved item', goalOf(move(0)), without, 'shown'],
    ['fewer tickets after a move', goalOf(move(1), withQuantity(2)), withQuantity(1), 'shown'],
    ['no tickets after a move', goalOf(move(1), withQuantity(2)), without, 'shown'],
    ['the packaging', goalOf(changes.packaging('1', 'GiftBox', 'g-7')), packed('GiftBox', 'g-7'), 'shown'],
    [
      'the packaging without a design',
      goalOf(changes.packaging('1', 'GiftBox', 'g-7')),
      packed('GiftBox', null),
      'shown',
    ],
    ['any design', goalOf(changes.packaging('1', 'GiftBox', null)), packed('GiftBox', 'g-8'), 'shown'],
    [
      'another design',
      goalOf(changes.packaging('1', 'GiftBox', 'g-7'), packed('Pdf', null, 1)),
      packed('GiftBox', 'g-8'),
      'overtaken',
    ],
    [
      'the old packaging',
      goalOf(changes.packaging('1', 'GiftBox', 'g-7'), packed('Pdf', null, 1)),
      packed('Pdf', null),
      'send',
    ],
    ['no item to pack', goalOf(changes.packaging('1', 'GiftBox', 'g-7'), packed('Pdf', null, 1)), without, 'overtaken'],
    ['the shipping method', goalOf(changes.shipping('Express')), shipped('Express'), 'shown'],
    ['the old shipping method', goalOf(changes.shipping('Express')), shipped('Standard'), 'send'],
    ['another shipping method', goalOf(changes.shipping('Express')), shipped('Box'), 'overtaken'],
    [
      'no code',
      goalOf(changes.couponRemoval(), testCart({ coupon: { code: 'A' } })),
      testCart({ coupon: null }),
      'shown',
    ],
    [
      'the friends discount in its place',
      goalOf(changes.couponRemoval(), testCart({ coupon: { code: 'A' } })),
      testCart({ coupon: { code: 'FRIENDS' } }),
      'shown',
    ],
    [
      'the code',
      goalOf(changes.couponRemoval(), testCart({ coupon: { code: 'A' } })),
      testCart({ coupon: { code: 'A' } }),
      'send',
    ],
    [
      'another code',
      goalOf(changes.couponRemoval(), testCart({ coupon: { code: 'A' } })),
      testCart({ coupon: { code: 'B' } }),
      'overtaken',
    ],
    [
      'no voucher',
      goalOf(changes.voucherRemoval('GS-77'), testCart({ vouchers: [voucher] })),
      testCart({ vouchers: [] }),
      'shown',
    ],
    [
      'the voucher',
      goalOf(changes.voucherRemoval('GS-77'), testCart({ vouchers: [voucher] })),
      testCart({ vouchers: [voucher] }),
      'send',
    ],
    [
      'the old quantity in another cart',
      goalOf(changes.quantity('1', 3)),
      withQuantity(1, { cartId: 'other' }),
      'overtaken',
    ],
    [
      'its quantity in another cart',
      goalOf(changes.quantity('1', 3)),
      withQuantity(3, { cartId: 'other' }),
      'overtaken',
    ],
    [
      'the old quantity in an older cart',
      goalOf(changes.quantity('1', 3), testCart({ cartVersion: 4 })),
      withQuantity(1),
      'overtaken',
    ],
    [
      'the old quantity after a failure',
      goalOf(changes.quantity('1', 3), testCart(), { failed: true }),
      withQuantity(1),
      'overtaken',
    ],
    [
      'its quantity after a failure',
      goalOf(changes.quantity('1', 3), testCart(), { failed: true }),
      withQuantity(3),
      'shown',
    ],
  ])('with %s: %#', (_, goal, cart, expected) => {
    expect(verdict(goal, cart)).toBe(expected);
  });

  it.each([
    [10 * minute, 'send'],
    [10 * minute + 1, 'overtaken'],
    [-11 * minute, 'overtaken'],
  ])('after %i ms: %s', (age, expected) => {
    expect(verdictOn(goalOf(changes.quantity('1', 3)), withQuantity(1), age)).toBe(expected);
  });

  it('neither loses a wish nor overwrites something newer', () => {
    const wish = fc.record({
      by: fc.constant('tab'),
      isApplied: fc.boolean(),
      quantity: fc.integer({ min: 2, max: 4 }),
    });
    const other = fc.record({
      by: fc.constant('other'),
      isApplied: fc.constant(true),
      quantity: fc.integer({ min: 5, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(wish, other)), wish, (before, last) => {
        const history = [...before, last];
        const own = history.filter(({ by }) => by === 'tab').map(({ quantity }) => quantity);
        const applied = history.filter(({ isApplied }) => isApplied);
        const newest = applied.at(-1);
        const goal = goalOf(changes.quantity('1', last.quantity), testCart(), { from: [1, ...own] });
        const cart = withQuantity(newest?.quantity ?? 1, { cartVersion: 1 + applied.length });
        const isDone = newest?.quantity === last.quantity;
        expect(verdict(goal, cart)).toBe(newest?.by === 'other' ? 'overtaken' : isDone ? 'shown' : 'send');
      }),
    );
  });
});

describe('aimOf', () => {
  it.each([changes.coupon('SOMMER', null), changes.loyaltyNumber('3103187694')])('has none for %o', (change) => {
    expect(aimOf(change)).toBeNull();
  });

  it('has digests instead of codes', () => {
    const cart = testCart({ coupon: { code: 'SOMMER' }, vouchers: [voucher] });
    const goals = [changes.couponRemoval(), changes.voucherRemoval('GS-77')].map((change) => goalOf(change, cart));
    expect(JSON.stringify(goals)).not.toMatch(/SOMMER|GS-77/);
  });
});

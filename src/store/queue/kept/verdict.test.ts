import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart, Voucher } from '../../../domain/cart.ts';
import { buildPackaging } from '../../../test-support/cart-builders.ts';
import { testCart, testItem, withQuantity } from '../../testing/test-cart.ts';
import { definitionOf, valueIn } from '../../intents/definitions.ts';
import { type KeptEntry, keptOf, readKeptEntry } from './kept-entry.ts';
import { verdictOn } from './verdict.ts';
import { intents, openEntry } from '../../testing/intents.ts';
import type { Intent } from '../../intents/intent.ts';

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
const move = (left: number) => intents.move(item, left);

interface Known extends Partial<Pick<KeptEntry, 'failed'>> {
  readonly seen?: KeptEntry['base']['seen'];
}

/** What an intent leaves to the next page that was stated a minute ago against a cart. */
function keptFor(intent: Intent, cart: Cart = testCart(), { failed = false, seen }: Known = {}): KeptEntry {
  const { cartId, cartVersion } = cart;
  const known = seen ?? [valueIn(cart, intent), definitionOf(intent).wanted(intent)];
  const base = { cartId, cartVersion, seen: known };
  const kept = keptOf(openEntry(intent, { base, status: failed ? 'failed' : 'sending' }));
  if (!kept) throw new Error(`${intent.kind} is not kept`);
  return kept;
}

const verdict = (kept: KeptEntry, cart: Cart) => verdictOn(kept, cart, minute);

describe('verdictOn', () => {
  it.each<[string, KeptEntry, Cart, string]>([
    ['its quantity', keptFor(intents.quantity('1', 3)), withQuantity(3), 'shown'],
    ['the old quantity', keptFor(intents.quantity('1', 3)), withQuantity(1), 'send'],
    ['another quantity', keptFor(intents.quantity('1', 3)), withQuantity(5), 'overtaken'],
    [
      'an earlier wish of the tab',
      keptFor(intents.quantity('1', 3), testCart(), { seen: [1, 5] }),
      withQuantity(5),
      'send',
    ],
    ['no item', keptFor(intents.quantity('1', 3)), without, 'overtaken'],
    ['no removed item', keptFor(intents.removal('1')), without, 'shown'],
    ['the item to remove', keptFor(intents.removal('1')), withQuantity(1), 'send'],
    ['more of the item to remove', keptFor(intents.removal('1')), withQuantity(2), 'overtaken'],
    ['the item to move', keptFor(move(0)), withQuantity(1), 'send'],
    ['no moved item', keptFor(move(0)), without, 'shown'],
    ['fewer tickets after a move', keptFor(move(1), withQuantity(2)), withQuantity(1), 'shown'],
    ['no tickets after a move', keptFor(move(1), withQuantity(2)), without, 'shown'],
    ['the packaging', keptFor(intents.packaging('1', 'GiftBox', 'g-7')), packed('GiftBox', 'g-7'), 'shown'],
    [
      'the packaging without a design',
      keptFor(intents.packaging('1', 'GiftBox', 'g-7')),
      packed('GiftBox', null),
      'shown',
    ],
    ['any design', keptFor(intents.packaging('1', 'GiftBox', null)), packed('GiftBox', 'g-8'), 'shown'],
    [
      'another design',
      keptFor(intents.packaging('1', 'GiftBox', 'g-7'), packed('Pdf', null, 1)),
      packed('GiftBox', 'g-8'),
      'overtaken',
    ],
    [
      'the old packaging',
      keptFor(intents.packaging('1', 'GiftBox', 'g-7'), packed('Pdf', null, 1)),
      packed('Pdf', null),
      'send',
    ],
    [
      'no item to pack',
      keptFor(intents.packaging('1', 'GiftBox', 'g-7'), packed('Pdf', null, 1)),
      without,
      'overtaken',
    ],
    ['the shipping method', keptFor(intents.shipping('Express')), shipped('Express'), 'shown'],
    ['the old shipping method', keptFor(intents.shipping('Express')), shipped('Standard'), 'send'],
    ['another shipping method', keptFor(intents.shipping('Express')), shipped('Box'), 'overtaken'],
    [
      'no code',
      keptFor(intents.couponRemoval(), testCart({ coupon: { code: 'A' } })),
      testCart({ coupon: null }),
      'shown',
    ],
    [
      'the friends discount in its place',
      keptFor(intents.couponRemoval(), testCart({ coupon: { code: 'A' } })),
      testCart({ coupon: { code: 'FRIENDS' } }),
      'shown',
    ],
    [
      'the code',
      keptFor(intents.couponRemoval(), testCart({ coupon: { code: 'A' } })),
      testCart({ coupon: { code: 'A' } }),
      'send',
    ],
    [
      'another code',
      keptFor(intents.couponRemoval(), testCart({ coupon: { code: 'A' } })),
      testCart({ coupon: { code: 'B' } }),
      'overtaken',
    ],
    [
      'no voucher',
      keptFor(intents.voucherRemoval('GS-77'), testCart({ vouchers: [voucher] })),
      testCart({ vouchers: [] }),
      'shown',
    ],
    [
      'the voucher',
      keptFor(intents.voucherRemoval('GS-77'), testCart({ vouchers: [voucher] })),
      testCart({ vouchers: [voucher] }),
      'send',
    ],
    [
      'the old quantity in another cart',
      keptFor(intents.quantity('1', 3)),
      withQuantity(1, { cartId: 'other' }),
      'overtaken',
    ],
    [
      'its quantity in another cart',
      keptFor(intents.quantity('1', 3)),
      withQuantity(3, { cartId: 'other' }),
      'overtaken',
    ],
    [
      'the old quantity in an older cart',
      keptFor(intents.quantity('1', 3), testCart({ cartVersion: 4 })),
      withQuantity(1),
      'overtaken',
    ],
    [
      'the old quantity after a failure',
      keptFor(intents.quantity('1', 3), testCart(), { failed: true }),
      withQuantity(1),
      'overtaken',
    ],
    [
      'its quantity after a failure',
      keptFor(intents.quantity('1', 3), testCart(), { failed: true }),
      withQuantity(3),
      'shown',
    ],
  ])('with %s: %#', (_, kept, cart, expected) => {
    expect(verdict(kept, cart)).toBe(expected);
  });

  it.each([
    [10 * minute, 'send'],
    [10 * minute + 1, 'overtaken'],
    [-11 * minute, 'overtaken'],
  ])('after %i ms: %s', (age, expected) => {
    expect(verdictOn(keptFor(intents.quantity('1', 3)), withQuantity(1), age)).toBe(expected);
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
        const kept = keptFor(intents.quantity('1', last.quantity), testCart(), { seen: [1, ...own] });
        const cart = withQuantity(newest?.quantity ?? 1, { cartVersion: 1 + applied.length });
        const isDone = newest?.quantity === last.quantity;
        expect(verdict(kept, cart)).toBe(newest?.by === 'other' ? 'overtaken' : isDone ? 'shown' : 'send');
      }),
    );
  });
});

describe('keptOf', () => {
  it.each([intents.coupon('SOMMER', null), intents.loyaltyNumber('3103187694')])('keeps nothing of %o', (intent) => {
    expect(keptOf(openEntry(intent))).toBeNull();
  });

  it('keeps no titles', () => {
    expect(JSON.stringify(keptFor(move(0), testCart()))).not.toMatch(/Erlebnis/);
  });

  it.each([intents.quantity('1', 3), intents.packaging('1', 'GiftBox', 'g-7'), move(1), intents.couponRemoval()])(
    'is read as it was written: %o',
    (intent) => {
      const kept = keptFor(intent);
      expect(readKeptEntry(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    },
  );

  it.each<[string, object]>([
    ['an unknown kind', { intent: { kind: 'evil' } }],
    ['a kind of the prototype', { intent: { kind: 'constructor' } }],
    ['a kind that is not kept', { intent: { kind: 'coupon', code: 'X', referer: null } }],
    ['no quantity', { intent: { kind: 'quantity', itemId: '1' } }],
    ['the quantity 0', { intent: { kind: 'quantity', itemId: '1', quantity: 0 } }],
    ['a long id', { intent: { kind: 'removal', itemId: 'x'.repeat(201), quantity: 1 } }],
    ['no cart', { base: null }],
    ['rows that are no list', { rows: 'x' }],
    ['no time', { madeAt: null }],
  ])('is not read with %s', (_, forged) => {
    expect(readKeptEntry({ ...keptFor(intents.quantity('1', 3)), ...forged })).toBeNull();
  });
});

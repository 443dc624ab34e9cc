import { describe, expect, it } from 'vitest';
import type { Call } from '../../api/http-client.ts';
import { testCart, testItem, testTicket } from '../testing/test-cart.ts';
import { texts } from '../../messages/texts.ts';
import { buildPackaging } from '../../test-support/cart-builders.ts';
import { intents } from '../testing/intents.ts';
import { type Intent, removesWholeItem } from './intent.ts';
import { coupon, couponRejected } from './order.ts';
import { definitionOf, isFulfilled, sendIntent, slotOf } from './definitions.ts';

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
}

function recorder() {
  const sent: Sent[] = [];
  const call: Call = (operation, input, options) => {
    sent.push({ path: operation.path, body: (input as { body?: unknown }).body, signal: options?.signal });
    return Promise.resolve() as never;
  };
  return { sent, call };
}

describe('intents', () => {
  it.each<[Intent, string, object | undefined]>([
    [intents.quantity('i', 3), 'set-item-quantity', { cartItemId: 'i', quantity: 3 }],
    [intents.removal('i'), 'remove-item', { cartItemId: 'i' }],
    [
      intents.packaging('i', 'GiftBox', 'g-7'),
      'set-item-packaging',
      { itemId: 'i', packagingOptionType: 'GiftBox', packagingVariantId: 'g-7' },
    ],
    [intents.shipping('BoxExpress'), 'set-shipping-method', { method: 'BoxExpress' }],
    [intents.coupon('C', 'r'), 'add-coupon', { coupon: 'C', referer: 'r' }],
    [intents.couponRemoval(), 'remove-coupon', undefined],
    [intents.voucherRemoval('GS-77'), 'remove-voucher', { voucherId: 'GS-77' }],
    [intents.loyaltyNumber('3103187694'), 'set-payback-number', { paybackNumber: '3103187694' }],
  ])('send %o with a signal that cancels it', (change, path, body) => {
    const { sent, call } = recorder();
    const { signal } = new AbortController();
    void sendIntent(change, call, { signal });
    expect(sent).toEqual([{ path: `api/cart/${path}`, body, signal }]);
  });

  it.each<[Intent, Intent, boolean]>([
    [intents.quantity('i', 3), intents.removal('i'), true],
    [intents.quantity('i', 3), intents.packaging('i', 'Pdf', null), false],
    [intents.quantity('i', 3), intents.quantity('j', 3), false],
    [intents.coupon('A', null), intents.couponRemoval(), true],
    [intents.voucherRemoval('GS-1'), intents.voucherRemoval('GS-2'), false],
  ])('replace each other by their slots: %o, %o', (first, second, isSame) => {
    expect(slotOf(first) === slotOf(second)).toBe(isSame);
  });

  const packed = (type: string, variantId: string | null) =>
    testItem({ id: 'i', quantity: 2, selectedPackaging: buildPackaging(type, variantId) });
  const cart = testCart({ items: [packed('GiftBox', 'g-7')], coupon: { code: 'SOMMER' } });

  it.each<[Intent, boolean]>([
    [intents.quantity('i', 2), true],
    [intents.quantity('i', 3), false],
    [intents.quantity('gone', 3), true],
    [intents.removal('i'), false],
    [intents.removal('gone'), true],
    [intents.packaging('i', 'GiftBox', 'g-7'), true],
    [intents.packaging('i', 'GiftBox', null), true],
    [intents.packaging('i', 'GiftBox', 'g-8'), false],
    [intents.packaging('i', 'Pdf', 'g-7'), false],
    [intents.packaging('gone', 'Pdf', null), true],
    [intents.shipping('Standard'), true],
    [intents.shipping('Express'), false],
    [intents.coupon('sommer', null), true],
    [intents.coupon('WINTER', null), false],
    [intents.couponRemoval(), false],
    [intents.voucherRemoval('GS-77'), true],
    [intents.loyaltyNumber('3103187694'), false],
    [intents.loyaltyNumber(''), true],
  ])('are confirmed by a cart that shows them or cannot show them: %o', (change, isConfirmed) => {
    expect(isFulfilled(change, cart)).toBe(isConfirmed);
  });

  it('are confirmed by a loyalty number that the shop writes in groups', () => {
    const grouped = testCart({ payback: { number: '310 318 7694', scrid: null, points: null } });
    expect(isFulfilled(intents.loyaltyNumber('3103187694'), grouped)).toBe(true);
  });

  it('are confirmed by the packaging alone if the shop does not name its design', () => {
    const unnamed = testCart({ items: [packed('GiftBox', null)] });
    expect(isFulfilled(intents.packaging('i', 'GiftBox', 'g-8'), unnamed)).toBe(true);
  });
});

describe('a confirmation', () => {
  const cart = testCart({ coupon: { code: 'SOMMER' } });

  it.each<[Intent, string]>([
    [intents.coupon('sommer', null), texts.couponApplied('SOMMER')],
    [intents.loyaltyNumber('3103187694'), texts.loyaltySaved],
  ])('of %o has a text', (change, text) => {
    expect(definitionOf(change).confirmation?.(change, cart, 'https://shop.example/')).toEqual({ text });
  });
});

it('confirms the removal of a voucher or a code when it is gone, whatever else the cart has', () => {
  const balance = { amount: 50, currencyCode: 'EUR' } as const;
  const voucher = { id: 'GS-2', balance, deductedAtPurchase: testCart().total.gross };
  const cart = testCart({ coupon: null, vouchers: [voucher] });
  expect(isFulfilled(intents.voucherRemoval('GS-1'), cart)).toBe(true);
  expect(isFulfilled(intents.voucherRemoval('GS-2'), cart)).toBe(false);
  expect(isFulfilled(intents.couponRemoval(), cart)).toBe(true);
});

it('confirms the removal of a code that the friends discount replaces', () => {
  expect(isFulfilled(intents.couponRemoval(), testCart({ coupon: { code: 'FRIENDS' } }))).toBe(true);
});

it('does not say that a code was redeemed that does not apply', () => {
  const discountStatus = { success: false, message: 'Erst ab 50 €.' };
  const cart = testCart({ coupon: { code: 'SOMMER' }, discountStatus });
  expect(coupon.confirmation?.({ kind: 'coupon', code: 'SOMMER', referer: null }, cart, '')).toBeNull();
});

it('refuses a code that the answer does not have, with the message of the cart if there is one', () => {
  const discountStatus = { success: false, message: 'Erst ab 50 €.' };
  expect(couponRejected(testCart({ discountStatus }))).toEqual({
    kind: 'refused',
    errorCode: 700,
    status: 200,
    appointmentIds: [],
    category: 'discount_error',
    message: 'Erst ab 50 €.',
  });
  expect(couponRejected(testCart())).toBeNull();
});

it('removesWholeItem distinguishes the removal of an item from that of some tickets', () => {
  const ticket = testTicket('t', 3);
  expect(removesWholeItem(intents.removal('t'))).toBe(true);
  expect(removesWholeItem(intents.move(ticket, 0))).toBe(true);
  expect(removesWholeItem(intents.move(ticket, 2))).toBe(false);
  expect(removesWholeItem(intents.quantity('t', 2))).toBe(false);
});

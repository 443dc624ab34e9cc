import { describe, expect, it } from 'vitest';
import type { Call } from '../../api/http-client.ts';
import { type Change, changes, removesWholeItem } from './changes.ts';
import { testCart, testItem, testTicket } from '../testing/test-cart.ts';
import { snackbarTexts } from '../../messages/snackbar-texts.ts';
import { buildPackaging } from '../../test-support/cart-builders.ts';

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

describe('changes', () => {
  it.each<[Change, string, object | undefined]>([
    [changes.quantity('i', 3), 'set-item-quantity', { cartItemId: 'i', quantity: 3 }],
    [changes.removal('i'), 'remove-item', { cartItemId: 'i' }],
    [
      changes.packaging('i', 'GiftBox', 'g-7'),
      'set-item-packaging',
      { itemId: 'i', packagingOptionType: 'GiftBox', packagingVariantId: 'g-7' },
    ],
    [changes.shipping('BoxExpress'), 'set-shipping-method', { method: 'BoxExpress' }],
    [changes.coupon('C', 'r'), 'add-coupon', { coupon: 'C', referer: 'r' }],
    [changes.couponRemoval(), 'remove-coupon', undefined],
    [changes.voucherRemoval('GS-77'), 'remove-voucher', { voucherId: 'GS-77' }],
    [changes.loyaltyNumber('3103187694'), 'set-payback-number', { paybackNumber: '3103187694' }],
  ])('send %o with a signal that cancels it', (change, path, body) => {
    const { sent, call } = recorder();
    const { signal } = new AbortController();
    void change.send(call, { signal });
    expect(sent).toEqual([{ path: `api/cart/${path}`, body, signal }]);
  });

  it.each<[Change, Change, boolean]>([
    [changes.quantity('i', 3), changes.removal('i'), true],
    [changes.quantity('i', 3), changes.packaging('i', 'Pdf', null), false],
    [changes.quantity('i', 3), changes.quantity('j', 3), false],
    [changes.coupon('A', null), changes.couponRemoval(), true],
    [changes.voucherRemoval('GS-1'), changes.voucherRemoval('GS-2'), false],
  ])('replace each other by their keys: %o, %o', (first, second, isSame) => {
    expect(first.key === second.key).toBe(isSame);
  });

  const packed = (type: string, variantId: string | null) =>
    testItem({ id: 'i', quantity: 2, selectedPackaging: buildPackaging(type, variantId) });
  const cart = testCart({ items: [packed('GiftBox', 'g-7')], coupon: { code: 'SOMMER' } });

  it.each<[Change, boolean]>([
    [changes.quantity('i', 2), true],
    [changes.quantity('i', 3), false],
    [changes.quantity('gone', 3), true],
    [changes.removal('i'), false],
    [changes.removal('gone'), true],
    [changes.packaging('i', 'GiftBox', 'g-7'), true],
    [changes.packaging('i', 'GiftBox', null), true],
    [changes.packaging('i', 'GiftBox', 'g-8'), false],
    [changes.packaging('i', 'Pdf', 'g-7'), false],
    [changes.packaging('gone', 'Pdf', null), true],
    [changes.shipping('Standard'), true],
    [changes.shipping('Express'), false],
    [changes.coupon('sommer', null), true],
    [changes.coupon('WINTER', null), false],
    [changes.couponRemoval(), false],
    [changes.voucherRemoval('GS-77'), true],
    [changes.loyaltyNumber('3103187694'), false],
    [changes.loyaltyNumber(''), true],
  ])('are confirmed by a cart that shows them or cannot show them: %o', (change, isConfirmed) => {
    expect(change.isConfirmedBy(cart)).toBe(isConfirmed);
  });

  it('are confirmed by a loyalty number that the shop writes in groups', () => {
    const grouped = testCart({ payback: { number: '310 318 7694', scrid: null, points: null } });
    expect(changes.loyaltyNumber('3103187694').isConfirmedBy(grouped)).toBe(true);
  });

  it('are confirmed by the packaging alone if the shop does not name its design', () => {
    const unnamed = testCart({ items: [packed('GiftBox', null)] });
    expect(changes.packaging('i', 'GiftBox', 'g-8').isConfirmedBy(unnamed)).toBe(true);
  });
});

describe('a confirmation', () => {
  const cart = testCart({ coupon: { code: 'SOMMER' } });

  it.each<[Change, string]>([
    [changes.coupon('sommer', null), snackbarTexts.couponApplied('SOMMER')],
    [changes.loyaltyNumber('3103187694'), snackbarTexts.loyaltySaved],
  ])('of %o has a text', (change, text) => {
    expect(change.confirmation?.(cart, 'https://shop.example/')).toEqual({ text });
  });
});

it('confirms the removal of a voucher or a code when it is gone, whatever else the cart has', () => {
  const balance = { amount: 50, currencyCode: 'EUR' } as const;
  const voucher = { id: 'GS-2', balance, deductedAtPurchase: testCart().total.gross };
  const cart = testCart({ coupon: null, vouchers: [voucher] });
  expect(changes.voucherRemoval('GS-1').isConfirmedBy(cart)).toBe(true);
  expect(changes.voucherRemoval('GS-2').isConfirmedBy(cart)).toBe(false);
  expect(changes.couponRemoval().isConfirmedBy(cart)).toBe(true);
});

it('confirms the removal of a code that the friends discount replaces', () => {
  expect(changes.couponRemoval().isConfirmedBy(testCart({ coupon: { code: 'FRIENDS' } }))).toBe(true);
});

it('does not say that a code was redeemed that does not apply', () => {
  const discountStatus = { success: false, message: 'Erst ab 50 €.' };
  const cart = testCart({ coupon: { code: 'SOMMER' }, discountStatus });
  expect(changes.coupon('SOMMER', null).confirmation(cart)).toBeNull();
});

it('refuses a code that the answer does not have, with the message of the cart if there is one', () => {
  const discountStatus = { success: false, message: 'Erst ab 50 €.' };
  const { rejection } = changes.coupon('SOMMER', null);
  expect(rejection(testCart({ discountStatus }))).toEqual({
    kind: 'refused',
    errorCode: 700,
    status: 200,
    appointmentIds: [],
    category: 'discount_error',
    message: 'Erst ab 50 €.',
  });
  expect(rejection(testCart())).toBeNull();
});

it('removesWholeItem distinguishes the removal of an item from that of some tickets', () => {
  const ticket = testTicket('t', 3);
  const addToWishlist = () => Promise.resolve(() => {});
  expect(removesWholeItem(changes.removal('t'))).toBe(true);
  expect(removesWholeItem(changes.move(ticket, 0, addToWishlist))).toBe(true);
  expect(removesWholeItem(changes.move(ticket, 2, addToWishlist))).toBe(false);
  expect(removesWholeItem(changes.quantity('t', 2))).toBe(false);
});

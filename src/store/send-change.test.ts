import { describe, expect, it } from 'vitest';
import { createChangeCalls } from '../api/change-calls.ts';
import type { Call } from '../api/http-client.ts';
import { sendChange } from './send-change.ts';
import type { Change } from './wish.ts';

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
  return { sent, calls: createChangeCalls(call) };
}

describe('sendChange', () => {
  it.each<[Change, string, object | undefined]>([
    [{ kind: 'quantity', itemId: 'i', quantity: 3 }, 'set-item-quantity', { cartItemId: 'i', quantity: 3 }],
    [{ kind: 'removal', itemId: 'i' }, 'remove-item', { cartItemId: 'i' }],
    [
      { kind: 'packaging', itemId: 'i', packagingOptionType: 'GiftBox', packagingVariantId: 'g-7' },
      'set-item-packaging',
      { itemId: 'i', packagingOptionType: 'GiftBox', packagingVariantId: 'g-7' },
    ],
    [{ kind: 'shipping', method: 'BoxExpress' }, 'set-shipping-method', { method: 'BoxExpress' }],
    [{ kind: 'coupon', code: 'C', referer: 'r' }, 'add-coupon', { coupon: 'C', referer: 'r' }],
    [{ kind: 'couponRemoval' }, 'remove-coupon', undefined],
    [{ kind: 'voucherRemoval', voucherId: 'GS-77' }, 'remove-voucher', { voucherId: 'GS-77' }],
    [{ kind: 'loyaltyNumber', number: '3103187694' }, 'set-payback-number', { paybackNumber: '3103187694' }],
  ])('sends %o, so that it can be cancelled', (change, path, body) => {
    const { sent, calls } = recorder();
    const { signal } = new AbortController();
    void sendChange(calls, change, signal);
    expect(sent).toEqual([{ path: `api/cart/${path}`, body, signal }]);
  });
});

import { describe, expect, it } from 'vitest';
import { testCart } from '../../store/testing/test-cart.ts';
import { confirmationOf } from './confirmation.ts';

describe('confirmationOf', () => {
  it.each([
    [{ kind: 'coupon', code: 'sommer', referer: null }, 'Rabattcode SOMMER wurde eingelöst.'],
    [{ kind: 'couponRemoval' }, 'Der Rabattcode wurde entfernt.'],
    [{ kind: 'voucherRemoval', voucherId: 'GS-77' }, 'Gutschein GS-77 wurde entfernt.'],
    [{ kind: 'loyaltyNumber', number: '3103187694' }, 'Deine PAYBACK Kundennummer wurde gespeichert.'],
    [{ kind: 'quantity', itemId: '1', quantity: 2 }, null],
    [{ kind: 'shipping', method: 'Express' }, null],
  ] as const)('of %o is %s', (change, text) => {
    expect(confirmationOf(change, testCart({ coupon: { code: 'SOMMER' } }))).toBe(text);
  });
});

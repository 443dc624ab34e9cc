import { describe, expect, it } from 'vitest';
import { testCart, testItem } from '../../store/testing/test-cart.ts';
import type { Change } from '../../store/wish.ts';
import { wishFor } from '../testing/fake-store.ts';
import { confirmationOf } from './confirmation.ts';

const cart = testCart({
  items: [testItem({ id: '1', quantity: 2 })],
  payback: { number: '3103187694', scrid: null, points: null },
});

describe('confirmationOf', () => {
  it.each([
    [{ kind: 'couponRemoval' }, 'Der Rabattcode wurde entfernt.'],
    [{ kind: 'voucherRemoval', voucherId: 'GS-77' }, 'Gutschein GS-77 wurde entfernt.'],
    [{ kind: 'loyaltyNumber', number: '3103187694' }, 'Deine PAYBACK Kundennummer wurde gespeichert.'],
    [{ kind: 'loyaltyNumber', number: '1111111111' }, null],
    [{ kind: 'coupon', code: 'SOMMER', referer: null }, null],
    [{ kind: 'quantity', itemId: '1', quantity: 2 }, null],
    [{ kind: 'shipping', method: 'Standard' }, null],
  ] satisfies [Change, string | null][])('of %o is %s', (change, text) => {
    expect(confirmationOf([wishFor(change)], cart)).toBe(text);
  });

  it('names an applied code as the page does', () => {
    const applied = testCart({ coupon: { code: 'SOMMER' } });
    const wish = wishFor({ kind: 'coupon', code: 'sommer', referer: null });
    expect(confirmationOf([wish], applied)).toBe('Rabattcode SOMMER wurde eingelöst.');
  });

  it('is of the last one when several came true at once', () => {
    const wishes = [wishFor({ kind: 'couponRemoval' }), wishFor({ kind: 'loyaltyNumber', number: '3103187694' })];
    expect(confirmationOf(wishes, cart)).toBe('Deine PAYBACK Kundennummer wurde gespeichert.');
  });
});

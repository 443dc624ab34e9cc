import { describe, expect, it } from 'vitest';
import { cartWith, codeOf, known, contextOf, type TestLine } from '../testing/build-cart.ts';
import { computeCart } from './compute-cart.ts';
import { applyVoucher, removeVoucher } from './voucher-changes.ts';

const { plain, voucher } = known;
const context = contextOf();
const offer = (voucherId: string, balance = 1000) => ({ voucherId, balance, currencyCode: 'EUR' as const });

describe('applyVoucher', () => {
  it.each<[string, readonly TestLine[], readonly number[], readonly number[], number, number]>([
    ['less than the cart', [[plain]], [5000], [50], 39.9, 0],
    ['more than the cart', [[plain]], [10000], [89.9], 0, 10.1],
    ['several, in their order', [[plain]], [5000, 5000], [50, 39.9], 0, 10.1],
    ['no other value vouchers', [[plain], [voucher]], [20000], [89.9], 50, 110.1],
    ['nothing in an empty cart', [], [5000], [0], 0, 50],
  ])('pays for %s', (_, lines, balances, deducted, total, leftover) => {
    const cart = balances.reduce((state, balance, index) => {
      return applyVoucher(state, offer(`GS-${index}`, balance), context);
    }, cartWith(lines));
    const answer = computeCart(cart, context);
    expect(answer.vouchers.map(({ deductedAtPurchase }) => deductedAtPurchase.amount)).toEqual(deducted);
    expect([answer.total.gross.amount, answer.leftoverTotal.gross.amount]).toEqual([total, leftover]);
  });

  it.each([
    ['GS-FREMDES-LAND', 902],
    ['GS-ABGELAUFEN', 903],
    ['GS-UNBEKANNT', 904],
    ['GS-UNBEZAHLT', 906],
    ['GS-GESPERRT', 907],
    ['GS-UNGUELTIG', 910],
  ])('refuses %s with %i', (id, code) => {
    expect(codeOf(() => applyVoucher(cartWith([[plain]]), offer(id), context))).toBe(code);
  });

  it.each([
    ['another currency', () => applyVoucher(cartWith([]), { ...offer('GS-1'), currencyCode: 'CHF' }, context), 900],
    ['an empty voucher', () => applyVoucher(cartWith([]), offer('GS-1', 0), context), 905],
    ['nothing but value vouchers', () => applyVoucher(cartWith([[voucher, 2]]), offer('GS-1'), context), 920],
  ])('refuses %s', (_, attempt, code) => {
    expect(codeOf(attempt)).toBe(code);
  });

  it('applies a voucher only once', () => {
    const twice = applyVoucher(applyVoucher(cartWith([[plain]]), offer('GS-1'), context), offer('GS-1'), context);
    expect(twice.vouchers).toEqual([{ id: 'GS-1', balance: 1000 }]);
  });
});

describe('removeVoucher', () => {
  it('removes a voucher, and ignores one that is not applied', () => {
    const cart = removeVoucher(applyVoucher(cartWith([[plain]]), offer('GS-1'), context), { voucherId: 'GS-1' });
    expect(removeVoucher(cart, { voucherId: 'GS-1' }).vouchers).toEqual([]);
  });

  it('refuses a voucher that cannot be refunded', () => {
    const cart = applyVoucher(cartWith([[plain]]), offer('GS-RUECKBUCHUNG'), context);
    expect(codeOf(() => removeVoucher(cart, { voucherId: 'GS-RUECKBUCHUNG' }))).toBe(908);
  });
});

import { describe, expect, it } from 'vitest';
import { notices, startStore } from '../testing/start-store.ts';
import { euros, testCart } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';

function withVoucher(cartVersion: number, balance: number | null, deducted: number, id = 'GS-77') {
  const voucher = {
    id,
    balance: { amount: balance, currencyCode: 'EUR' as const },
    deductedAtPurchase: euros(deducted),
  };
  return testCart({ cartVersion, vouchers: [voucher] });
}

describe('an applied value voucher', () => {
  it.each([
    ['another balance', withVoucher(2, 60, 20), ['voucherChanged']],
    ['another deduction alone', withVoucher(2, 100, 30), []],
    ['a balance that is no longer given', withVoucher(2, null, 20), []],
    ['another voucher instead', withVoucher(2, 60, 20, 'GS-88'), []],
  ])('with %s', async (_, answer, shown) => {
    const cart = await startStore({ initialCart: withVoucher(1, 100, 20) });
    void cart.refresh();
    cart.answerLast('getCart', answer);
    await settle();
    expect(notices(cart).map(({ content }) => content.kind)).toEqual(shown);
  });
});

import { sumMoney, toMinor, type Cart } from 'cart-fragment-contract';
import { describe, expect, it } from 'vitest';
import { scenarioNames } from 'cart-fragment-contract/backend';
import { createTestShop } from '../../../contract/backend/testing/test-shop.ts';
import { addendsOf, savingsOf } from './order-sums.ts';

const rowsOf = (cart: Cart) => addendsOf(cart).map(({ label, money }) => [label, money.amount]);

describe('addendsOf', () => {
  it.each(['js_de', 'js_at', 'md_de', 'md_at', 'md_ch'])('adds up to the total of each cart of %s', async (tenant) => {
    const shop = createTestShop({}, tenant);
    for (const scenario of scenarioNames) {
      const cart = await shop.control('seed', { scenario });
      const { currencyCode, amount } = cart.total.gross;
      const sum = sumMoney(
        addendsOf(cart).map(({ money }) => money),
        currencyCode,
      );
      expect([scenario, sum]).toEqual([scenario, { amount, currencyCode }]);
    }
  });

  it('names each addend of a cart with ticket, box, code and voucher', async () => {
    const shop = createTestShop();
    await shop.control('seed', { scenario: 'example' });
    await shop.control('login', { loggedIn: true });
    await shop.control('add-item', { productId: 'p-1013' });
    const cart = await shop.call('addCoupon', { coupon: 'DANKE20', referer: null });
    const { packagingTotal, shipping, totalDiscount } = cart;
    expect(rowsOf(cart)).toEqual([
      ['Artikel', expect.any(Number)],
      ['Verpackung', packagingTotal.gross.amount],
      ['Versand', shipping.price.gross.amount],
      ['Rabatt DANKE20', -totalDiscount.amount],
      ['Gutschein GS-1000-2000', -75],
    ]);
  });

  it('names the friends discount, and shipping that is free', async () => {
    const shop = createTestShop();
    await shop.control('seed', { scenario: 'friends' });
    const cart = await shop.call('setShippingMethod', { method: 'Online' });
    expect(rowsOf(cart).map(([label]) => label)).toEqual(['Artikel', 'Versand', 'Freunde-Rabatt']);
  });
});

describe('savingsOf', () => {
  it('adds reduced prices and the discount', async () => {
    const shop = createTestShop();
    const cart = await shop.control('seed', { scenario: 'friends' });
    await shop.control('add-item', { productId: 'p-1001', quantity: 2 });
    const { totalDiscount, items } = await shop.call('getCart');
    const { price, originalPrice } = items.at(-1)!.product;
    const reduction = toMinor(originalPrice!.gross) - toMinor(price.gross);
    expect(savingsOf(cart)).toEqual(cart.totalDiscount);
    expect(toMinor(savingsOf(await shop.call('getCart')))).toBe(toMinor(totalDiscount) + 2 * reduction);
  });
});

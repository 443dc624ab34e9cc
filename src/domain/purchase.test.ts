import { describe, expect, it } from 'vitest';
import { buildAppointment, buildCart, buildItem, buildPackaging, price } from '../test-support/cart-builders.ts';
import type { Cart } from './cart.ts';
import { amountText, isCovered, isSamePurchase, purchaseOf } from './purchase.ts';

describe('purchaseOf', () => {
  it('has the sum in minor units', () => {
    expect(purchaseOf(buildCart({ total: price(941.5) }))).toMatchObject({ amount: 94150, currencyCode: 'EUR' });
  });
});

describe('isSamePurchase', () => {
  it.each<[string, Partial<Cart>, boolean]>([
    ['nothing', {}, true],
    ['the version and the payment type', { cartVersion: 9, selectedPaymentType: 'StripeGooglePay' }, true],
    ['the sum', { total: price(80) }, false],
    ['the cart', { cartId: 'cart-2' }, false],
    ['the shipping method', { shipping: { method: 'Express', price: price(0) } }, false],
    ['a quantity', { items: [buildItem({ quantity: 2 })] }, false],
    ['an appointment', { items: [buildItem({ appointment: buildAppointment() })] }, false],
    ['a packaging of the same price', { items: [buildItem({ selectedPackaging: buildPackaging('Envelope') })] }, false],
  ])('when %s differs: %#', (_, changes, same) => {
    expect(isSamePurchase(purchaseOf(buildCart()), purchaseOf(buildCart(changes)))).toBe(same);
  });
});

describe('isCovered', () => {
  const shipping = { method: 'Standard', price: price(0) } as const;
  const approved = buildCart({ shipping, total: price(20) });

  it.each<[string, Partial<Cart>, boolean]>([
    ['nothing', {}, true],
    ['the contents', { items: [buildItem({ quantity: 2 })] }, true],
    ['the shipping method', { shipping: { method: 'Express', price: price(0) } }, true],
    ['the sum, which is lower', { total: price(19.99) }, true],
    ['the sum, which is higher', { total: price(20.01) }, false],
    ['the sum, which is 0', { total: price(0) }, false],
    ['the currency', { total: { gross: { amount: 20, currencyCode: 'CHF' } } }, false],
    ['the shipping method, which is missing', { shipping: { method: null, price: price(0) } }, false],
    ['the cart', { cartId: 'cart-2' }, false],
  ])('when %s differs: %#', (_, changes, covered) => {
    expect(isCovered(purchaseOf({ ...approved, ...changes }), purchaseOf(approved))).toBe(covered);
  });
});

describe('isSamePurchase of carts with a voucher', () => {
  const paidBy = (id: string, amount: number) => {
    const balance = { amount: 50, currencyCode: 'EUR' } as const;
    return purchaseOf(buildCart({ vouchers: [{ id, balance, deductedAtPurchase: price(amount).gross }] }));
  };

  it.each([
    ['GS-1', 10, true],
    ['GS-2', 10, false],
    ['GS-1', 20, false],
  ])('%s paying %d instead of GS-1 paying 10', (id, amount, same) => {
    expect(isSamePurchase(paidBy('GS-1', 10), paidBy(id, amount))).toBe(same);
  });
});

describe('amountText', () => {
  it.each([
    [79.9, '79.90'],
    [0.1 + 0.2, '0.30'],
    [1000, '1000.00'],
  ])('of %d is %s', (amount, text) => {
    expect(amountText(purchaseOf(buildCart({ total: price(amount) })))).toBe(text);
  });
});

import * as z from './zod.ts';
import { describe, expect, it } from 'vitest';
import { buildCart, buildItem, buildProduct, price } from '../../test-support/cart-builders.ts';
import { cartSchema } from './cart.ts';

const item = buildItem();
const money = (amount: unknown, currencyCode: unknown = 'EUR') => ({ gross: { amount, currencyCode } });

function read(cart: object) {
  return z.safeParse(cartSchema, cart);
}

describe('cartSchema', () => {
  it.each([
    ['value_voucher', 'gift_box', 'box_express', 'strike_price', 'amazon_pay'],
    ['ValueVoucher', 'GiftBox', 'BoxExpress', 'StrikePrice', 'AmazonPay'],
  ])('reads both spellings: %s', (productType, type, method, discountType, selectedPaymentType) => {
    const selectedPackaging = { type, price: money(0) };
    const items = [{ ...item, product: { ...buildProduct(), productType, discountType }, selectedPackaging }];
    const { data } = read({ ...buildCart(), items, shipping: { method, price: money(0) }, selectedPaymentType });
    expect(data?.items[0]?.product).toMatchObject({ productType: 'ValueVoucher', discountType: 'StrikePrice' });
    expect(data?.items[0]?.selectedPackaging?.type).toBe('GiftBox');
    expect(data?.shipping.method).toBe('BoxExpress');
    expect(data?.selectedPaymentType).toBe('AmazonPay');
  });

  it('accepts unknown values and unknown fields', () => {
    const { data } = read({ ...buildCart(), shipping: { method: 'Drone', price: money(1) }, news: 1 });
    expect(data?.shipping.method).toBe('Drone');
  });

  it('fills in missing optional fields, in the currency of the total', () => {
    const { data } = read({ cartId: 'c', cartVersion: 0, items: [], total: money(5, 'CHF') });
    expect(data).toEqual({
      cartId: 'c',
      cartVersion: 0,
      items: [],
      total: money(5, 'CHF'),
      packagingTotal: money(0, 'CHF'),
      shipping: { method: null, price: money(0, 'CHF') },
      totalDiscount: { amount: 0, currencyCode: 'CHF' },
      coupon: null,
      discount: null,
      discountStatus: { success: true, message: null },
      vouchers: [],
      leftoverTotal: money(0, 'CHF'),
      payback: { number: null, scrid: null, points: null },
      selectedPaymentType: null,
      availableShippingMethods: [],
      rebuilt: false,
    });
  });

  it.each([
    ['an amount below 0', { total: money(-1) }],
    ['an amount that is no number', { total: money(Number.NaN) }],
    ['an infinite amount', { total: money(Number.POSITIVE_INFINITY) }],
    ['an amount as text', { total: money('79.90') }],
    ['an empty amount', { total: money('') }],
    ['a currency that nobody knows', { total: money(1, 'USD') }],
    ['two currencies', { totalDiscount: { amount: 1, currencyCode: 'CHF' } }],
    ['no version', { cartVersion: null }],
    ['no items', { items: null }],
    ['an item of quantity 0', { items: [{ ...item, quantity: 0 }] }],
    ['half a piece', { items: [{ ...item, quantity: 1.5 }] }],
    ['a voucher without a deduction', { vouchers: [{ id: 'v', balance: price(1).gross }] }],
  ])('refuses %s', (_, changes) => {
    expect(read({ ...buildCart(), ...changes }).success).toBe(false);
  });

  it('keeps the first of several entries with the same id', () => {
    const voucher = { id: 'GS-1', balance: price(10).gross, deductedAtPurchase: price(10).gross };
    const cart = buildCart();
    const { data } = read({
      ...cart,
      items: [item, { ...item, id: 'i-2' }, { ...item, quantity: 9 }],
      vouchers: [voucher, voucher],
      availableShippingMethods: [...cart.availableShippingMethods, ...cart.availableShippingMethods],
    });
    expect(data?.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [item.id, item.quantity],
      ['i-2', item.quantity],
    ]);
    expect(data?.vouchers).toHaveLength(1);
    expect(data?.availableShippingMethods).toEqual(cart.availableShippingMethods);
  });

  it('names the invalid field', () => {
    const items = [item, { ...item, id: 'i-2', total: money('x') }];
    expect(read({ ...buildCart(), items }).error?.issues[0]?.path.join('.')).toBe('items.1.total.gross.amount');
  });
});

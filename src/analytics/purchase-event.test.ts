import { describe, expect, it } from 'vitest';
import { buildItem, buildProduct, price } from '../test-support/cart-builders.ts';
import { toPurchaseEvent } from './purchase-event.ts';
import type { OrderData } from './shop-data.ts';
import { ga4Push } from './testing/ga4-schema.ts';

const order: OrderData = {
  orderId: '1-JD1234567',
  items: [
    { ...buildItem({ quantity: 2 }), packaging: { type: 'gift_box' } },
    { product: { manufacturerSku: '9', title: 'Wertgutschein', price: price(50), productType: 'value_voucher' } },
  ],
  total: price(119),
  shipping: { id: 'box_standard', price: price(4.9) },
  discount: { campaign: 'Sommeraktion', coupon: { code: 'SOMMER' } },
  discountTotal: price(15).gross,
  paymentVouchers: [
    { type: 'value_voucher', deductedAtPurchase: { amount: 60 } },
    { type: 'ValueVoucher', deductedAtPurchase: { amount: 21, currencyCode: 'EUR' } },
    { type: 'value_voucher', deductedAtPurchase: null },
    { type: 'experience', deductedAtPurchase: { amount: 40, currencyCode: 'EUR' } },
  ],
  payment: { paymentType: 'stripeGooglePay', isExpressPayment: true },
};

describe('toPurchaseEvent', () => {
  it('has the net value, the tax and the deducted share', () => {
    const purchase = toPurchaseEvent(order);
    expect(purchase).toMatchObject({
      transaction_id: '1-JD1234567',
      currency: 'EUR',
      value: 100,
      tax: 19,
      shipping: 4.9,
      shipping_tier: 'box_standard',
      discount: 15,
      coupon: 'SOMMER',
      deducted_share: 81 / 200,
      payment_type: 'Google Pay',
      express_payment: true,
    });
    expect(purchase.items).toMatchObject([
      { item_id: '5001', quantity: 2, coupon: 'SOMMER', packaging: 'GiftBox', affiliation: 'JS_DE' },
      { item_id: '9', item_name: 'Wertgutschein', item_variant: 'value_voucher', quantity: 1 },
    ]);
    expect(ga4Push.parse({ event: 'purchase', ecommerce: purchase })).toBeTruthy();
  });

  it.each([
    ['1-JA1', 120, { items: [{ affiliation: 'JS_AT' }], value: 100, currency: 'EUR' }],
    ['1-MC1', 107.7, { items: [{ affiliation: 'MD_CH' }], value: 100, currency: 'CHF' }],
    ['1-TT1', 119, { items: [{ affiliation: 'JS_TEST' }], value: 100 }],
    ['1-ND1', 0, { items: [{ affiliation: 'JS_NOW_DE' }], value: 0, tax: 0 }],
  ])('taxes %s at the rate of its tenant', (orderId, amount, expected) => {
    expect(toPurchaseEvent({ orderId, items: [buildItem()], total: { gross: { amount } } })).toMatchObject(expected);
  });

  it('tracks an unknown payment method as an error text', () => {
    expect(toPurchaseEvent({ ...order, payment: { paymentType: 'Muscheln' } }).payment_type).toBe(
      'Unknown payment method: Muscheln',
    );
  });

  it('throws for an order id without a tenant', () => {
    expect(() => toPurchaseEvent({ ...order, orderId: '1-XX1' })).toThrow('Cannot map tenant from invalid order ID');
  });

  it('contains nothing about the customer', () => {
    const item = buildItem({ product: buildProduct() });
    const withEmail = { ...order, email: 'kim@muster.example', items: [item] };
    expect(JSON.stringify(toPurchaseEvent(withEmail))).not.toContain('kim');
  });
});

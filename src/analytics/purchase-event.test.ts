import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderPrefixOf, tenants } from '../domain/tenant.ts';
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

  const withTotal = (orderId: string, amount: number, paymentVouchers: OrderData['paymentVouchers'] = []) =>
    toPurchaseEvent({ orderId, items: [buildItem()], total: { gross: { amount } }, paymentVouchers });

  it.each([
    ['1-JD1234567', 'JS_DE', 119, 100],
    ['1-JA1', 'JS_AT', 120, 100],
    ['1-JA1', 'JS_AT', 79.9, 66.58],
    ['1-ND1', 'JS_NOW_DE', 119, 100],
    ['1-ND1', 'JS_NOW_DE', 0, 0],
    ['1-TT1', 'JS_TEST', 119, 100],
    ['1-MD1', 'MD_DE', 119, 100],
    ['1-MA1', 'MD_AT', 120, 100],
    ['1-MC1', 'MD_CH', 107.7, 100],
    ['1-TM1', 'MD_TEST', 119, 100],
  ])('taxes %s at the rate of %s', (orderId, tenant, amount, net) => {
    expect(withTotal(orderId, amount)).toMatchObject({
      items: [{ affiliation: tenant }],
      value: net,
      tax: Math.round((amount - net) * 100) / 100,
      currency: tenant === 'MD_CH' ? 'CHF' : 'EUR',
    });
  });

  it('rounds to whole minor units', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(...tenants), (minor, tenant) => {
        const { value, tax } = withTotal(`1-${orderPrefixOf(tenant)}1`, minor / 100);
        expect([value, tax].map((amount) => Math.round(amount * 100) / 100)).toEqual([value, tax]);
        expect(Math.round(value * 100) + Math.round(tax * 100)).toBe(minor);
      }),
    );
  });

  it.each([
    [941.5, 75, 75 / 1016.5],
    [0, 50, 1],
    [100, 0, 0],
    [0, 0, 0],
  ])('has the deducted share of %d after vouchers of %d', (total, amount, share) => {
    const { deducted_share } = withTotal('1-JD1', total, [{ deductedAtPurchase: { amount } }]);
    expect(deducted_share).toBeCloseTo(share, 12);
  });

  it('tracks an unknown payment method as an error text', () => {
    expect(toPurchaseEvent({ ...order, payment: { paymentType: 'Muscheln' } }).payment_type).toBe(
      'Unknown payment method: Muscheln',
    );
  });

  it.each(['', '1-', '1-XX1', '2-JD1', 'JD1', ' 1-JD1', '1-jd1', null, undefined, 123])(
    'throws for the order id "%s"',
    (orderId) => {
      expect(() => toPurchaseEvent({ ...order, orderId: orderId as never })).toThrow(
        'Cannot map tenant from invalid order ID',
      );
    },
  );

  it('contains nothing about the customer', () => {
    const item = buildItem({ product: buildProduct() });
    const withEmail = { ...order, email: 'kim@muster.example', items: [item] };
    expect(JSON.stringify(toPurchaseEvent(withEmail))).not.toContain('kim');
  });
});

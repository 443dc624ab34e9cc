import { describe, expect, it } from 'vitest';
import { operations } from './all-operations.ts';

describe('operations', () => {
  it('are exactly the calls that a shop has to answer', () => {
    const calls = Object.values(operations).map(({ method, path }) => `${method} /${path}`);
    expect(calls.toSorted()).toEqual(
      [
        'GET /api/cart',
        'POST /api/cart/add-coupon',
        'POST /api/cart/add-item',
        'POST /api/cart/remove-coupon',
        'POST /api/cart/remove-item',
        'POST /api/cart/remove-voucher',
        'POST /api/cart/set-item-packaging',
        'POST /api/cart/set-item-quantity',
        'POST /api/cart/set-payback-number',
        'POST /api/cart/set-shipping-method',
        'POST /api/cart/validate-personal-information',
        'POST /api/cart/create-payment-session',
        'GET /api/cart/shipping-countries',
        'GET /api/delivery-terms',
        'GET /api/payment-methods/{id}/availability',
        'GET /api/payment-methods/amazon-pay/merchant-account-properties',
        'POST /api/payment-methods/amazon-pay/prepare-payment-session',
        'GET /api/payment-methods/paypal/order/{id}',
        'POST /api/payment-methods/paypal/order',
        'GET /api/packagings/variants/{id}',
        'GET /api/product-details/{id}',
        'POST /api/reserve-appointments',
        'POST /api/event/checkout-proceeded-to-p2',
        'POST /api/event/gift-wrap-selection-opened',
        'POST /api/event/service-info-opened',
        'POST /api/event/checkout-express-payment-flow-started',
        'POST /api/event/checkout-express-payment-flow-finished',
        'GET /api/wishlist',
        'POST /api/wishlist/add-products',
        'POST /api/wishlist/remove-product',
      ].toSorted(),
    );
  });
});

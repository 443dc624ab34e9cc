import type { Analytics, ProductData } from 'cart-fragment/analytics';

declare const analytics: Analytics;
declare const product: ProductData;

// docs
analytics.purchase({
  orderId: '1-JD7700123',
  items: [{ product, quantity: 2, packaging: { type: 'gift_box' } }],
  total: { gross: { amount: 119, currencyCode: 'EUR' } },
  shipping: { id: 'standard', price: { gross: { amount: 4.9, currencyCode: 'EUR' } } },
  discount: { campaign: 'Sommeraktion', coupon: { code: 'SOMMER' } },
  discountTotal: { amount: 15, currencyCode: 'EUR' },
  paymentVouchers: [{ type: 'value_voucher', deductedAtPurchase: { amount: 81, currencyCode: 'EUR' } }],
  payment: { paymentType: 'stripeCreditCard', isExpressPayment: false },
});
// docs end

import type { operations } from 'cart-fragment/api';
import * as carts from './carts.ts';

/** An example of a call: what is sent, and the answer. */
export interface CallExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly request?: unknown;
  /** Missing where the answer has no body. */
  readonly answer?: unknown;
}

const { cartId } = carts.balloonCart;

const address = {
  formOfAddress: 'other',
  firstName: 'Kim',
  lastName: 'Muster',
  streetName: 'Musterstraße',
  streetNumber: '1',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
  additionalInformation: null,
};

export const payer = {
  email: 'kim.muster@example.org',
  phoneNumber: '',
  billingAddress: address,
  distinctShippingAddressSelected: false,
  customerType: 'Private',
};

const term = (packagingType: string, shippingMethod: string, date: string, text: string) => ({
  packagingType,
  shippingMethod,
  date,
  text,
});

/** One example for each call. The reference backend gives the same answers. */
export const callExamples: Readonly<Record<keyof typeof operations, CallExample>> = {
  addCoupon: { request: { coupon: 'NEWSLETTER-SOMMER-2026', referer: 'newsletter' }, answer: carts.discountedCart },
  addItem: {
    request: { productId: 'p-1003', quantity: 1, appointmentId: 'a-90301' },
    answer: carts.ticketCart,
  },
  addWishlistProduct: { request: { productId: 'p-1001' }, answer: ['p-1001', 'p-2001'] },
  createPaymentSession: {
    request: { paymentType: 'StripeGooglePay' },
    answer: { orderId: '1-JD1000001', stripeClientSecret: 'pi_demo_1-JD1000001_secret_1-JD1000001' },
  },
  createPaypalOrder: {
    request: { cartId },
    answer: { orderId: '1-JD1000001', paypalOrderId: 'DEMO-PAYPAL-1-JD1000001' },
  },
  getAmazonMerchant: { answer: { isSandbox: true, merchantId: 'DEMOMERCHANT01' } },
  getCart: { answer: carts.balloonCart },
  getDeliveryTerms: {
    answer: [
      term('Envelope', 'Standard', '2026-12-03', 'bis Do., 3. Dezember'),
      term('GiftBox', 'Standard', '2026-12-04', 'bis Fr., 4. Dezember'),
      term('Envelope', 'Express', '2026-12-01', 'bis Di., 1. Dezember'),
      term('GiftBox', 'Express', '2026-12-01', 'bis Di., 1. Dezember'),
      term('GiftBox', 'BoxStandard', '2026-12-04', 'bis Fr., 4. Dezember'),
      term('GiftBox', 'BoxExpress', '2026-12-01', 'bis Di., 1. Dezember'),
    ],
  },
  getPackagingVariants: {
    params: { id: 'envelope-1' },
    answer: {
      variantId: 'envelope-1',
      variants: [{ variantId: 'envelope-1', title: 'Klassisch', price: carts.price(3.9) }],
    },
  },
  getPaymentAvailability: {
    params: { id: 'Invoice' },
    query: { totalAmount: '188.70', shippingMethod: 'Express' },
    answer: { available: false },
  },
  getPaypalOrder: {
    params: { id: 'DEMO-PAYPAL-1-JD1000001' },
    answer: { email: payer.email, billingAddress: address },
  },
  getProductDetails: { params: { id: 'p-1001' }, answer: carts.balloon },
  getShippingCountries: { answer: ['DE', 'AT', 'IT'] },
  getWishlist: { answer: ['p-2001'] },
  postCheckoutProceeded: { request: { cartId } },
  postExpressFinished: { request: { cartId, paymentType: 'PayPal' } },
  postExpressStarted: { request: { cartId, paymentType: 'PayPal' } },
  postGiftWrapOpened: { request: { cartId } },
  postServiceInfoOpened: { request: { cartId } },
  prepareAmazonSession: {
    request: { amount: { amount: '188.70', currencyCode: 'EUR' } },
    answer: {
      payloadJSON:
        '{"webCheckoutDetails":{"checkoutReviewReturnUrl":"last-check.html"},' +
        '"storeId":"amzn1.application-oa2-client.demo",' +
        '"paymentDetails":{"presentmentCurrency":"EUR","chargeAmount":{"amount":"188.70","currencyCode":"EUR"}}}',
      signature: 'demo-signature',
      algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
      publicKeyId: 'SANDBOX-DEMO',
    },
  },
  removeCoupon: { answer: carts.balloonCart },
  removeItem: { request: { cartItemId: 'item-1' }, answer: carts.emptyCart },
  removeVoucher: { request: { voucherId: 'GS-77' }, answer: carts.paidBalloon },
  removeWishlistProducts: { request: { productIds: ['p-2001'] }, answer: [] },
  reserveAppointments: { answer: { reservedAppointmentIds: ['a-90017', 'a-90301'] } },
  setItemPackaging: {
    request: { itemId: 'item-1', packagingOptionType: 'GiftBox', packagingVariantId: 'giftbox-7' },
    answer: carts.boxedBalloon,
  },
  setItemQuantity: { request: { cartItemId: 'item-1', quantity: 2 }, answer: carts.twoBalloons },
  setPaybackNumber: { request: { paybackNumber: '3103187694' }, answer: carts.loyalBalloon },
  setShippingMethod: { request: { method: 'Express' }, answer: carts.expressBalloon },
  validatePersonalInformation: { request: payer, answer: payer },
};

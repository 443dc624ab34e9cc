/** Help for integrators with a failed call. */
export interface CallHint {
  /** The effect on the page. */
  readonly effect: string;
  /** The expected answer. */
  readonly answer: string;
}

const change = (effect: string): CallHint => ({
  effect,
  answer: 'Answer with the whole cart and a higher cartVersion.',
});

const event: CallHint = { effect: 'the shopper sees no difference', answer: 'Answer with 204; the body is ignored.' };

/** By method and path. A test compares the keys with `operations`. */
export const callHints: Readonly<Record<string, CallHint>> = {
  'GET api/cart': {
    effect: 'the cart is not shown or not updated',
    answer: 'Answer with the cart, such as docs/examples/minimal-cart.json.',
  },
  'GET api/cart/shipping-countries': {
    effect: 'the shopper sees no difference',
    answer: 'Answer with a list of country codes.',
  },
  'POST api/cart/add-coupon': change('the discount code is not redeemed'),
  'POST api/cart/add-item': change('the removed item is not put back'),
  'POST api/cart/create-payment-session': {
    effect: 'the payment ends',
    answer: 'Answer with orderId and stripeClientSecret.',
  },
  'POST api/cart/remove-coupon': change('the discount code is not removed'),
  'POST api/cart/remove-item': change('the item is not removed'),
  'POST api/cart/remove-voucher': change('the voucher is not removed'),
  'POST api/cart/set-item-packaging': change('the packaging is not changed'),
  'POST api/cart/set-item-quantity': change('the quantity is not changed'),
  'POST api/cart/set-payback-number': change('the PAYBACK number is not saved'),
  'POST api/cart/set-shipping-method': change('the shipping method is not changed'),
  'POST api/cart/validate-personal-information': {
    effect: 'the payment ends',
    answer: 'Answer with the data as sent, or with an error of docs/express.md.',
  },
  'GET api/delivery-terms': {
    effect: 'delivery dates are not shown',
    answer: 'Answer with a list, which may be empty.',
  },
  'POST api/event/checkout-express-payment-flow-finished': event,
  'POST api/event/checkout-express-payment-flow-started': event,
  'POST api/event/checkout-proceeded-to-p2': event,
  'POST api/event/gift-wrap-selection-opened': event,
  'POST api/event/service-info-opened': event,
  'GET api/packagings/variants/{id}': {
    effect: 'the designs of a gift wrap are not offered',
    answer: 'Answer with variantId and variants.',
  },
  'GET api/payment-methods/amazon-pay/merchant-account-properties': {
    effect: 'Amazon Pay is not offered',
    answer: 'Answer with isSandbox and merchantId.',
  },
  'POST api/payment-methods/amazon-pay/prepare-payment-session': {
    effect: 'the payment ends',
    answer: 'Answer with payloadJSON, signature, algorithm and publicKeyId.',
  },
  'POST api/payment-methods/paypal/order': {
    effect: 'the payment ends',
    answer: 'Answer with orderId and paypalOrderId.',
  },
  'GET api/payment-methods/paypal/order/{id}': {
    effect: 'the payment ends',
    answer: 'Answer with email and billingAddress.',
  },
  'GET api/payment-methods/{id}/availability': {
    effect: 'this wallet is not offered',
    answer: 'Answer with {"available": true} or {"available": false}.',
  },
  'GET api/product-details/{id}': {
    effect: 'the wishlist shows the product without its data',
    answer: 'Answer with the product, or with 404 if it is no longer sold.',
  },
  'POST api/reserve-appointments': {
    effect: 'the shopper can neither proceed nor pay',
    answer: 'Answer with reservedAppointmentIds, or with error 300 and the appointmentIds that are taken.',
  },
  'GET api/wishlist': {
    effect: "the customer's wishlist is not shown",
    answer: 'Answer with a list of product ids.',
  },
  'POST api/wishlist/add-products': {
    effect: 'the product is not added to the wishlist',
    answer: 'Answer with the whole list of product ids.',
  },
  'POST api/wishlist/remove-product': {
    effect: 'the product is not removed from the wishlist',
    answer: 'Answer with the whole list of product ids.',
  },
};

/** The call of each kind of change. */
export const callOfChange: Readonly<Record<string, string>> = {
  quantity: 'POST api/cart/set-item-quantity',
  removal: 'POST api/cart/remove-item',
  move: 'POST api/cart/remove-item',
  addition: 'POST api/cart/add-item',
  packaging: 'POST api/cart/set-item-packaging',
  shipping: 'POST api/cart/set-shipping-method',
  coupon: 'POST api/cart/add-coupon',
  couponRemoval: 'POST api/cart/remove-coupon',
  voucherRemoval: 'POST api/cart/remove-voucher',
  loyaltyNumber: 'POST api/cart/set-payback-number',
};

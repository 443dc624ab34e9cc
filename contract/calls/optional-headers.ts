import type { operations } from 'cart-fragment/api';

type Name = keyof typeof operations;

/** Payment calls that name the version of the cart that the shopper saw. */
const paymentCalls: readonly Name[] = [
  'createPaymentSession',
  'createPaypalOrder',
  'prepareAmazonSession',
  'validatePersonalInformation',
];

/** Changes of the cart, which name the version on the screen if the page asks for it. */
const cartChanges: readonly Name[] = [
  'addCoupon',
  'addItem',
  'removeCoupon',
  'removeItem',
  'removeVoucher',
  'setItemPackaging',
  'setItemQuantity',
  'setPaybackNumber',
  'setShippingMethod',
];

/** Calls that may carry `If-Match`. Not in the operations, because their code is part of the program. */
export const conditionalOperations: readonly Name[] = [...paymentCalls, ...cartChanges];

/** Calls that carry an `Idempotency-Key`. */
export const idempotentOperations: readonly Name[] = ['createPaymentSession', 'createPaypalOrder'];

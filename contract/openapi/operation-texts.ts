import type { operations } from 'cart-fragment/api';

interface OperationText {
  readonly summary: string;
  /** What the backend must do, beyond the summary. */
  readonly description: string;
}

const event = 'Needs no effect: count it, or answer 204 only. The cart ignores the answer.';

/** Texts for the OpenAPI document. Not in the operations, because their code is part of the program. */
export const operationTexts: Readonly<Record<keyof typeof operations, OperationText>> = {
  addCoupon: {
    summary: 'Redeem a discount code',
    description:
      'The code replaces the previous one. If it is refused, the cart and the previous code stay as they are. With a ' +
      "campaign's cookie, the cart calls it instead of the first GET, also for guests.",
  },
  addItem: {
    summary: 'Put a removed item back into the cart (optional: only with canAddItems)',
    description:
      'Adds the product with the quantity and the packaging. The item may get a new id. It is the only change that is not ' +
      'idempotent: the cart sends it again only if a later cart shows that it was not applied.',
  },
  addWishlistProduct: {
    summary: 'Put a product on the wishlist',
    description: 'Puts the product at the front. If it is on the list already, it moves there and is not repeated.',
  },
  createPaymentSession: {
    summary: 'Start a card payment',
    description: "Creates the order and the card provider's payment for the cart's total.",
  },
  createPaypalOrder: {
    summary: 'Create a PayPal order',
    description: 'Creates the order and its counterpart at PayPal, which the shopper then approves.',
  },
  getAmazonMerchant: {
    summary: 'Merchant account of Amazon Pay',
    description: 'The account for which the button of Amazon Pay is drawn.',
  },
  getCart: {
    summary: 'The cart of the visitor',
    description: 'A visitor without a cart gets an empty one. Never from a cache.',
  },
  getDeliveryTerms: {
    summary: 'Delivery terms for each packaging and shipping method',
    description: 'If the shop has none, the answer is an empty list, and no delivery dates are shown.',
  },
  getPackagingVariants: {
    summary: 'Designs of a packaging',
    description: 'All designs of the packaging of which the path names one.',
  },
  getPaymentAvailability: {
    summary: 'Whether a payment method is available',
    description: 'A method that is not available is not offered for this sum and shipping method.',
  },
  getPaypalOrder: {
    summary: 'Payer data of an approved PayPal order',
    description: 'What PayPal knows about the payer. The cart then has it checked.',
  },
  getProductDetails: {
    summary: 'One product',
    description: 'The product of a wishlist entry, at its current price.',
  },
  getShippingCountries: {
    summary: 'Country codes that this cart can be shipped to',
    description: "By the chosen shipping method, for the shop's page with the order data. The cart does not call it.",
  },
  getWishlist: {
    summary: 'Product ids on the wishlist of the customer, newest first',
    description: "Called for logged-in customers only; a guest's list is in the browser. Never from a cache.",
  },
  postCheckoutProceeded: { summary: 'Event: the shopper proceeds to checkout', description: event },
  postExpressFinished: { summary: 'Event: an express payment succeeded', description: event },
  postExpressStarted: { summary: 'Event: an express payment started', description: event },
  postGiftWrapOpened: { summary: 'Event: the choice of gift wraps was opened', description: event },
  postServiceInfoOpened: { summary: 'Event: the services of a product were opened', description: event },
  prepareAmazonSession: {
    summary: 'Prepare a checkout session of Amazon Pay',
    description: "Signs Amazon's payload for the sum.",
  },
  removeCoupon: {
    summary: 'Remove the discount code',
    description: 'Succeeds without a code, too.',
  },
  removeItem: {
    summary: 'Remove an item',
    description: 'Removing an item that is no longer in the cart succeeds.',
  },
  removeVoucher: {
    summary: 'Remove an applied value voucher',
    description: 'Removing a voucher that is no longer applied succeeds.',
  },
  removeWishlistProducts: {
    summary: 'Remove products from the wishlist',
    description: 'Removing a product that is not on the list succeeds.',
  },
  reserveAppointments: {
    summary: 'Reserve the appointments in the cart',
    description:
      'Reserves the appointment of every ticket in the cart, or none of them: then error 300 names those that are not ' +
      'available. A repeated call renews the reservations.',
  },
  setItemPackaging: {
    summary: 'Choose the packaging of an item',
    description: 'The available shipping methods may depend on it.',
  },
  setItemQuantity: {
    summary: 'Set the quantity of an item',
    description: 'Sets it, and does not add to it. The cart offers 1 to 25.',
  },
  setPaybackNumber: {
    summary: 'Set the loyalty number, or remove it with an empty one',
    description: 'The number has ten digits; the last one is a checksum (Luhn, over 308342 and the number).',
  },
  setShippingMethod: {
    summary: 'Choose the shipping method',
    description: "Only methods of the cart's availableShippingMethods can be chosen.",
  },
  validatePersonalInformation: {
    summary: 'Check the data of an express payment',
    description: 'Returns the same data if the cart can be delivered and billed to this address.',
  },
};

import { largestAmount } from 'cart-fragment/api';

/** JSON schema keywords of a field. Bounds are what a backend must keep to; the cart accepts more. */
export type FieldKeywords = Readonly<Record<string, unknown>> & { readonly description: string };

const amount = { minimum: 0, maximum: largestAmount };
const count = { minimum: 0, maximum: 1_000_000 };

/** What a backend must know about a field, by component and path. Applies to all components that have such a field. */
export const fieldDescriptions: Readonly<Record<string, Readonly<Record<string, string | FieldKeywords>>>> = {
  Appointment: {
    appointmentId: 'The id that errors and changesets use. One of the three ids is needed.',
    locationId: 'The id of the place.',
    reservationId: 'The id of the reservation, once the seats are reserved.',
    date: 'ISO 8601 with the offset. Shown in Berlin time.',
    location: 'The name of the place, as shown.',
  },
  Cart: {
    cartId: 'Identifies the cart until it is ordered. The next cart has another id.',
    cartVersion:
      'Increases with every change of the cart, also by the shop itself, and never decreases. A repeated change need not ' +
      'increase it. The cart fragment ignores an answer with a lower version of the same cart.',
    items: 'In the order in which they are shown. Ids are unique, and an id is not reused for another item.',
    packagingTotal: 'The sum of the packagings of all items.',
    shipping: 'The method that applies, with its price. An empty cart has none.',
    'shipping.method': 'One of availableShippingMethods.',
    'shipping.price': 'The price of this method for this cart.',
    total:
      'What is to be paid: the totals of the items, packagingTotal and the price of shipping, minus totalDiscount and ' +
      'the deductions of the vouchers. Exact to the cent.',
    totalDiscount: 'The sum of all discounts, not negative. Struck prices are not part of it.',
    coupon: 'The discount code that applies; null without one.',
    'coupon.code': "The code in the shop's spelling.",
    discount: 'The campaign of the discount that applies; null without one.',
    'discount.campaign': 'Its name, as shown.',
    discountStatus: 'Whether the discount of a redeemed code applies.',
    'discountStatus.success': 'False if its conditions are not met any more.',
    'discountStatus.message': 'The reason, as shown to the shopper.',
    vouchers: 'The applied value vouchers, in the order of their deduction. They cannot pay for value vouchers.',
    leftoverTotal: 'What remains on all vouchers after this order: the balances minus the deductions.',
    payback: 'The loyalty program; all fields are null in a shop without it.',
    'payback.number': 'Ten digits.',
    'payback.scrid': 'Set if the shopper came from the program, which then knows the number.',
    'payback.points': {
      description:
        'One point for every two units of currency, rounded down, of what the items cost after totalDiscount, without value ' +
        'vouchers and excluded SKUs; not negative. If null, the cart fragment computes it.',
      ...count,
    },
    selectedPaymentType: 'The payment type that the shopper chose last.',
    availableShippingMethods: 'What can be chosen for these items. Empty for an empty cart.',
    rebuilt: 'Whether the shop has put the cart together again, from an earlier visit.',
  },
  CartItem: {
    id: 'Stays the same as long as the item is in the cart, whatever else changes.',
    quantity: 'Shoppers can choose up to 25; a larger quantity is shown, and can stay or decrease.',
    experienceId: 'The id of the experience, for the link to its appointments.',
    product: 'The product at the current price.',
    total: 'The price of the product times the quantity, without packaging and without the discount of the cart.',
    discount: 'The campaign whose discount covers this item; null if none does.',
    'discount.campaign': 'Its name, as shown.',
    appointment: 'An item with an appointment is a ticket.',
    appointmentUrl: 'The page on which the shopper can choose another appointment. Relative to baseUrl.',
    selectedPackaging: 'The packaging that was chosen, or comes with the product.',
    availablePackagingOptions: 'What can be chosen. Empty without a choice.',
  },
  Changeset: {
    type:
      'The reason: ProductRemoved, PriceIncreased, PriceDecreased, ShippingMethodRemoved or OutdatedAppointment, or ' +
      'MultipleChanges if several lists have entries. PascalCase means what it says. In the lowercase spelling, the two ' +
      'reasons are swapped: priceIncreased is read as a lower price, priceDecreased as a higher one.',
    message: 'Shown for an unknown type only.',
    changes: 'What the shop has changed in the cart since the last changeset. Answers to calls report nothing.',
    'changes.removedItems': 'Products that are no longer sold. They are no longer in the cart.',
    'changes.priceIncreasedItems': 'Products that cost more now.',
    'changes.priceDecreasedItems': 'Products that cost less now.',
    'changes.removedShippingMethods': 'Methods that are no longer offered.',
    'changes.outdatedAppointments': 'Appointments that are no longer available. Their tickets stay in the cart.',
  },
  ErrorAnswer: {
    errorCode:
      'From the error catalog: 100–199 shipping, 300 appointments, 600–699 address, 700–799 discounts, 800 payment type, ' +
      '900–999 vouchers, 1200 order. 0 for a call that no cart sends.',
    message: 'Shown only for discounts, and for shipping refused by zip code or country.',
    category: 'What decides the message if the code alone does not.',
    fields: 'What was refused.',
    'fields.appointmentIds': 'With error 300: the appointments that cannot be reserved.',
  },
  Money: {
    amount: 'A decimal in major units, with at most two decimals: 79.9 is 79,90 €.',
    currencyCode: 'The same in the whole cart. The cart refuses items in another currency than the total.',
  },
  PackagingOption: {
    variantId: 'The design that is chosen with the option.',
    type: 'If missing, as packagingOptionType.',
    packagingOptionType: 'What set-item-packaging sends.',
    title: 'As shown.',
    variantTitle: 'The name of the design.',
    price: 'For the item as a whole, whatever its quantity.',
    image: 'Shown in the choice of designs.',
    thumbnail: 'Shown at the item.',
    hasMultipleVariants: 'Whether packagings/variants has several designs.',
  },
  PackagingVariants: {
    variantId: 'The design that the path names.',
    variants: 'All designs of its packaging, in the order in which they are shown.',
  },
  Picture: {
    alt: 'What the picture shows, in the language of the page.',
    src: 'Relative to baseUrl.',
    srcset: 'As in HTML.',
    sizes: 'As in HTML.',
    width: { description: 'In pixels.', ...count },
    height: { description: 'In pixels.', ...count },
  },
  Price: { gross: 'With tax, as paid.' },
  Product: {
    id: 'Also the id of wishlist entries.',
    url: 'Relative to baseUrl.',
    slug: 'The last part of a readable URL.',
    title: 'As shown.',
    image: 'Shown at the item.',
    trackingName: 'The name in analytics.',
    manufacturerSku: 'The SKU, for analytics and for excluding products from points.',
    trackingPath: 'The categories in analytics, from general to special.',
    price: 'The price of one.',
    originalPrice:
      'The struck price of a reduced product: the lowest price of the 30 days before the reduction (§ 11 PAngV). Null if ' +
      'the product is not reduced. Not below price.',
    minParticipants: { description: 'For how many people at least.', ...count },
    maxParticipants: { description: 'For how many people at most.', ...count },
    discountBadgeId: 'The id of the badge.',
    discountBadgeName: 'The text of the badge.',
    hasFriendsDiscount: 'Whether the friends discount applies from the second one.',
    discountType: 'How the product is reduced.',
    productType: 'What it is. Value vouchers earn no points, and vouchers cannot pay for them.',
    preSelectedWrappingVariantId: 'The design that is chosen when the shopper selects a gift box.',
    rating: 'The average of the reviews.',
    'rating.value': { description: 'In stars.', minimum: 0, maximum: 5 },
    'rating.count': { description: 'How many reviews.', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    locationCount: { description: 'At how many places.', ...count },
    closestLocationDistance: { description: 'To the closest place, in kilometers.', minimum: 0, maximum: 40_000 },
    nudge: 'A short text that encourages to buy.',
    'nudge.id': 'For analytics.',
    'nudge.text': 'As shown.',
    scoringFactor: 'For analytics only.',
    'scoringFactor.noShow': { description: 'The share of vouchers that are never redeemed.', minimum: 0, maximum: 1 },
    'scoringFactor.margin': { description: 'The share of the price.', minimum: 0, maximum: 1 },
    personalization: 'What the shop writes on the wrapping, if the shopper has said so on the page of the product.',
    'personalization.recipient': 'The name, shown with the wrapping and the arrival.',
    productInformation: 'What a dialog shows.',
    'productInformation.services': 'What is included.',
    'productInformation.services.caption': 'The heading.',
    'productInformation.services.body': 'One service on each line.',
  },
  SelectedPackaging: {
    type: 'One of the packaging types; Included comes with the product.',
    title: 'As shown.',
    variantTitle: 'The name of the design.',
    variantId: 'The design.',
    manufacturerSku: 'The SKU, for analytics.',
    thumbnail: 'Shown at the item.',
    price: 'For the item as a whole, whatever its quantity.',
  },
  ShippingMethod: {
    method: 'What set-shipping-method sends.',
    title: 'As shown.',
    subtitle: 'The second line.',
    price: 'For this cart.',
    details: 'Shown on request.',
    'details.label': 'The text of the control.',
    'details.description': 'As shown.',
  },
  Voucher: {
    id: 'The code of the voucher.',
    balance: 'What the voucher is worth before this order.',
    'balance.amount': { description: 'A decimal in major units.', ...amount },
    'balance.currencyCode': 'The currency of the cart.',
    deductedAtPurchase:
      'What this voucher pays of this order: at most its balance, and together with the others at most what is due ' +
      'without value vouchers.',
  },
  PrepareAmazonSessionRequest: {
    'amount.amount': {
      description: 'The total that the shopper saw, as text.',
      pattern: String.raw`^\d{1,14}(\.\d{1,2})?$`,
    },
    'amount.currencyCode': 'The currency of the cart.',
  },
  CreatePaymentSessionResponse: {
    orderId: 'Begins with the prefix of the tenant, such as 1-JD.',
    stripeClientSecret: 'The client secret of the payment. Never a secret key.',
  },
};

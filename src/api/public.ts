/**
 * The API as data (public entry `cart-fragment/api`): the calls, their schemas, and the rules that cart and shop share.
 * `cart-fragment-contract` is built from it. Independent of React and the DOM.
 */
export { droppedValues } from './schemas/dropped-values.ts';
export type { Appointment, Cart, CartItem, DiscountStatus, Payback, Voucher } from '../domain/cart.ts';
export { cartTag } from '../domain/cart-tag.ts';
export {
  type ChangedItem,
  type Changeset,
  changesetTypes,
  decidedType,
  type KnownChangesetType,
  type OutdatedAppointment,
} from '../domain/changeset.ts';
export { readCouponCode } from '../domain/coupon-code.ts';
export { selectDeliveryTerm, type DeliveryTerm } from '../domain/delivery-term.ts';
export { errorCategories, type ErrorAnswer, type ErrorCategory } from '../domain/error-catalog.ts';
export { friendsCode } from '../domain/friends-discount.ts';
export { checkLoyaltyNumber, stripLoyaltyNumber } from '../domain/loyalty-number.ts';
export { countPoints, excludedSkus } from '../domain/loyalty-points.ts';
export {
  currencyCodes,
  fromMinor,
  multiplyMoney,
  sumMoney,
  toMinor,
  type CurrencyCode,
  type Money,
  type Price,
} from '../domain/money.ts';
export {
  packagingTypes,
  type PackagingOption,
  type PackagingType,
  type PackagingVariant,
  type PackagingVariants,
  type SelectedPackaging,
} from '../domain/packaging.ts';
export { paymentTypes, type PaymentType } from '../domain/payment.ts';
export type { Picture } from '../domain/picture.ts';
export { discountTypes, productTypes, type Product, type ProductServices } from '../domain/product.ts';
export { largestQuantity } from '../domain/quantity.ts';
export { canShip, isExpress, shippingCountries } from '../domain/shipping-restrictions.ts';
export {
  shippingMethods,
  type ChosenShipping,
  type ShippingMethod,
  type ShippingMethodName,
} from '../domain/shipping.ts';
export type { OpenEnum } from '../domain/spelling.ts';
export { sumsOf, wrongSums } from '../domain/sums.ts';
export {
  cartTenant,
  cartTenants,
  countryCodes,
  countryOf,
  currencyOf,
  hasLoyaltyProgram,
  orderPrefixOf,
  type CartTenant,
  type CountryCode,
} from '../domain/tenant.ts';
export { withoutWrapper } from './without-wrapper.ts';
export { operations, type NamedOperation } from './all-operations.ts';
export type { Operation, OperationAnswer, OperationArguments } from './operation.ts';
export { retryAfterSecondsOf } from './read-json.ts';
export { appointmentSchema, cartItemSchema, cartSchema, voucherSchema } from './schemas/cart.ts';
export { changesetSchema } from './schemas/changeset.ts';
export { deliveryTermsSchema } from './schemas/delivery-term.ts';
export { completeJsonSchema } from './schemas/with-json-schema.ts';
export { errorAnswerSchema } from './schemas/error-answer.ts';
export { largestAmount, moneySchema, priceSchema } from './schemas/money.ts';
export { packagingOptionSchema, packagingVariantsSchema, selectedPackagingSchema } from './schemas/packaging.ts';
export { addressSchema, personalInformationSchema } from './schemas/personal-information.ts';
export { pictureSchema } from './schemas/picture.ts';
export { productSchema } from './schemas/product.ts';
export { shippingMethodSchema } from './schemas/shipping.ts';
export { wishlistSchema } from './schemas/wishlist.ts';

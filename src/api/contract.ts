/**
 * For a shop's backend (public entry `cart-fragment/contract`): the operations of the API as data, from which the
 * reference backend and the OpenAPI document are built, functions that read and answer calls, and the values that
 * responses may contain. Independent of React and the DOM.
 */
export type { Appointment, Cart, CartItem, DiscountStatus, Payback, Voucher } from '../domain/cart.ts';
export { cartTag } from '../domain/cart-tag.ts';
export type { ChangedItem, Changeset, KnownChangesetType, OutdatedAppointment } from '../domain/changeset.ts';
export type { DeliveryTerm } from '../domain/delivery-term.ts';
export { selectDeliveryTerm } from '../domain/delivery-term-selection.ts';
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
export type {
  PackagingOption,
  PackagingType,
  PackagingVariant,
  PackagingVariants,
  SelectedPackaging,
} from '../domain/packaging.ts';
export { paymentTypes, type PaymentType } from '../domain/payment.ts';
export type { Picture } from '../domain/picture.ts';
export type { Product, ProductServices } from '../domain/product.ts';
export { largestQuantity } from '../domain/quantity.ts';
export { canShip, isExpress, shippingCountries } from '../domain/shipping-restrictions.ts';
export {
  shippingMethods,
  type ChosenShipping,
  type ShippingMethod,
  type ShippingMethodName,
} from '../domain/shipping.ts';
export type { OpenEnum } from '../domain/spelling.ts';
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
export { operations } from './all-operations.ts';
export { arazzoDocument } from './arazzo.ts';
export { openApiDocument } from './openapi.ts';
export type { Operation, OperationAnswer, OperationArguments } from './operation.ts';
export { Refusal, refuseCall, type ErrorBody } from './refusal.ts';
export { cartSchema } from './schemas/cart.ts';
export { changesetSchema } from './schemas/changeset.ts';
export { callResponse, errorResponse, readBody, readCall, type ReceivedCall } from './serve-call.ts';

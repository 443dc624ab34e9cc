/**
 * What a shop's backend needs (public entry `cart-fragment/contract`): the calls that it must answer
 * (specification, 7) as data, from which the reference backend and the OpenAPI document are made, and the
 * vocabulary of their answers. It pulls in no React and no DOM.
 */
import { addCoupon } from './operations/add-coupon.ts';
import { addWishlistProduct } from './operations/add-wishlist-product.ts';
import { createPaymentSession } from './operations/create-payment-session.ts';
import { createPaypalOrder } from './operations/create-paypal-order.ts';
import { getAmazonMerchant } from './operations/get-amazon-merchant.ts';
import { getCart } from './operations/get-cart.ts';
import { getDeliveryTerms } from './operations/get-delivery-terms.ts';
import { getPackagingVariants } from './operations/get-packaging-variants.ts';
import { getPaymentAvailability } from './operations/get-payment-availability.ts';
import { getPaypalOrder } from './operations/get-paypal-order.ts';
import { getProductDetails } from './operations/get-product-details.ts';
import { getShippingCountries } from './operations/get-shipping-countries.ts';
import { getWishlist } from './operations/get-wishlist.ts';
import { postCheckoutProceeded } from './operations/post-checkout-proceeded.ts';
import { postExpressFinished } from './operations/post-express-finished.ts';
import { postExpressStarted } from './operations/post-express-started.ts';
import { postGiftWrapOpened } from './operations/post-gift-wrap-opened.ts';
import { postServiceInfoOpened } from './operations/post-service-info-opened.ts';
import { prepareAmazonSession } from './operations/prepare-amazon-session.ts';
import { removeCoupon } from './operations/remove-coupon.ts';
import { removeItem } from './operations/remove-item.ts';
import { removeVoucher } from './operations/remove-voucher.ts';
import { removeWishlistProducts } from './operations/remove-wishlist-products.ts';
import { reserveAppointments } from './operations/reserve-appointments.ts';
import { setItemPackaging } from './operations/set-item-packaging.ts';
import { setItemQuantity } from './operations/set-item-quantity.ts';
import { setPaybackNumber } from './operations/set-payback-number.ts';
import { setShippingMethod } from './operations/set-shipping-method.ts';
import { validatePersonalInformation } from './operations/validate-personal-information.ts';

export const operations = {
  addCoupon,
  addWishlistProduct,
  createPaymentSession,
  createPaypalOrder,
  getAmazonMerchant,
  getCart,
  getDeliveryTerms,
  getPackagingVariants,
  getPaymentAvailability,
  getPaypalOrder,
  getProductDetails,
  getShippingCountries,
  getWishlist,
  postCheckoutProceeded,
  postExpressFinished,
  postExpressStarted,
  postGiftWrapOpened,
  postServiceInfoOpened,
  prepareAmazonSession,
  removeCoupon,
  removeItem,
  removeVoucher,
  removeWishlistProducts,
  reserveAppointments,
  setItemPackaging,
  setItemQuantity,
  setPaybackNumber,
  setShippingMethod,
  validatePersonalInformation,
};

export type { Appointment, Cart, CartItem, DiscountStatus, Payback, Voucher } from '../domain/cart.ts';
export type { ChangedItem, Changeset, KnownChangesetType, OutdatedAppointment } from '../domain/changeset.ts';
export type { DeliveryTerm } from '../domain/delivery-term.ts';
export { errorCategories, type ErrorAnswer, type ErrorCategory } from '../domain/error-catalogue.ts';
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
export {
  cartTenant,
  cartTenants,
  countryCodes,
  countryOf,
  currencyOf,
  hasLoyaltyProgramme,
  orderPrefixOf,
  type CartTenant,
  type CountryCode,
} from '../domain/tenant.ts';
export type { Operation, OperationAnswer, OperationArguments } from './operation.ts';
export { cartSchema } from './schemas/cart.ts';
export { changesetSchema } from './schemas/changeset.ts';
export { completeJsonSchema } from './schemas/described.ts';
export { errorAnswerSchema } from './schemas/error-answer.ts';

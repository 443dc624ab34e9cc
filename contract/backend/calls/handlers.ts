import type { operations } from 'cart-fragment/api';
import type { Handler } from './call.ts';
import { cartChanges, getCart, getShippingCountries, reserve, validatePersonalInformation } from './cart-calls.ts';
import {
  createPaymentSession,
  createPaypalOrder,
  getAmazonMerchant,
  getPaymentAvailability,
  getPaypalOrder,
  prepareAmazonSession,
} from './payment-calls.ts';
import { getDeliveryTerms, getPackagingVariants, getProductDetails, keepsEvent } from './shop-calls.ts';
import { addWishlistProduct, getWishlist, removeWishlistProducts } from './wishlist-calls.ts';

/** One handler for each operation of the contract; a missing one does not compile. */
export const handlers: { readonly [Name in keyof typeof operations]: Handler<Name> } = {
  ...cartChanges,
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
  postCheckoutProceeded: keepsEvent('checkout-proceeded-to-p2'),
  postExpressFinished: keepsEvent('checkout-express-payment-flow-finished'),
  postExpressStarted: keepsEvent('checkout-express-payment-flow-started'),
  postGiftWrapOpened: keepsEvent('gift-wrap-selection-opened'),
  postServiceInfoOpened: keepsEvent('service-info-opened'),
  prepareAmazonSession,
  removeWishlistProducts,
  reserveAppointments: reserve,
  validatePersonalInformation,
};

import type { Cart } from '../domain/cart.ts';
import type { PackagingVariants } from '../domain/packaging.ts';
import type { ShippingMethodName } from '../domain/shipping.ts';
import type { Call, CallOptions } from './http-client.ts';
import { addCoupon } from './operations/add-coupon.ts';
import { getPackagingVariants } from './operations/get-packaging-variants.ts';
import { postCheckoutProceeded } from './operations/post-checkout-proceeded.ts';
import { postGiftWrapOpened } from './operations/post-gift-wrap-opened.ts';
import { postServiceInfoOpened } from './operations/post-service-info-opened.ts';
import { removeCoupon } from './operations/remove-coupon.ts';
import { removeItem } from './operations/remove-item.ts';
import { removeVoucher } from './operations/remove-voucher.ts';
import { reserveAppointments } from './operations/reserve-appointments.ts';
import { setItemPackaging } from './operations/set-item-packaging.ts';
import { setItemQuantity } from './operations/set-item-quantity.ts';
import { setPaybackNumber } from './operations/set-payback-number.ts';
import { setShippingMethod } from './operations/set-shipping-method.ts';

export interface PackagingRequest {
  readonly itemId: string;
  readonly packagingOptionType: string;
  readonly packagingVariantId: string | null;
}

/** The calls that follow once a cart is shown. Each rejects as `createHttpClient` says. */
export interface ChangeCalls {
  addCoupon(coupon: string, referer: string | null, options?: CallOptions): Promise<Cart>;
  removeCoupon(options?: CallOptions): Promise<Cart>;
  removeItem(cartItemId: string, options?: CallOptions): Promise<Cart>;
  removeVoucher(voucherId: string, options?: CallOptions): Promise<Cart>;
  setItemPackaging(request: PackagingRequest, options?: CallOptions): Promise<Cart>;
  setItemQuantity(cartItemId: string, quantity: number, options?: CallOptions): Promise<Cart>;
  setPaybackNumber(paybackNumber: string, options?: CallOptions): Promise<Cart>;
  setShippingMethod(method: ShippingMethodName, options?: CallOptions): Promise<Cart>;
  getPackagingVariants(variantId: string, options?: CallOptions): Promise<PackagingVariants>;
  reserveAppointments(options?: CallOptions): Promise<unknown>;
  postCheckoutProceeded(cartId: string): Promise<void>;
  postGiftWrapOpened(cartId: string): Promise<void>;
  postServiceInfoOpened(cartId: string): Promise<void>;
}

export function createChangeCalls(call: Call): ChangeCalls {
  return {
    addCoupon: (coupon, referer, options) => call(addCoupon, { body: { coupon, referer } }, options),
    removeCoupon: (options) => call(removeCoupon, {}, options),
    removeItem: (cartItemId, options) => call(removeItem, { body: { cartItemId } }, options),
    removeVoucher: (voucherId, options) => call(removeVoucher, { body: { voucherId } }, options),
    setItemPackaging: (request, options) => call(setItemPackaging, { body: { ...request } }, options),
    setItemQuantity: (cartItemId, quantity, options) =>
      call(setItemQuantity, { body: { cartItemId, quantity } }, options),
    setPaybackNumber: (paybackNumber, options) => call(setPaybackNumber, { body: { paybackNumber } }, options),
    setShippingMethod: (method, options) => call(setShippingMethod, { body: { method } }, options),
    getPackagingVariants: (id, options) => call(getPackagingVariants, { params: { id } }, options),
    reserveAppointments: (options) => call(reserveAppointments, {}, options),
    postCheckoutProceeded: (cartId) => call(postCheckoutProceeded, { body: { cartId } }, { keepalive: true }),
    postGiftWrapOpened: (cartId) => call(postGiftWrapOpened, { body: { cartId } }),
    postServiceInfoOpened: (cartId) => call(postServiceInfoOpened, { body: { cartId } }),
  };
}

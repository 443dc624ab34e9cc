import {
  addCoupon,
  removeCoupon,
  removeItem,
  removeVoucher,
  setItemPackaging,
  setItemQuantity,
  setPaybackNumber,
  setShippingMethod,
} from '../../api/operations/cart.ts';
import { type Cart, findItem } from '../../domain/cart.ts';
import { couponLabel, removableCoupon } from '../../domain/coupon.ts';
import type { Failure } from '../../domain/failure.ts';
import { stripLoyaltyNumber } from '../../domain/loyalty-number.ts';
import type { PackagingType } from '../../domain/packaging.ts';
import type { ShippingMethodName } from '../../domain/shipping.ts';
import { snackbarTexts } from '../../messages/snackbar-texts.ts';
import { define } from './change-definition.ts';
import { couponKey, itemKey, loyaltyKey, packagingChangeKey, shippingKey, voucherKey } from './change-keys.ts';
import { moveToWishlist } from './move-to-wishlist.ts';
import type { Addition } from '../removals/addition.ts';

/** Every change that a shopper can make, but for additions (`removals/addition.ts`): its key, its request, and how a cart confirms it. */
export const changes = {
  quantity: (itemId: string, quantity: number) =>
    define({
      kind: 'quantity',
      key: itemKey(itemId),
      itemId,
      quantity,
      send: (call, options) => call(setItemQuantity, { body: { cartItemId: itemId, quantity } }, options),
      isConfirmedBy: (cart) => (findItem(cart, itemId)?.quantity ?? quantity) === quantity,
    }),

  removal: (itemId: string, quantity = 0) =>
    define({
      kind: 'removal',
      quantity,
      leavesLine: true,
      key: itemKey(itemId),
      itemId,
      send: (call, options) => call(removeItem, { body: { cartItemId: itemId } }, options),
      isConfirmedBy: (cart) => !findItem(cart, itemId),
    }),

  move: moveToWishlist,

  packaging: (itemId: string, packagingOptionType: PackagingType, packagingVariantId: string | null) =>
    define({
      kind: 'packaging',
      key: packagingChangeKey(itemId),
      itemId,
      packagingOptionType,
      packagingVariantId,
      send: (call, options) =>
        call(setItemPackaging, { body: { itemId, packagingOptionType, packagingVariantId } }, options),
      isConfirmedBy(cart) {
        const item = findItem(cart, itemId);
        if (!item) return true;
        const { type, variantId = null } = item.selectedPackaging ?? {};
        const sameVariant = packagingVariantId === null || variantId === null || variantId === packagingVariantId;
        return type === packagingOptionType && sameVariant;
      },
      isObsolete: (cart) =>
        !findItem(cart, itemId)?.availablePackagingOptions.some(
          (offered) => offered.packagingOptionType === packagingOptionType,
        ),
    }),

  shipping: (method: ShippingMethodName) =>
    define({
      kind: 'shipping',
      key: shippingKey,
      itemId: null,
      method,
      send: (call, options) => call(setShippingMethod, { body: { method } }, options),
      isConfirmedBy: (cart) => cart.shipping.method === method,
      // Another packaging may have other methods.
      isObsolete: (cart) => !cart.availableShippingMethods.some((offered) => offered.method === method),
    }),

  coupon: (code: string, referer: string | null) =>
    define({
      kind: 'coupon',
      key: couponKey,
      itemId: null,
      code,
      send: (call, options) => call(addCoupon, { body: { coupon: code, referer } }, options),
      isConfirmedBy: (cart) => cart.coupon?.code.toLowerCase() === code.toLowerCase(),
      confirmation: (cart) =>
        cart.discountStatus.success ? { text: snackbarTexts.couponApplied(couponLabel(cart) ?? code) } : null,
      rejection: couponRejected,
    }),

  couponRemoval: () =>
    define({
      kind: 'couponRemoval',
      leavesLine: true,
      key: couponKey,
      itemId: null,
      send: (call, options) => call(removeCoupon, {}, options),
      // The shop may apply the friends discount instead.
      isConfirmedBy: (cart) => removableCoupon(cart) === null,
    }),

  voucherRemoval: (voucherId: string) =>
    define({
      kind: 'voucherRemoval',
      leavesLine: true,
      key: voucherKey(voucherId),
      itemId: null,
      send: (call, options) => call(removeVoucher, { body: { voucherId } }, options),
      isConfirmedBy: (cart) => !cart.vouchers.some((voucher) => voucher.id === voucherId),
    }),

  loyaltyNumber: (number: string) =>
    define({
      kind: 'loyaltyNumber',
      key: loyaltyKey,
      itemId: null,
      number,
      send: (call, options) => call(setPaybackNumber, { body: { paybackNumber: number } }, options),
      isConfirmedBy: (cart) => stripLoyaltyNumber(cart.payback.number ?? '') === number,
      confirmation: () => ({ text: snackbarTexts.loyaltySaved }),
    }),
};

type Changes = { readonly [Kind in keyof typeof changes]: ReturnType<(typeof changes)[Kind]> };

/** A change of one kind. */
export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>;
export type Change = Changes[keyof Changes] | Addition;

/** A code that the shop answers with 200 but does not apply was rejected for the reason that the cart gives. */
export function couponRejected({ discountStatus: { success, message } }: Cart): Failure | null {
  const category = message ? 'discount_error' : null;
  return success ? null : { kind: 'refused', errorCode: 700, category, message, status: 200, appointmentIds: [] };
}

/** Whether a change removes its whole item from the cart. */
export function removesWholeItem(change: Change): boolean {
  return change.kind === 'removal' || (change.kind === 'move' && change.left === 0);
}

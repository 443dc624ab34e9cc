import type { Call } from '../../api/http-client.ts';
import type { CallOptions } from '../../api/send-request.ts';
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
import { type Cart, type CartItem, findItem } from '../../domain/cart.ts';
import { couponLabel } from '../../domain/coupon.ts';
import type { Failure } from '../../domain/failure.ts';
import type { PackagingType } from '../../domain/packaging.ts';
import type { ShippingMethodName } from '../../domain/shipping.ts';
import { wishlistLink } from '../../domain/urls.ts';
import { linkTo, type NoticeLink } from '../../messages/notice-text.ts';
import { snackbarTexts } from '../../messages/snackbar-texts.ts';
import { wishlistTexts } from '../../messages/wishlist-texts.ts';
import { createMoveWish, type MoveWish, type TakeBack } from './move-wish.ts';

export interface Confirmation {
  readonly text: string;
  readonly link?: NoticeLink;
  /** Milliseconds until it hides by itself. */
  readonly duration?: number;
}

/** Specification, 9. */
export const moveSnackbarDuration = 8000;

/** What a shopper asks for, as a goal rather than a step, so that sending it twice changes nothing (rulings, 16). */
interface ChangeDefinition {
  readonly kind: string;
  /** A newer change replaces an older one of the same key. */
  readonly key: string;
  /** The item whose row shows it, null if no row does. */
  readonly itemId: string | null;
  send(call: Call, options: CallOptions): Promise<Cart>;
  /** Whether a cart shows it, or cannot show it any more because the item is gone. */
  isConfirmedBy(cart: Cart): boolean;
  /** What a snackbar says once it is confirmed, where the page alone says it too quietly. */
  confirmation?(cart: Cart, baseUrl: string): Confirmation;
  /** Why the answer does not show it, if the cart says so. */
  rejection?(cart: Cart): Failure | null;
}

export const itemKey = (itemId: string) => `item:${itemId}`;
export const packagingKey = (itemId: string) => `packaging:${itemId}`;
export const voucherKey = (voucherId: string) => `voucher:${voucherId}`;
export const shippingKey = 'shipping';
export const couponKey = 'coupon';
export const loyaltyKey = 'loyaltyNumber';

/** Keeps what is particular to a kind of change in its type. */
function define<const Definition extends ChangeDefinition>(definition: Definition): Definition & ChangeDefinition {
  return definition;
}

/** Every change that a shopper can make: its key, its request, and how a cart confirms it. */
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

  removal: (itemId: string) =>
    define({
      kind: 'removal',
      key: itemKey(itemId),
      itemId,
      send: (call, options) => call(removeItem, { body: { cartItemId: itemId } }, options),
      isConfirmedBy: (cart) => !findItem(cart, itemId),
    }),

  /**
   * Puts the product on the wishlist, then takes the item, or one of its tickets, out of the cart (specification, 4).
   * Each step can be repeated. Given up, it takes the wish back where the product stays in the cart (`giveUpChanges`).
   * @param left how many tickets remain; 0 for the item as a whole.
   * @param earlier the wish of the move that this one replaces.
   */
  move: (
    { id: itemId, product }: CartItem,
    left: number,
    keepOnWishlist: (productId: string) => Promise<TakeBack>,
    earlier?: MoveWish,
  ) => {
    const wish = earlier ?? createMoveWish(() => keepOnWishlist(product.id));
    return define({
      kind: 'move',
      key: itemKey(itemId),
      itemId,
      left,
      wish,
      async send(call, options) {
        await wish.keep();
        options.signal?.throwIfAborted();
        return left > 0
          ? call(setItemQuantity, { body: { cartItemId: itemId, quantity: left } }, options)
          : call(removeItem, { body: { cartItemId: itemId } }, options);
      },
      isConfirmedBy: (cart) => [left, 0].includes(findItem(cart, itemId)?.quantity ?? 0),
      confirmation: (_, baseUrl) => ({
        text: wishlistTexts.moved(product.title),
        duration: moveSnackbarDuration,
        ...linkTo(wishlistTexts.link, wishlistLink(baseUrl)),
      }),
    });
  },

  packaging: (itemId: string, packagingOptionType: PackagingType, packagingVariantId: string | null) =>
    define({
      kind: 'packaging',
      key: packagingKey(itemId),
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
    }),

  shipping: (method: ShippingMethodName) =>
    define({
      kind: 'shipping',
      key: shippingKey,
      itemId: null,
      method,
      send: (call, options) => call(setShippingMethod, { body: { method } }, options),
      isConfirmedBy: (cart) => cart.shipping.method === method,
    }),

  coupon: (code: string, referer: string | null) =>
    define({
      kind: 'coupon',
      key: couponKey,
      itemId: null,
      code,
      send: (call, options) => call(addCoupon, { body: { coupon: code, referer } }, options),
      isConfirmedBy: (cart) => cart.coupon?.code.toLowerCase() === code.toLowerCase(),
      confirmation: (cart) => ({ text: snackbarTexts.couponApplied(couponLabel(cart) ?? code) }),
      rejection: couponRejected,
    }),

  couponRemoval: () =>
    define({
      kind: 'couponRemoval',
      key: couponKey,
      itemId: null,
      send: (call, options) => call(removeCoupon, {}, options),
      isConfirmedBy: (cart) => cart.coupon === null,
      confirmation: () => ({ text: snackbarTexts.couponRemoved }),
    }),

  voucherRemoval: (voucherId: string) =>
    define({
      kind: 'voucherRemoval',
      key: voucherKey(voucherId),
      itemId: null,
      send: (call, options) => call(removeVoucher, { body: { voucherId } }, options),
      isConfirmedBy: (cart) => !cart.vouchers.some((voucher) => voucher.id === voucherId),
      confirmation: () => ({ text: snackbarTexts.voucherRemoved(voucherId) }),
    }),

  loyaltyNumber: (number: string) =>
    define({
      kind: 'loyaltyNumber',
      key: loyaltyKey,
      itemId: null,
      number,
      send: (call, options) => call(setPaybackNumber, { body: { paybackNumber: number } }, options),
      isConfirmedBy: (cart) => (cart.payback.number ?? '') === number,
      confirmation: () => ({ text: snackbarTexts.loyaltySaved }),
    }),
};

type Changes = { readonly [Kind in keyof typeof changes]: ReturnType<(typeof changes)[Kind]> };

/** A change of one kind. */
export type ChangeOf<Kind extends keyof Changes> = Changes[Kind];
export type Change = Changes[keyof Changes];

/** A code that is accepted with 200 and yet not in the cart was rejected, for the reason that the cart gives. */
function couponRejected({ discountStatus: { success, message } }: Cart): Failure | null {
  const category = message ? 'discount_error' : null;
  return success ? null : { kind: 'refused', errorCode: 700, category, message, status: 200, appointmentIds: [] };
}

/** Whether a change takes its item out of the cart as a whole. */
export function takesOut(change: Change): boolean {
  return change.kind === 'removal' || (change.kind === 'move' && change.left === 0);
}

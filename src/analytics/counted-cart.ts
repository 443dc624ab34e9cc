import type { Cart, CartItem } from '../domain/cart.ts';
import type { AnalyticsStorage } from './analytics-storage.ts';
import type { Item } from './ga4-events.ts';
import { sessionDigest } from './session-digest.ts';
import { type Checked, hasForm, isBoolean, isInteger, isListOf, isNullOr, isText, sharedField } from './stored-form.ts';

/** From one version (exclusive) to another (inclusive); only items with these SKUs were counted. */
const isVersionStep = hasForm([isInteger, isInteger, isListOf(isText)]);
export type VersionStep = Checked<typeof isVersionStep>;

/** A counted version of a cart, with enough data to compute what the next version changes. */
const isCountedCart = hasForm({
  /** Digest of the cart's id. */
  cart: isText,
  cartVersion: isInteger,
  /** Steps whose differences were not counted because no page saw both versions, newest first. */
  uncounted: isListOf(isVersionStep),
  /** Id, quantity, packaging, and the item as described to pages that have never seen it. */
  items: isListOf(hasForm([isText, isInteger, isText, isNullOr(isItem)])),
  shipping: isNullOr(isText),
  /** Digest of the coupon code. */
  coupon: isNullOr(isText),
  vouchers: isInteger,
  hasLoyaltyNumber: isBoolean,
});
export type CountedCart = Checked<typeof isCountedCart>;

/** The last cart that any tab counted. */
export const lastCounted = sharedField('cart', isCountedCart);

export type Descriptions = ReadonlyMap<string, Item>;

/** @param descriptions has all items of the cart. */
export function countCart(
  cart: Cart,
  uncounted: readonly VersionStep[],
  storage: AnalyticsStorage,
  descriptions: Descriptions,
): CountedCart {
  const { items, coupon } = cart;
  return {
    cart: sessionDigest(storage, cart.cartId),
    cartVersion: cart.cartVersion,
    uncounted,
    items: items.map((item) => {
      const described = descriptions.get(item.id);
      return [item.id, item.quantity, selectedPackagingId(item), described ? withoutCoupon(described) : null];
    }),
    shipping: cart.shipping.method,
    coupon: coupon ? sessionDigest(storage, coupon.code) : null,
    vouchers: cart.vouchers.length,
    hasLoyaltyNumber: Boolean(cart.payback.number),
  };
}

/** Coupon codes must not outlive the browser session. */
export function withoutCoupon({ coupon: _, ...item }: Item): Item {
  return item;
}

export function selectedPackagingId({ selectedPackaging }: CartItem): string {
  return selectedPackaging ? `${selectedPackaging.type}/${selectedPackaging.variantId ?? ''}` : '';
}

/** Whether a stored value can be pushed as an item. */
export function isItem(value: unknown): value is Item {
  const { item_id, price } = (value ?? {}) as Partial<Record<keyof Item, unknown>>;
  const isFlat = Object.values(value ?? {}).every((field) => typeof field === 'string' || Number.isFinite(field));
  return isText(item_id) && Number.isFinite(price) && isFlat;
}

/** The count of a cart, by any tab. It lacks a version if the tab that should have counted it never got it. */
export function countOf(storage: AnalyticsStorage, cartId: string): CountedCart | null {
  const counted = lastCounted.read(storage);
  return counted?.cart === sessionDigest(storage, cartId) ? counted : null;
}

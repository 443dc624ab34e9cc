import type { Cart, CartItem } from '../domain/cart.ts';
import type { Tenant } from '../domain/tenant.ts';
import { discountedBy } from './ga4-cart-events.ts';
import type { Item } from './ga4-events.ts';
import { itemOf } from './items.ts';
import { sessionDigest } from './session-digest.ts';
import { type AnalyticsStorage, readField, writeField } from './analytics-storage.ts';

/** A counted version of a cart, with enough data to compute what the next version changes. */
export interface CountedCart {
  /** Digest of the cart's id. */
  readonly cart: string;
  readonly cartVersion: number;
  /** Steps whose differences were not counted because no page saw both versions, newest first. */
  readonly uncounted: readonly VersionStep[];
  readonly items: readonly CountedItem[];
  readonly shipping: string | null;
  /** Digest of the coupon code. */
  readonly coupon: string | null;
  readonly vouchers: number;
  readonly hasLoyaltyNumber: boolean;
}

/** From one version (exclusive) to another (inclusive); only items with these SKUs were counted. */
export type VersionStep = readonly [from: number, to: number, counted: readonly string[]];

/** The last element describes the item to pages that have never seen it. */
type CountedItem = readonly [id: string, quantity: number, packaging: string, item?: Item];

/** Larger carts are stored without descriptions, to leave room in the storage. */
const maxDescribedItems = 100;

export function countCart(
  cart: Cart,
  uncounted: readonly VersionStep[],
  storage: AnalyticsStorage,
  tenant: Tenant,
): CountedCart {
  const { items, coupon } = cart;
  return {
    cart: sessionDigest(storage, cart.cartId),
    cartVersion: cart.cartVersion,
    uncounted,
    items: items.map((item) => {
      const counted = [item.id, item.quantity, selectedPackagingId(item)] as const;
      return items.length > maxDescribedItems
        ? counted
        : [...counted, withoutCoupon(itemOf(item, discountedBy(cart, tenant)))];
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

/** Identifies the packaging and its design. */
export function selectedPackagingId({ selectedPackaging }: CartItem): string {
  return selectedPackaging ? `${selectedPackaging.type}/${selectedPackaging.variantId ?? ''}` : '';
}

const fieldName = 'cart';

/** The last cart that any tab counted; null if the stored value does not have the form of `countCart`. */
export function lastCounted(storage: AnalyticsStorage): CountedCart | null {
  const stored = readField(storage, fieldName);
  const { cart, cartVersion, uncounted, items, shipping, coupon, vouchers, hasLoyaltyNumber } = (stored ??
    {}) as Partial<Record<keyof CountedCart, unknown>>;
  const isUsable =
    typeof cart === 'string' &&
    Number.isSafeInteger(cartVersion) &&
    Array.isArray(uncounted) &&
    uncounted.every(isStep) &&
    Array.isArray(items) &&
    items.every(isCountedItem) &&
    (shipping === null || typeof shipping === 'string') &&
    (coupon === null || typeof coupon === 'string') &&
    Number.isSafeInteger(vouchers) &&
    typeof hasLoyaltyNumber === 'boolean';
  return isUsable ? (stored as CountedCart) : null;
}

export function storeCounted(storage: AnalyticsStorage, counted: CountedCart): void {
  writeField(storage, fieldName, counted);
}

function isStep(value: unknown): value is VersionStep {
  if (!Array.isArray(value)) return false;
  const [from, to, counted] = value as readonly unknown[];
  return Number.isSafeInteger(from) && Number.isSafeInteger(to) && Array.isArray(counted);
}

function isCountedItem(value: unknown): value is CountedItem {
  if (!Array.isArray(value)) return false;
  const [id, quantity, packaging, item] = value as readonly unknown[];
  const isDescribed = item === undefined || isItem(item);
  return typeof id === 'string' && Number.isSafeInteger(quantity) && typeof packaging === 'string' && isDescribed;
}

/** Whether a stored value can be pushed as an item. */
export function isItem(value: unknown): value is Item {
  const { item_id, price } = (value ?? {}) as Partial<Record<keyof Item, unknown>>;
  const isFlat = Object.values(value ?? {}).every((field) => typeof field === 'string' || Number.isFinite(field));
  return typeof item_id === 'string' && Number.isFinite(price) && isFlat;
}

import type { Cart, CartItem } from '../domain/cart.ts';
import type { Tenant } from '../domain/tenant.ts';
import { discountedBy } from './cart-events.ts';
import type { Item } from './events.ts';
import { itemOf } from './items.ts';
import { sessionDigest } from './session-digest.ts';
import { type AnalyticsStorage, readField, writeField } from './storage.ts';

/** What analytics have counted of a cart: enough to compute what its next version changes. */
export interface CountedCart {
  /** Digest of the cart's id. */
  readonly cart: string;
  readonly cartVersion: number;
  /** Steps between versions of which pages have seen the result alone, the last ones first. */
  readonly uncounted: readonly Step[];
  readonly items: readonly CountedItem[];
  readonly shipping: string | null;
  /** Digest of the code. */
  readonly coupon: string | null;
  readonly vouchers: number;
  readonly hasLoyaltyNumber: boolean;
}

/** From a version, exclusively, to another one; only items of these SKUs were counted. */
export type Step = readonly [from: number, to: number, counted: readonly string[]];

/** With what a later page pushes of an item that it has never seen. */
type CountedItem = readonly [id: string, quantity: number, packaging: string, item?: Item];

/** Of larger carts only the quantities are stored, which leaves room for other data. */
const mostDescribed = 100;

export function countCart(
  cart: Cart,
  uncounted: readonly Step[],
  storage: AnalyticsStorage,
  tenant: Tenant,
): CountedCart {
  const { items, coupon } = cart;
  return {
    cart: sessionDigest(storage, cart.cartId),
    cartVersion: cart.cartVersion,
    uncounted,
    items: items.map((item) => {
      const counted = [item.id, item.quantity, packagingKey(item)] as const;
      return items.length > mostDescribed
        ? counted
        : [...counted, withoutCoupon(itemOf(item, discountedBy(cart, tenant)))];
    }),
    shipping: cart.shipping.method,
    coupon: coupon ? sessionDigest(storage, coupon.code) : null,
    vouchers: cart.vouchers.length,
    hasLoyaltyNumber: Boolean(cart.payback.number),
  };
}

/** A code ends with the browser session. */
export function withoutCoupon({ coupon: _, ...item }: Item): Item {
  return item;
}

export function packagingKey({ selectedPackaging }: CartItem): string {
  return selectedPackaging ? `${selectedPackaging.type}/${selectedPackaging.variantId ?? ''}` : '';
}

const name = 'cart';

/** The last cart that any tab of this browser has counted; null for anything that `countCart` has not made. */
export function lastCounted(storage: AnalyticsStorage): CountedCart | null {
  const given = readField(storage, name);
  const { cart, cartVersion, uncounted, items, shipping, coupon, vouchers, hasLoyaltyNumber } = (given ??
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
  return isUsable ? (given as CountedCart) : null;
}

export function rememberCounted(storage: AnalyticsStorage, counted: CountedCart): void {
  writeField(storage, name, counted);
}

function isStep(given: unknown): given is Step {
  if (!Array.isArray(given)) return false;
  const [from, to, counted] = given as readonly unknown[];
  return Number.isSafeInteger(from) && Number.isSafeInteger(to) && Array.isArray(counted);
}

function isCountedItem(given: unknown): given is CountedItem {
  if (!Array.isArray(given)) return false;
  const [id, quantity, packaging, item] = given as readonly unknown[];
  const isDescribed = item === undefined || isItem(item);
  return typeof id === 'string' && Number.isSafeInteger(quantity) && typeof packaging === 'string' && isDescribed;
}

/** Whether a stored value can be pushed as an item. */
export function isItem(given: unknown): given is Item {
  const { item_id, price } = (given ?? {}) as Partial<Record<keyof Item, unknown>>;
  const isFlat = Object.values(given ?? {}).every((value) => typeof value === 'string' || Number.isFinite(value));
  return typeof item_id === 'string' && Number.isFinite(price) && isFlat;
}

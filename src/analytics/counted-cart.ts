import type { Cart, CartItem } from '../domain/cart.ts';

/** What analytics have counted of a cart: enough to tell its next version from it. */
export interface CountedCart {
  readonly cartId: string;
  readonly cartVersion: number;
  readonly items: readonly CountedItem[];
  readonly shipping: string | null;
  readonly coupon: string | null;
  readonly vouchers: number;
  readonly hasLoyaltyNumber: boolean;
}

type CountedItem = readonly [id: string, quantity: number, packaging: string];

export function countCart(cart: Cart): CountedCart {
  return {
    cartId: cart.cartId,
    cartVersion: cart.cartVersion,
    items: cart.items.map((item) => [item.id, item.quantity, packagingKey(item)]),
    shipping: cart.shipping.method,
    coupon: cart.coupon?.code ?? null,
    vouchers: cart.vouchers.length,
    hasLoyaltyNumber: Boolean(cart.payback.number),
  };
}

export function packagingKey({ selectedPackaging }: CartItem): string {
  return selectedPackaging ? `${selectedPackaging.type}/${selectedPackaging.variantId ?? ''}` : '';
}

/** Reads a stored value; null for anything that `countCart` has not made. */
export function asCountedCart(given: unknown): CountedCart | null {
  const { cartId, cartVersion, items, shipping, coupon, vouchers, hasLoyaltyNumber } = (given ?? {}) as Partial<
    Record<keyof CountedCart, unknown>
  >;
  const isUsable =
    typeof cartId === 'string' &&
    Number.isSafeInteger(cartVersion) &&
    Array.isArray(items) &&
    items.every(isCountedItem) &&
    (shipping === null || typeof shipping === 'string') &&
    (coupon === null || typeof coupon === 'string') &&
    Number.isSafeInteger(vouchers) &&
    typeof hasLoyaltyNumber === 'boolean';
  return isUsable ? (given as CountedCart) : null;
}

function isCountedItem(given: unknown): given is CountedItem {
  if (!Array.isArray(given)) return false;
  const [id, quantity, packaging] = given as readonly unknown[];
  return typeof id === 'string' && Number.isSafeInteger(quantity) && typeof packaging === 'string';
}

import { type Cart, findItem } from '../../domain/cart.ts';
import { removableCoupon } from '../../domain/coupon.ts';
import { type Change, changes } from '../changes/changes.ts';
import type { AddToWishlist } from '../changes/move-to-wishlist.ts';
import { packagingValue } from './packaging-value.ts';

export const goalKinds = [
  'quantity',
  'removal',
  'move',
  'packaging',
  'shipping',
  'couponRemoval',
  'voucherRemoval',
] as const;

/** What a cart has for a key: a quantity, a packaging, a shipping method, or whether there is a code. */
export type GoalValue = string | number | null;

/** What a change aims at, without its request. It contains no text, and digests instead of codes. */
export interface Aim {
  readonly kind: (typeof goalKinds)[number];
  /** Of the change; with a digest of the voucher's id. */
  readonly key: string;
  readonly itemId: string | null;
  /** The product that a move adds to the wishlist. */
  readonly productId: string | null;
  readonly wanted: GoalValue;
}

/** A pending change as it is stored for the next page. */
export interface Goal extends Aim {
  /** The cart that it was made against. */
  readonly cartId: string;
  readonly cartVersion: number;
  /** What that cart had, and what this tab has requested since without learning of the result. */
  readonly from: readonly GoalValue[];
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly rows: readonly number[];
  /** Whether it waits for the shopper to retry it. */
  readonly failed: boolean;
  /** Whether a move may have added the product to the wishlist, on which it was not before. */
  readonly wished: boolean;
  /** Whether only that product is left of an abandoned move: it leaves the wishlist if the item is still in the cart. */
  readonly abandoned: boolean;
}

/** Returns null for a change that is not kept: what the shopper typed is personal, and an addition is no goal. */
export function aimOf(change: Change): Aim | null {
  const { key, itemId } = change;
  const aim = { key, itemId, productId: null };
  switch (change.kind) {
    case 'quantity':
      return { ...aim, kind: change.kind, wanted: change.quantity };
    case 'removal':
      return { ...aim, kind: change.kind, wanted: 0 };
    case 'move':
      return { ...aim, kind: change.kind, productId: change.productId, wanted: change.left };
    case 'packaging':
      return {
        ...aim,
        kind: change.kind,
        wanted: packagingValue(change.packagingOptionType, change.packagingVariantId),
      };
    case 'shipping':
      return { ...aim, kind: change.kind, wanted: change.method };
    case 'couponRemoval':
      return { ...aim, kind: change.kind, wanted: null };
    case 'voucherRemoval':
      return { ...aim, kind: change.kind, key: slotOf(change), wanted: null };
    default:
      return null;
  }
}

/** The key of a change as in goals. */
export function slotOf({ kind, key }: Pick<Change, 'kind' | 'key'>): string {
  return kind === 'voucherRemoval' ? digest(key) : key;
}

/** What a cart has for the key of a goal; 0 or null if it is gone. */
export function valueIn(cart: Cart, { kind, key, itemId }: Pick<Aim, 'kind' | 'key' | 'itemId'>): GoalValue {
  const item = itemId === null ? undefined : findItem(cart, itemId);
  switch (kind) {
    case 'packaging': {
      const { type, variantId } = item?.selectedPackaging ?? {};
      return type === undefined ? null : packagingValue(type, variantId);
    }
    case 'shipping':
      return cart.shipping.method;
    case 'couponRemoval': {
      const coupon = removableCoupon(cart);
      return coupon && digest(coupon.code);
    }
    case 'voucherRemoval':
      return voucherOf(cart, key) ? key : null;
    default:
      return item?.quantity ?? 0;
  }
}

/** The change that reaches a goal; null if the cart does not offer it. */
export function changeFor(aim: Aim, cart: Cart, addToWishlist: AddToWishlist): Change | null {
  const { kind, key, wanted } = aim;
  const itemId = aim.itemId ?? '';
  const item = findItem(cart, itemId);
  switch (kind) {
    case 'shipping': {
      const offered = cart.availableShippingMethods.find(({ method }) => method === wanted);
      return offered ? changes.shipping(offered.method) : null;
    }
    case 'couponRemoval':
      return changes.couponRemoval();
    case 'voucherRemoval': {
      const voucher = voucherOf(cart, key);
      return voucher ? changes.voucherRemoval(voucher.id) : null;
    }
    case 'packaging': {
      const [type = '', variantId = ''] = split(String(wanted));
      const offered = item?.availablePackagingOptions.find(({ packagingOptionType }) => packagingOptionType === type);
      return offered ? changes.packaging(itemId, offered.packagingOptionType, variantId || null) : null;
    }
    default:
      if (!item) return null;
      if (kind === 'quantity') return changes.quantity(itemId, Number(wanted));
      return kind === 'removal' ? changes.removal(itemId) : changes.move(item, Number(wanted), addToWishlist);
  }
}

/** Whether a cart has what a goal wants. An item that is gone has neither its quantity nor its packaging. */
export function isReached({ kind, wanted }: Aim, value: GoalValue): boolean {
  if (value === wanted) return true;
  // A move may end with the removal of the last ticket.
  if (kind === 'move') return value === 0;
  if (kind !== 'packaging' || value === null) return false;
  const [type, variantId] = split(String(wanted));
  const [typeNow, variantIdNow] = split(String(value));
  return type === typeNow && (!variantId || !variantIdNow);
}

function voucherOf({ vouchers }: Cart, key: string) {
  return vouchers.find(({ id }) => slotOf(changes.voucherRemoval(id)) === key);
}

function split(text: string): readonly string[] {
  const end = text.indexOf(' ');
  return [text.slice(0, end), text.slice(end + 1)];
}

/** Identifies a code without containing it (FNV-1a). */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `#${(hash >>> 0).toString(36)}`;
}

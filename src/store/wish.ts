import { type Cart, findItem } from '../domain/cart.ts';
import type { LoadingState } from '../domain/loading-state.ts';
import type { PackagingType } from '../domain/packaging.ts';
import type { ShippingMethodName } from '../domain/shipping.ts';

/** What a shopper asks for, as a goal rather than a step, so that asking twice changes nothing (rulings, 16). */
export type Change =
  | { readonly kind: 'quantity'; readonly itemId: string; readonly quantity: number }
  | { readonly kind: 'removal'; readonly itemId: string }
  | {
      readonly kind: 'packaging';
      readonly itemId: string;
      readonly packagingOptionType: PackagingType;
      readonly packagingVariantId: string | null;
    }
  | { readonly kind: 'shipping'; readonly method: ShippingMethodName }
  | { readonly kind: 'coupon'; readonly code: string; readonly referer: string | null }
  | { readonly kind: 'couponRemoval' }
  | { readonly kind: 'voucherRemoval'; readonly voucherId: string }
  | { readonly kind: 'loyaltyNumber'; readonly number: string };

/** A change that waits until an answer shows it, a newer one replaces it, or the server refuses it. */
export interface Wish {
  /** Tells this wish from a later one for the same subject. */
  readonly id: number;
  readonly change: Change;
  readonly activity: LoadingState;
  /** The appointment rows that were removed; the other rows of its item stay as they are. */
  readonly rows: readonly number[];
  /** Its last sending failed; it waits for `retry` or for the network. */
  readonly failed: boolean;
  /** An earlier change of the same subject may still reach the server, so this one has to follow it. */
  readonly mustSend: boolean;
  /** How often the shopper or the network asked for it to be sent again. */
  readonly attempts: number;
  /** How often it was sent again after a 409. */
  readonly conflicts: number;
}

/** The thing that a change is about: a newer wish for the same subject replaces the older one. */
export function subjectOf(change: Change): string {
  switch (change.kind) {
    case 'quantity':
    case 'removal':
      return `item:${change.itemId}`;
    case 'packaging':
      return `packaging:${change.itemId}`;
    case 'shipping':
      return 'shipping';
    case 'coupon':
    case 'couponRemoval':
      return 'coupon';
    case 'voucherRemoval':
      return `voucher:${change.voucherId}`;
    case 'loyaltyNumber':
      return 'loyaltyNumber';
  }
}

/** The item that a change is about, if it is about one. */
export function itemOf(change: Change): string | null {
  return 'itemId' in change ? change.itemId : null;
}

/** Whether a cart shows what was asked for, or can no longer show it because the item is gone. */
export function isFulfilled(change: Change, cart: Cart): boolean {
  switch (change.kind) {
    case 'quantity': {
      const item = findItem(cart, change.itemId);
      return !item || item.quantity === change.quantity;
    }
    case 'removal':
      return !findItem(cart, change.itemId);
    case 'packaging': {
      const item = findItem(cart, change.itemId);
      const chosen = item?.selectedPackaging;
      return (
        !item ||
        (chosen?.type === change.packagingOptionType &&
          (change.packagingVariantId === null || chosen.variantId === change.packagingVariantId))
      );
    }
    case 'shipping':
      return cart.shipping.method === change.method;
    case 'coupon':
      return cart.coupon?.code.toLowerCase() === change.code.toLowerCase();
    case 'couponRemoval':
      return cart.coupon === null;
    case 'voucherRemoval':
      return !cart.vouchers.some((voucher) => voucher.id === change.voucherId);
    case 'loyaltyNumber':
      return (cart.payback.number ?? '') === change.number;
  }
}

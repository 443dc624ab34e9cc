import type { CartItem } from '../../domain/cart.ts';
import type { PackagingType } from '../../domain/packaging.ts';
import type { ShippingMethodName } from '../../domain/shipping.ts';

/** Plain JSON: to be stored, compared and sent again. All but additions are goals: sending one twice is harmless. */
export type Intent =
  | { readonly kind: 'quantity'; readonly itemId: string; readonly quantity: number }
  /** `quantity` is how many of it the shopper had chosen. */
  | { readonly kind: 'removal'; readonly itemId: string; readonly quantity: number }
  | Move
  | {
      readonly kind: 'packaging';
      readonly itemId: string;
      readonly type: PackagingType;
      readonly variantId: string | null;
    }
  | { readonly kind: 'shipping'; readonly method: ShippingMethodName }
  | { readonly kind: 'coupon'; readonly code: string; readonly referer: string | null }
  | { readonly kind: 'couponRemoval' }
  | { readonly kind: 'voucherRemoval'; readonly voucherId: string }
  | { readonly kind: 'loyaltyNumber'; readonly number: string }
  | Addition;

export type IntentOf<Kind extends Intent['kind']> = Extract<Intent, { readonly kind: Kind }>;

/** Adds the product to the wishlist first, then removes the item from the cart, or all but some of its tickets. */
export interface Move {
  readonly kind: 'move';
  readonly itemId: string;
  readonly productId: string;
  readonly title: string;
  /** How many tickets stay in the cart. */
  readonly left: number;
}

/** Puts a removed item back into the cart. The shop gives it a new id, or adds it to an item that is the same. */
export interface Addition {
  readonly kind: 'addition';
  readonly itemId: string;
  readonly item: CartItem;
  readonly quantity: number;
  /** How many of it the cart has without it. */
  readonly known: number;
}

/** The item whose row shows an intent; null if no row does. */
export function itemIdOf(intent: Intent): string | null {
  return 'itemId' in intent ? intent.itemId : null;
}

export function removesWholeItem(intent: Intent): boolean {
  return intent.kind === 'removal' || (intent.kind === 'move' && intent.left === 0);
}

export function moveOf({ id, product }: CartItem, left: number): Move {
  return { kind: 'move', itemId: id, productId: product.id, title: product.title, left };
}

import { type WishlistErrorCode, wishlistFailureKind } from '../../domain/wishlist-failure.ts';
import { wishlistFailures } from '../../messages/wishlist-failures.ts';

/** The details of the events that a wishlist dispatches to the host page. */
export interface WishlistEvents {
  /**
   * Dispatched after every stored change, with the stored list. `added` or `removed` is the product that the shopper
   * changed on this page; both are absent after changes by other tabs and by a login.
   */
  wishlistChange: { readonly productIds: readonly string[]; readonly added?: string; readonly removed?: string };
  /** A product could not be added or removed, or is no longer sold. */
  wishlistError: {
    readonly code: WishlistErrorCode;
    readonly productId: string;
    /** All products of the guest that do not fit at login; `productId` is the first of them. */
    readonly productIds?: readonly string[];
    readonly message: string;
  };
}

export function wishlistErrorDetail(error: unknown, productId: string): WishlistEvents['wishlistError'] {
  const message = error instanceof Error ? error.message : String(error);
  return { code: wishlistFailures[wishlistFailureKind(error)].code, productId, message };
}

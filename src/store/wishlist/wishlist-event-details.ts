import { type WishlistErrorCode, wishlistFailureKind } from '../../domain/wishlist.ts';
import { wishlistFailures } from '../../messages/wishlist-failures.ts';

/** The details of the events that a wishlist sends to the host page. */
export interface WishlistEvents {
  /**
   * After every change of the list that is stored (rulings, 15), with this list. `added` and `removed` name the product
   * that the shopper changed here; a change from another tab or at login names none.
   */
  wishlistChange: { readonly productIds: readonly string[]; readonly added?: string; readonly removed?: string };
  /** A product could not be added or removed, or is no longer sold. */
  wishlistError: {
    readonly code: WishlistErrorCode;
    readonly productId: string;
    /** All products of the guest that find no room at login; `productId` is the first of them. */
    readonly productIds?: readonly string[];
    readonly message: string;
  };
}

export function wishlistErrorDetail(error: unknown, productId: string): WishlistEvents['wishlistError'] {
  const message = error instanceof Error ? error.message : String(error);
  return { code: wishlistFailures[wishlistFailureKind(error)].code, productId, message };
}

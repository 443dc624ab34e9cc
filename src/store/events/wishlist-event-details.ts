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

/** The events that only the wishlist page dispatches. */
export interface WishlistPageEvents {
  /**
   * The shopper wants to add a product to the cart, which is up to the host. Cancelable: the page then gives no feedback.
   */
  wishlistAddToCart: {
    readonly productId: string;
    /**
     * To be called by the listener with the work that it has started. The button is busy until all work has settled, then
     * shows that the product is in the cart or that this has failed. Later calls have no effect.
     */
    readonly waitUntil: (work: PromiseLike<unknown>) => void;
  };
}

export function wishlistErrorDetail(error: unknown, productId: string): WishlistEvents['wishlistError'] {
  const message = error instanceof Error ? error.message : String(error);
  return { code: wishlistFailures[wishlistFailureKind(error)].code, productId, message };
}

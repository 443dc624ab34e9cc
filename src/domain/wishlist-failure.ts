/** Why a change of the wishlist is not stored. */
export type WishlistFailureKind = 'wishlistFull' | 'itemOffline' | 'other';
/** The same, as the event `wishlistError` names it. */
export type WishlistErrorCode = 'ITEM_OFFLINE' | 'COUNT_EXCEEDED' | 'FAILED';

export function wishlistFailureKind(error: unknown): WishlistFailureKind {
  // Not by class, because each script tag has classes of its own.
  const name = error instanceof Error && error.name;
  if (name === 'WishlistFullError') return 'wishlistFull';
  return name === 'ItemOfflineError' ? 'itemOffline' : 'other';
}

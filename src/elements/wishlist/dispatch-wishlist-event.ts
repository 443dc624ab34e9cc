import { hasConsent, markTracked } from '../../analytics/event-marks.ts';
import { offlineProducts } from '../../storage/analytics-values.ts';
import { remember } from '../../storage/remember.ts';
import type { WishlistEvents } from '../../store/wishlist/wishlist-event-details.ts';
import { dispatchFragmentEvent } from '../fragment-events.ts';

/** Dispatches an event of the wishlist. */
export function dispatchWishlistEvent<Name extends keyof WishlistEvents>(
  target: EventTarget,
  name: Name,
  detail: WishlistEvents[Name],
): void {
  // Before all who track it.
  target.addEventListener(name, markRepeated, { once: true, capture: true });
  dispatchFragmentEvent<keyof WishlistEvents>(target, name, detail);
}

/** That a product went offline is tracked once per session, however many pages find it so. */
function markRepeated(event: Event): void {
  const { code, productId } = (event as CustomEvent<WishlistEvents['wishlistError']>).detail;
  if (code === 'ITEM_OFFLINE' && hasConsent(event) && !remember(offlineProducts, [productId])) markTracked(event);
}

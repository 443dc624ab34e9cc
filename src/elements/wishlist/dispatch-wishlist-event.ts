import { mayTrack, markTracked } from '../../analytics/event-marks.ts';
import { offlineProducts } from '../../storage/analytics-values.ts';
import { remember } from '../../storage/remember.ts';
import type { WishlistEvents } from '../../store/wishlist/wishlist-event-details.ts';
import { dispatchFragmentEvent } from '../fragment-events.ts';

export function dispatchWishlistEvent<Name extends keyof WishlistEvents>(
  target: EventTarget,
  name: Name,
  detail: WishlistEvents[Name],
): void {
  // A capturing listener runs before those that track the event.
  target.addEventListener(name, markRepeated, { once: true, capture: true });
  dispatchFragmentEvent<keyof WishlistEvents>(target, name, detail);
}

/** Analytics track a product that is no longer sold once per session, not on every page. */
function markRepeated(event: Event): void {
  const { code, productId } = (event as CustomEvent<WishlistEvents['wishlistError']>).detail;
  if (code === 'ITEM_OFFLINE' && mayTrack(event) && !remember(offlineProducts, [productId])) markTracked(event);
}

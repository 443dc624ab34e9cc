import { originMark } from '../../analytics/event-marks.ts';
import type { WishlistEvents } from '../../store/events/wishlist-event-details.ts';
import { dispatchFragmentEvent } from '../fragment-events.ts';

/** @param origin the element of the event if it was removed, and is therefore not the target. */
export function dispatchWishlistEvent<Name extends keyof WishlistEvents>(
  target: EventTarget,
  name: Name,
  detail: WishlistEvents[Name],
  origin?: EventTarget,
): void {
  dispatchFragmentEvent<keyof WishlistEvents>(target, name, detail, originMark(origin));
}

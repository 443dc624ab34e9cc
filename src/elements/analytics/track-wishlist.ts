import { hasConsent } from '../../analytics/event-marks.ts';
import { wishlistEventNames, wishlistPushes } from '../../analytics/wishlist-events.ts';
import { pushFor } from './push-for.ts';

/** Tracks what happens to the wishlist, unless the page's own analytics do. */
export function trackWishlist(report: (error: unknown) => void): void {
  function track(event: Event, origin: EventTarget | undefined): void {
    const { brand } = origin instanceof HTMLElement ? origin.dataset : {};
    wishlistPushes(event, origin, brand === 'md' ? 'MD' : 'JS').forEach(pushFor(origin, report));
  }

  for (const name of wishlistEventNames) {
    window.addEventListener(name, (event) => {
      if (!hasConsent(event)) return;
      const [origin] = event.composedPath();
      // By the time of the microtask, everybody else has heard the event.
      queueMicrotask(() => track(event, origin));
    });
  }
}

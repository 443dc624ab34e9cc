import { hasConsent } from '../../analytics/event-marks.ts';
import { unknownProduct, wishlistEventNames, wishlistPushes } from '../../analytics/wishlist-events.ts';
import { pushFor } from './push-for.ts';

/**
 * Tracks what happens to the wishlist, unless the page's own analytics or a cart do, who know more of a product than its
 * id.
 */
export function trackWishlist(report: (error: unknown) => void): void {
  function track(event: Event, origin: EventTarget | undefined): void {
    const { brand } = origin instanceof HTMLElement ? origin.dataset : {};
    wishlistPushes(event, unknownProduct(brand === 'md' ? 'MD' : 'JS')).forEach(pushFor(origin, report));
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

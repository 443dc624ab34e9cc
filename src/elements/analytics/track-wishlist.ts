import { defaultLayerName, pushTo } from '../../analytics/data-layer.ts';
import { hasConsent } from '../../analytics/event-marks.ts';
import { unknownProduct, wishlistEventNames, wishlistPushes } from '../../analytics/wishlist-events.ts';

/**
 * Tracks what happens to the wishlist, unless the page's own analytics or a cart do, who know more of a product than its
 * id.
 */
export function trackWishlist(report: (error: unknown) => void): void {
  function track(event: Event, origin: EventTarget | undefined): void {
    const { brand, layerName } = origin instanceof HTMLElement ? origin.dataset : {};
    try {
      const pushes = wishlistPushes(event, unknownProduct(brand === 'md' ? 'MD' : 'JS'));
      pushes.forEach((push) => pushTo(layerName || defaultLayerName, push));
    } catch (error) {
      report(error);
    }
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

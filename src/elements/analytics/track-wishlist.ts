import { mayTrack, isTracked, markTracked, wishlistEventNames } from '../../analytics/event-marks.ts';

/**
 * Tracks what happens to the wishlist, unless the page's own analytics do. The rest of the code loads with the first
 * event, which keeps hearts small.
 */
export function trackWishlist(report: (error: unknown) => void): void {
  function track(event: Event, origin: EventTarget | undefined): void {
    if (isTracked(event)) return;
    markTracked(event);
    import('./push-wishlist.ts').then(({ pushWishlist }) => pushWishlist(event, origin, report)).catch(report);
  }

  for (const name of wishlistEventNames) {
    window.addEventListener(name, (event) => {
      if (!mayTrack(event)) return;
      const [origin] = event.composedPath();
      // By the time of the microtask, everybody else has heard the event.
      queueMicrotask(() => track(event, origin));
    });
  }
}

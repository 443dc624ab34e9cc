import { mayTrack, isTracked, markTracked, originOf, wishlistEventNames } from '../../analytics/event-marks.ts';
import { offlineProducts } from '../../storage/analytics-values.ts';
import { remember } from '../../domain/remember.ts';

/**
 * Tracks the wishlist, unless the page's own analytics do. The rest of the code is loaded with the first event, to keep the
 * hearts small.
 */
export function trackWishlist(report: (error: unknown) => void): void {
  function track(event: Event, origin: EventTarget | undefined): void {
    if (isTracked(event)) return;
    markTracked(event);
    load()
      .catch(loadAgain)
      .then(({ pushWishlist }) => pushWishlist(event, origin, isNewlyOffline, report))
      .catch(report);
  }

  for (const name of wishlistEventNames) {
    window.addEventListener(name, (event) => {
      if (!mayTrack(event)) return;
      const origin = originOf(event);
      // By then, all other listeners have received the event and may have marked it.
      queueMicrotask(() => track(event, origin));
    });
  }
}

const isNewlyOffline = (id: string) => remember(offlineProducts, [id]);

const load = () => import('./push-wishlist.ts');

/** A move that begins before the network is lost may succeed without it. */
async function loadAgain() {
  if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return load();
}

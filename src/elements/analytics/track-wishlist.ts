import { hasConsent, markTracked, originOf, wishlistEventNames } from '../../analytics/event-marks.ts';
import { offlineProducts } from '../../storage/analytics-values.ts';
import { consentAttribute } from './consent.ts';

/** Unless the page's own analytics do. Loads most of the code with the first event, to keep the hearts small. */
export function trackWishlist(report: (error: unknown) => void): void {
  function withRest(use: (rest: Awaited<ReturnType<typeof load>>) => void): void {
    load().catch(loadAgain).then(use).catch(report);
  }

  for (const name of wishlistEventNames) {
    window.addEventListener(name, (event) => {
      if (hasConsent(event, 'off')) return;
      const origin = originOf(event);
      const stored = hasConsent(event, 'on') && offlineProducts;
      // After all other listeners, which may have marked the event.
      queueMicrotask(() => {
        if (markTracked(event)) withRest(({ pushWishlist }) => pushWishlist(event, origin, stored, report));
      });
    });
  }
  new MutationObserver((changes) => withRest(({ forgetIfWithdrawn }) => forgetIfWithdrawn(changes))).observe(document, {
    subtree: true,
    attributeFilter: [consentAttribute],
    attributeOldValue: true,
  });
}

const load = () => import('./push-wishlist.ts');

/** A move may succeed offline if it has begun before. */
async function loadAgain() {
  if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  return load();
}

import type { CartActivity } from '../../analytics/cart-activity.ts';
import type { CartStore } from '../../store/cart-store.ts';
import { loadChunk } from '../../store/load-chunk.ts';
import { consentAttribute, hasConsent } from './consent.ts';

/**
 * Loads analytics when there is a cart to track, the visitor has consented, and the browser has time. What happens until
 * then waits; after a failure, what happens next begins anew.
 * @param state returns that of the cart's store, which may be created later.
 */
export function trackLazily(
  host: HTMLElement,
  state: () => CartStore['state'],
  report: (error: unknown) => void,
): (activity: CartActivity) => void {
  const waiting: CartActivity[] = [];
  let isLoading = false;

  let track = (activity: CartActivity): void => {
    if (!hasConsent(host)) {
      // Of what happens without consent, only the last cart matters later.
      if (!('cart' in activity)) return;
      waiting.length = 0;
    }
    waiting.push(activity);
    begin();
  };

  function begin(): void {
    if (isLoading || waiting.length === 0 || !hasConsent(host)) return;
    isLoading = true;
    const run = () =>
      void load().catch((error: unknown) => {
        isLoading = false;
        report(error);
      });
    // A browser that is never idle would lose what happens before the page is left.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run);
  }

  async function load(): Promise<void> {
    const { trackCart } = await loadChunk(() => import('./track-cart.ts'));
    track = trackCart(host, state(), report);
    waiting.forEach(track);
  }

  new MutationObserver(begin).observe(host, { attributeFilter: [consentAttribute] });
  return (activity) => track(activity);
}

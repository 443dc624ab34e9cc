import type { CartActivity } from '../../analytics/cart-activity.ts';
import type { CartStore } from '../../store/cart-store.ts';
import { loadChunk } from '../../store/load-chunk.ts';
import { whenIdle } from '../environment/when-idle.ts';
import { consentAttribute, hasConsent } from './consent.ts';

/**
 * Loads analytics once there is activity to track, the visitor has consented, and the browser is idle. Activity is queued
 * until then. If loading fails, the next activity retries it.
 * @param state returns the state of the cart's store, which may be created later.
 */
export function trackLazily(
  host: HTMLElement,
  state: () => CartStore['state'],
  report: (error: unknown) => void,
): (activity: CartActivity) => void {
  const queue: CartActivity[] = [];
  let isLoading = false;

  let track = (activity: CartActivity): void => {
    if (!hasConsent(host)) {
      // Without consent, only the latest cart is needed later.
      if (!('cart' in activity)) return;
      queue.length = 0;
    }
    queue.push(activity);
    begin();
  };

  function begin(): void {
    if (isLoading || queue.length === 0 || !hasConsent(host)) return;
    isLoading = true;
    whenIdle(
      () =>
        void load().catch((error: unknown) => {
          isLoading = false;
          report(error);
        }),
    );
  }

  async function load(): Promise<void> {
    const { trackCart } = await loadChunk(() => import('./track-cart.ts'));
    track = trackCart(host, state(), report);
    // It observes the consent itself.
    observer.disconnect();
    queue.forEach(track);
  }

  /** What earlier pages have stored, although the code that uses it may not be loaded yet. */
  async function forget(): Promise<void> {
    const { forgetVisitor } = await loadChunk(() => import('./forget-visitor.ts'));
    if (!hasConsent(host)) forgetVisitor();
  }

  const observer = new MutationObserver(() => {
    begin();
    if (!hasConsent(host)) forget().catch(report);
  });
  observer.observe(host, { attributeFilter: [consentAttribute] });
  return (activity) => track(activity);
}

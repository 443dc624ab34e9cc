import type { CartActivity } from '../../analytics/cart-activity.ts';
import { numberOfCartItems } from '../../storage/cart-values.ts';
import type { CartStore } from '../../store/cart-store.ts';
import { loadChunk } from '../../store/calls/load-chunk.ts';
import { whenIdle } from '../environment/when-idle.ts';
import { consentAttribute, consentOf, mayStoreCount } from './consent.ts';

/**
 * Loads analytics once some activity may be tracked and the browser is idle; after a failure, with the next activity.
 * @param state returns the state of the store, which may be created later.
 */
export function trackLazily(
  host: HTMLElement,
  state: () => CartStore['state'],
  report: (error: unknown) => void,
): (activity: CartActivity) => void {
  const queue: CartActivity[] = [];
  let isLoading = false;

  let track = (activity: CartActivity): void => {
    if (consentOf(host) === 'off') {
      // Only the latest cart is needed when it may be tracked later.
      if (!('cart' in activity)) return;
      queue.length = 0;
    }
    queue.push(activity);
    begin();
  };

  function begin(): void {
    if (isLoading || queue.length === 0 || consentOf(host) === 'off') return;
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
    // It observes the attribute itself.
    observer.disconnect();
    queue.forEach(track);
  }

  /** Removes what earlier pages have stored, even before analytics is loaded. */
  async function forget(): Promise<void> {
    if (!mayStoreCount(host)) numberOfCartItems.remove();
    const { forgetVisitor } = await loadChunk(() => import('./browser-analytics-storage.ts'));
    if (consentOf(host) !== 'on') forgetVisitor();
  }

  const observer = new MutationObserver(() => {
    begin();
    if (consentOf(host) !== 'on') forget().catch(report);
  });
  observer.observe(host, { attributeFilter: [consentAttribute] });
  return (activity) => track(activity);
}

import type { CartActivity } from '../../analytics/cart-activity.ts';
import { numberOfCartItems } from '../../storage/cart-values.ts';
import type { CartStore } from '../../store/create-cart-store.ts';
import type { Environment } from '../../store/cart/environment.ts';
import { loadChunk } from '../../store/calls/load-chunk.ts';
import { whenIdle } from '../environment/when-idle.ts';
import { consentAttribute, consentOf, mayStoreCount } from './consent.ts';

/**
 * Loads analytics once some activity may be tracked and the browser is idle; after a failure, with the next activity, and at
 * once when the page is about to be left, which waits for the returned promise.
 * @param state returns the state of the store, which may be created later.
 */
export function trackLazily(
  host: HTMLElement,
  state: () => CartStore['state'],
  report: (error: unknown) => void,
): Environment['track'] {
  const queue: CartActivity[] = [];
  let loading: Promise<void> | null = null;

  let track: Environment['track'] = (activity: CartActivity) => {
    if (consentOf(host) === 'off') {
      // Only the latest cart is needed when it may be tracked later.
      if (!('cart' in activity)) return undefined;
      queue.length = 0;
    }
    queue.push(activity);
    return 'proceeded' in activity ? load() : begin();
  };

  function begin(): void {
    if (queue.length > 0 && consentOf(host) !== 'off') whenIdle(() => void load());
  }

  function load(): Promise<void> {
    return (loading ??= loadChunk(() => import('./track-cart.ts')).then(
      ({ trackCart }) => {
        track = trackCart(host, state(), report);
        // It observes the attribute itself.
        observer.disconnect();
        queue.forEach((activity) => void track(activity));
      },
      (error: unknown) => {
        loading = null;
        report(error);
      },
    ));
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

import { createCartTracker } from '../../analytics/cart-tracker.ts';
import type { CartActivity } from '../../analytics/cart-activity.ts';
import { shareProduct } from '../../analytics/share-product.ts';
import type { Push } from '../../analytics/ga4-events.ts';
import { identifyVisitor } from '../../analytics/visitor.ts';
import { withinItemLimit } from '../../analytics/within-item-limit.ts';
import { countPieces } from '../../domain/cart.ts';
import { cartTenant } from '../../domain/tenant.ts';
import { numberOfCartItems } from '../../storage/cart-values.ts';
import { confirmedCart } from '../../store/cart/cart-selectors.ts';
import { openEntries } from '../../store/intents/entry.ts';
import type { CartStore } from '../../store/create-cart-store.ts';
import { analyticsStorage } from './browser-analytics-storage.ts';
import { isVisible, onReturn } from '../environment/browser-page.ts';
import { consentAttribute, consentOf, mayStoreCount } from './consent.ts';
import { pushFor } from './push-for.ts';

export function trackCart(
  host: HTMLElement,
  state: CartStore['state'],
  report: (error: unknown) => void,
): (activity: CartActivity) => void {
  const tenant = () => cartTenant(state.getState().data.tenant);
  const mayPush = () => consentOf(host) !== 'off';
  const mayStore = () => consentOf(host) === 'on';
  const storage = analyticsStorage(mayStore);
  const pushPart = pushFor(host, report);
  const push = (whole: Push) => withinItemLimit(whole).forEach(pushPart);
  const tracker = createCartTracker({ push, storage, tenant, mayPush, mayStore });

  function storeIfAllowed(): void {
    if (mayStore()) identifyVisitor(storage);
    // Like `syncBrowserStorage`, which does not run again on a later consent or refusal.
    if (!mayStoreCount(host)) return numberOfCartItems.remove();
    const cart = confirmedCart(state.getState());
    if (cart && !state.getState().isStale && isVisible()) numberOfCartItems.write(countPieces(cart));
  }

  new MutationObserver(([first]) => {
    if (first?.oldValue === consentOf(host)) return;
    storeIfAllowed();
    tracker.consentChanged();
  }).observe(host, { attributeFilter: [consentAttribute], attributeOldValue: true });
  storeIfAllowed();

  /** Set until the cart is removed. */
  let listening: AbortController | null = null;

  return (activity) => {
    if ('stopped' in activity) {
      listening?.abort();
      return void (listening = null);
    }
    if (!listening) onReturn(tracker.returned, (listening = new AbortController()).signal);
    if ('cart' in activity) for (const item of activity.cart.items) shareProduct(item, tenant());
    tracker.track(activity, openEntries(state.getState()).length > 0);
  };
}

import { type AnalyticsStorage, removeStoredData, storageByConsent } from '../../analytics/analytics-storage.ts';
import {
  analyticsData,
  offlineProducts,
  trackedOrderId,
  trackingClientId,
  trackingSessionId,
} from '../../storage/analytics-values.ts';

const browserStorage: AnalyticsStorage = {
  data: analyticsData,
  trackedOrderId,
  offlineProducts,
  clientId: trackingClientId,
  sessionId: trackingSessionId,
};

const key = Symbol.for('cart-fragment.analytics-memory');

/** Stores in the browser while `mayStore` returns true, otherwise in the memory of the page. */
export function analyticsStorage(mayStore: () => boolean): AnalyticsStorage {
  // Global, because each entry of the package has its own copy of this module.
  const shared = globalThis as { [key]?: Map<string, unknown> };
  return storageByConsent(browserStorage, (shared[key] ??= new Map()), mayStore);
}

/** Removes what this page and earlier ones have stored. */
export const forgetVisitor = () => removeStoredData(browserStorage);

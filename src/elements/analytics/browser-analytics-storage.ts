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

/** Global, because each entry of the package has its own copy of this module. */
function pageMemory(): Map<string, unknown> {
  const shared = globalThis as { [key]?: Map<string, unknown> };
  return (shared[key] ??= new Map());
}

/** Stores in the browser while `mayStore` returns true, otherwise in the memory of the page. */
export function analyticsStorage(mayStore: () => boolean): AnalyticsStorage {
  return storageByConsent(browserStorage, pageMemory(), mayStore);
}

/** Removes what this page and earlier ones have stored. */
export const forgetVisitor = () => removeStoredData(browserStorage);

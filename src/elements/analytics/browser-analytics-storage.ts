import { type AnalyticsStorage, removeStoredData, storageByConsent } from '../../analytics/analytics-storage.ts';
import {
  analyticsData,
  offlineProducts,
  trackedOrderId,
  trackingClientId,
  trackingSessionId,
} from '../../storage/analytics-values.ts';
import { ofPage } from '../of-page.ts';

const browserStorage: AnalyticsStorage = {
  data: analyticsData,
  trackedOrderId,
  offlineProducts,
  clientId: trackingClientId,
  sessionId: trackingSessionId,
};

/** Stores in the browser while `mayStore` returns true, otherwise in the memory of the page. */
export function analyticsStorage(mayStore: () => boolean): AnalyticsStorage {
  const memory = ofPage('analytics-memory', () => new Map<string, unknown>());
  return storageByConsent(browserStorage, memory, mayStore);
}

/** Removes what this page and earlier ones have stored. */
export const forgetVisitor = () => removeStoredData(browserStorage);

import type { AnalyticsStorage } from '../../analytics/analytics-storage.ts';
import {
  analyticsData,
  offlineProducts,
  trackedOrderId,
  trackingClientId,
  trackingSessionId,
} from '../../storage/analytics-values.ts';

/** Stores the data of analytics in cookies and the local storage. */
export const browserAnalyticsStorage: AnalyticsStorage = {
  data: analyticsData,
  trackedOrderId,
  offlineProducts,
  clientId: trackingClientId,
  sessionId: trackingSessionId,
};

import type { AnalyticsStorage } from '../../analytics/analytics-storage.ts';
import {
  analyticsData,
  offlineProducts,
  trackedOrderId,
  trackingClientId,
  trackingSessionId,
} from '../../storage/analytics-values.ts';

/** What analytics keep in the browser (rulings, 34). */
export const browserAnalyticsStorage: AnalyticsStorage = {
  data: analyticsData,
  trackedOrderId,
  offlineProducts,
  clientId: trackingClientId,
  sessionId: trackingSessionId,
};

import { plain, record, texts } from './stored-format.ts';
import { analyticsDataName } from './storage-area.ts';
import { cookie, local, session } from './stored.ts';

/** A random id of the browser. Stored only with consent. */
export const trackingClientId = /* @__PURE__ */ cookie('cf_tracking_client_id', {
  owner: 'analytics',
  lifetime: 10 * 365 * 24 * 60 * 60,
  format: plain,
});

/** A random id of the visit: the browser removes it when it closes. Stored only with consent. */
export const trackingSessionId = /* @__PURE__ */ cookie('cf_tracking_session_id', {
  owner: 'analytics',
  format: plain,
});

/** Ids of the 20 orders that were tracked last, newest first, separated by spaces. */
export const trackedOrderId = /* @__PURE__ */ local('cf_tracked_order_id', { owner: 'analytics', format: plain });

const maxOfflineProducts = 99;

/** Products that were tracked as no longer sold. */
export const offlineProducts = /* @__PURE__ */ session('cf_offline_products', {
  owner: 'analytics',
  format: texts(maxOfflineProducts),
});

/** Counted changes; cart id and codes as digests of the browser session. Removed first when the storage is full. */
export const analyticsData = /* @__PURE__ */ local(analyticsDataName, { owner: 'analytics', format: record });

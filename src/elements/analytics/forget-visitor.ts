import { removeStoredData } from '../../analytics/analytics-storage.ts';
import { browserAnalyticsStorage } from './browser-analytics-storage.ts';

/** Removes what this page and earlier ones have stored for analytics. */
export const forgetVisitor = () => removeStoredData(browserAnalyticsStorage);

import { newestFirst } from '../domain/newest-first.ts';
import type { AnalyticsStorage } from './analytics-storage.ts';

/** Earlier orders are stored as well, because the Back button can reopen their confirmation pages. */
const maxOrders = 20;

/** Whether any page has pushed a purchase with this order id. */
export function isTrackedOrder({ trackedOrderId }: AnalyticsStorage, orderId: string): boolean {
  return orderIdsIn(trackedOrderId.read()).includes(orderId);
}

export function storeTrackedOrder({ trackedOrderId }: AnalyticsStorage, orderId: string): void {
  trackedOrderId.write(newestFirst(orderIdsIn(trackedOrderId.read()), orderId, maxOrders).join(' '));
}

/** Newest first. */
function orderIdsIn(text: string | null): readonly string[] {
  return text?.split(' ') ?? [];
}

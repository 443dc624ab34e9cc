import type { AnalyticsStorage } from './storage.ts';

/** Earlier orders are kept as well, because their confirmation pages stay in the browser's history. */
const mostOrders = 20;

/** Whether a purchase was pushed for this order id before, on whatever page. */
export function isTrackedOrder({ trackedOrderId }: AnalyticsStorage, orderId: string): boolean {
  return ordersIn(trackedOrderId.read()).includes(orderId);
}

export function rememberOrder({ trackedOrderId }: AnalyticsStorage, orderId: string): void {
  trackedOrderId.write([orderId, ...ordersIn(trackedOrderId.read())].slice(0, mostOrders).join(' '));
}

/** Newest first. */
function ordersIn(text: string | null): readonly string[] {
  return text?.split(' ') ?? [];
}

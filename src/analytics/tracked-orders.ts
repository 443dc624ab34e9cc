import { type AnalyticsStorage, readField, writeField } from './storage.ts';

const mostOrders = 20;

/** Whether a purchase was pushed for this order id before, on whatever page. */
export function isTracked(storage: AnalyticsStorage, orderId: string): boolean {
  return storage.trackedOrderId.read() === orderId || earlierOrders(storage).includes(orderId);
}

/** Earlier orders are kept as well, because their confirmation pages stay in the browser's history. */
export function rememberOrder(storage: AnalyticsStorage, orderId: string): void {
  storage.trackedOrderId.write(orderId);
  writeField(storage, 'orders', [orderId, ...earlierOrders(storage)].slice(0, mostOrders));
}

function earlierOrders(storage: AnalyticsStorage): readonly unknown[] {
  const orders = readField(storage, 'orders');
  return Array.isArray(orders) ? orders : [];
}

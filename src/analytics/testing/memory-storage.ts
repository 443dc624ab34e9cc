import type { AnalyticsStorage, StoredValue } from '../analytics-storage.ts';

/** A storage that lasts as long as a test; give it to two pages or tabs to let them share it. */
export function memoryStorage() {
  const kept = <Value>(): StoredValue<Value> => {
    let value: Value | null = null;
    return {
      read: () => value,
      write: (next) => void (value = next),
      remove: () => void (value = null),
    };
  };
  return {
    data: kept(),
    trackedOrderId: kept(),
    offlineProducts: kept(),
    clientId: kept(),
    sessionId: kept(),
  } as AnalyticsStorage;
}

import type { AnalyticsStorage, StoredValue } from '../analytics-storage.ts';

/** An in-memory storage. Pass it to several pages or tabs to share it. */
export function memoryStorage() {
  const inMemory = <Value>(): StoredValue<Value> => {
    let value: Value | null = null;
    return {
      read: () => value,
      write: (next) => void (value = next),
      remove: () => void (value = null),
    };
  };
  return {
    data: inMemory(),
    trackedOrderId: inMemory(),
    offlineProducts: inMemory(),
    clientId: inMemory(),
    sessionId: inMemory(),
  } as AnalyticsStorage;
}

/** The data that analytics store. The caller passes an implementation: the browser's or a test's. */
export interface AnalyticsStorage {
  /** Data that pages and tabs share. */
  readonly data: StoredValue<Readonly<Record<string, unknown>>>;
  /** Ids of recently tracked orders, newest first, separated by spaces. */
  readonly trackedOrderId: StoredValue<string>;
  /** Products that were tracked as offline in this session. */
  readonly offlineProducts: StoredValue<readonly string[]>;
  readonly clientId: StoredValue<string>;
  readonly sessionId: StoredValue<string>;
}

/** One stored value. No method throws. */
export interface StoredValue<Value> {
  /** Returns null if nothing is stored. */
  read(): Value | null;
  write(value: Value): void;
  remove(): void;
}

/** Writes one field of `data` and preserves the others. */
export function writeField({ data }: AnalyticsStorage, name: string, value: unknown): void {
  data.write({ ...data.read(), [name]: value });
}

export function readField({ data }: AnalyticsStorage, name: string): unknown {
  return data.read()?.[name];
}

/**
 * Called when the visitor withdraws the consent. The ids of tracked orders remain, so that no order is tracked twice when
 * the visitor consents again.
 */
export function removeStoredData({ data, offlineProducts, clientId, sessionId }: AnalyticsStorage): void {
  for (const stored of [data, offlineProducts, clientId, sessionId]) stored.remove();
}

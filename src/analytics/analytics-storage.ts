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

/**
 * Stores in the browser while the visitor consents to that, else in the memory of the page. `remove` removes from both.
 * @param memory the same for all analytics of the page.
 */
export function storageByConsent(
  browser: AnalyticsStorage,
  memory: Map<string, unknown>,
  mayStore: () => boolean,
): AnalyticsStorage {
  const values = entriesOf(browser).map(([name, stored]): [string, StoredValue<unknown>] => [
    name,
    {
      read: () => (mayStore() ? stored.read() : (memory.get(name) ?? null)),
      write: (value) => void (mayStore() ? stored.write(value) : memory.set(name, value)),
      remove() {
        stored.remove();
        memory.delete(name);
      },
    },
  ]);
  return Object.fromEntries(values) as unknown as AnalyticsStorage;
}

export function removeStoredData(storage: AnalyticsStorage): void {
  for (const [, stored] of entriesOf(storage)) stored.remove();
}

const entriesOf = (storage: AnalyticsStorage) => Object.entries(storage) as [string, StoredValue<unknown>][];

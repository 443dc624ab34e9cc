/** What analytics keep in the browser (rulings, 34); handed in by whoever composes them. */
export interface AnalyticsStorage {
  /** What must be known of earlier pages and other tabs. */
  readonly data: Kept<Readonly<Record<string, unknown>>>;
  /** The orders that were tracked last, newest first, with blanks between them. */
  readonly trackedOrderId: Kept<string>;
  /** Products whose going offline was tracked in this session. */
  readonly offlineProducts: Kept<readonly string[]>;
  readonly clientId: Kept<string>;
  readonly sessionId: Kept<string>;
}

/** One value. No method throws. */
export interface Kept<Value> {
  /** null if there is none. */
  read(): Value | null;
  write(value: Value): void;
  remove(): void;
}

/** Keeps one field of the data, and leaves the others. */
export function writeField({ data }: AnalyticsStorage, name: string, value: unknown): void {
  data.write({ ...data.read(), [name]: value });
}

export function readField({ data }: AnalyticsStorage, name: string): unknown {
  return data.read()?.[name];
}

/**
 * Forgets everything when the visitor withdraws the consent, except for the ids of tracked orders: without them, an order
 * would be tracked again if the visitor consents again.
 */
export function forgetAll({ data, offlineProducts, clientId, sessionId }: AnalyticsStorage): void {
  for (const kept of [data, offlineProducts, clientId, sessionId]) kept.remove();
}

/** Impressions of one moment become one push, small enough for GA4's limit of 16 KB for an event. */
const maxWaitMs = 400;
const maxBatchSize = 25;

/** Collects values by key and flushes all of them after a short wait, when a batch is full, or before the page unloads. */
export function createBatches<Value>(flush: (key: string, values: readonly Value[]) => void) {
  const batches = new Map<string, Value[]>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  function flushAll(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const due = [...batches];
    batches.clear();
    for (const [key, values] of due) flush(key, values);
  }

  const listening = new AbortController();
  // Mobile browsers often discard a page without firing `pagehide`.
  for (const type of ['pagehide', 'visibilitychange']) window.addEventListener(type, flushAll, listening);

  return {
    add(key: string, value: Value): void {
      const batch = batches.get(key) ?? [];
      batch.push(value);
      batches.set(key, batch);
      if (batch.length >= maxBatchSize) flushAll();
      else timer ??= setTimeout(flushAll, maxWaitMs);
    },
    stop(): void {
      flushAll();
      listening.abort();
    },
  };
}

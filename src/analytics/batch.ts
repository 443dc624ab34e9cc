/** A burst of impressions becomes one push; GA4 takes no event of more than 16 KB. */
const longestWait = 400;
const largestBatch = 25;

/** Collects values by key, and flushes them together: after a moment, when many have come, and before the page goes. */
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

  window.addEventListener('pagehide', flushAll);
  // Of the pages that a phone closes, many hear no more than this.
  window.addEventListener('visibilitychange', flushAll);

  return {
    add(key: string, value: Value): void {
      const batch = batches.get(key) ?? [];
      batch.push(value);
      batches.set(key, batch);
      if (batch.length >= largestBatch) flushAll();
      else timer ??= setTimeout(flushAll, longestWait);
    },
    stop(): void {
      flushAll();
      window.removeEventListener('pagehide', flushAll);
      window.removeEventListener('visibilitychange', flushAll);
    },
  };
}

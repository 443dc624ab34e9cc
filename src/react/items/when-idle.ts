const waiting = new Set<() => void>();

/** How many are run at a time: one by one, each would cost a long page its layout. */
const batch = 50;

/** Runs once the browser has nothing better to do; the returned function takes it back. */
export function whenIdle(run: () => void): () => void {
  if (waiting.size === 0) request();
  waiting.add(run);
  return () => void waiting.delete(run);
}

function request(): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(runSome);
  else setTimeout(runSome, 200);
}

function runSome(): void {
  for (const run of [...waiting].slice(0, batch)) {
    waiting.delete(run);
    run();
  }
  if (waiting.size > 0) request();
}

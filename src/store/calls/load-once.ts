/** Loads something once, or again after a failure. The promise never rejects. */
export function loadOnce(load: () => Promise<unknown>): () => Promise<unknown> {
  let loading: Promise<unknown> | null = null;
  return () => (loading ??= load().catch(() => (loading = null)));
}

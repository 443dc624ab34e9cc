import type { StoreContext } from '../store-context.ts';

/** How long an answer waits for the code of the lines at most. */
const longestWaitMs = 1000;

/**
 * Returns a function that loads the code of the lines that removals leave. Its promise never rejects: without that code,
 * removals leave no line.
 */
export function createRemovalsLoader(context: StoreContext, queue: object): () => Promise<unknown> {
  let loading: Promise<unknown> | null = null;

  return () => {
    loading ??= context.environment.loadRemovals().then(
      (follow) => follow({ context, queue }),
      () => (loading = null),
    );
    return Promise.race([loading, new Promise((resolve) => context.later(() => resolve(null), longestWaitMs))]);
  };
}

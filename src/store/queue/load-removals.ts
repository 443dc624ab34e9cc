import type { StoreContext } from '../cart/store-context.ts';
import { waitForCode } from '../cart/store-context.ts';

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
    return waitForCode(context, loading);
  };
}

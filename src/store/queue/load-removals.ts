import { type StoreContext, waitForCode } from '../cart/store-context.ts';

/** What follows the shopper's removals, and leaves lines for them. */
export interface Undo<Parts> {
  followRemovals(parts: Parts): void;
}

/** Returns a function that loads the code of undo. Its promise never rejects: without that code, removals leave no line. */
export function createRemovalsLoader<Parts extends { readonly context: StoreContext }>(
  parts: Parts,
  loadUndo: () => Promise<Undo<Parts>>,
): () => Promise<unknown> {
  const { context } = parts;
  let loading: Promise<unknown> | null = null;

  return () => {
    loading ??= Promise.all([loadUndo(), context.environment.loadLines()]).then(
      ([{ followRemovals }]) => followRemovals(parts),
      () => (loading = null),
    );
    return waitForCode(context, loading);
  };
}

import type { StoreContext } from './store-context.ts';

/** How long a cart waits for code at most. */
const longestWaitMs = 1000;

export function waitBriefly({ later }: StoreContext, promise: Promise<unknown>): Promise<unknown> {
  return Promise.race([promise, new Promise((resolve) => later(() => resolve(null), longestWaitMs))]);
}

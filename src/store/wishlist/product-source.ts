import { createStore } from 'zustand/vanilla';
import type { ListedProduct } from '../../domain/product.ts';
import { isGone, secondsUntilRetry } from '../calls/classify-error.ts';
import type { Clock } from '../calls/clock.ts';
import { createRateLimit } from '../calls/rate-limit.ts';

export type ProductState =
  | { readonly kind: 'ready'; readonly product: ListedProduct }
  | { readonly kind: 'loading' | 'gone' | 'failed' };

export type ProductSource = ReturnType<typeof createProductSource>;

interface ProductEnvironment {
  fetchProduct(id: string): Promise<ListedProduct>;
  onGone(id: string): void;
  report(error: unknown): void;
  readonly schedule: Clock['schedule'];
}

/** With more, the browser would queue the shopper's own requests behind them. */
const maxConcurrentFetches = 6;

export function createProductSource({ fetchProduct, onGone, report, schedule }: ProductEnvironment) {
  const state = createStore<ReadonlyMap<string, ProductState>>(() => new Map());
  const waiting: string[] = [];
  let running = 0;
  const rateLimit = createRateLimit(schedule);

  function show(...products: readonly (readonly [id: string, state: ProductState])[]): void {
    state.setState((before) => new Map([...before, ...products]), true);
  }

  async function fetchWaiting(): Promise<void> {
    running++;
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await fetchOne(id);
    running--;
  }

  async function fetchOne(id: string): Promise<void> {
    if (rateLimit.isActive()) await rateLimit.over();
    try {
      show([id, { kind: 'ready', product: await fetchProduct(id) }]);
    } catch (error) {
      const seconds = secondsUntilRetry(error);
      if (seconds !== null) {
        rateLimit.begin(seconds);
        return fetchOne(id);
      }
      const gone = isGone(error);
      show([id, { kind: gone ? 'gone' : 'failed' }]);
      if (gone) onGone(id);
      else report(error);
    }
  }

  return {
    state,
    /** Adds products that the page contains. */
    seed: (products: readonly ListedProduct[]) =>
      show(...products.map((product) => [product.id, { kind: 'ready', product }] as const)),
    load(ids: readonly string[]): void {
      const known = state.getState();
      const missing = ids.filter((id) => !known.has(id) || known.get(id)?.kind === 'failed');
      show(...missing.map((id) => [id, { kind: 'loading' }] as const));
      waiting.push(...missing);
      while (waiting.length > 0 && running < maxConcurrentFetches) void fetchWaiting();
    },
  };
}

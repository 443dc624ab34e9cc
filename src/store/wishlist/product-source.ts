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
  const state = createStore<Readonly<Record<string, ProductState>>>(() => ({}));
  let waiting: readonly string[] = [];
  let running = 0;
  const rateLimit = createRateLimit(schedule);

  async function fetchOne(id: string): Promise<void> {
    running++;
    try {
      const product = await fetchProduct(id);
      state.setState({ [id]: { kind: 'ready', product } });
    } catch (error) {
      const seconds = secondsUntilRetry(error);
      if (seconds === null) fail(id, error);
      else pause(id, seconds);
    }
    running--;
    fetchNext();
  }

  function fail(id: string, error: unknown): void {
    const gone = isGone(error);
    state.setState({ [id]: { kind: gone ? 'gone' : 'failed' } });
    if (gone) onGone(id);
    else report(error);
  }

  /** Nothing is fetched until the pause is over. */
  function pause(id: string, seconds: number): void {
    waiting = [id, ...waiting];
    rateLimit.begin(seconds);
    void rateLimit.over().then(fetchNext);
  }

  function fetchNext(): void {
    while (!rateLimit.isActive() && running < maxConcurrentFetches && waiting.length > 0) {
      const [next, ...others] = waiting;
      waiting = others;
      if (next !== undefined) void fetchOne(next);
    }
  }

  return {
    state,
    /** Adds products that the page contains. */
    seed(products: readonly ListedProduct[]): void {
      state.setState(Object.fromEntries(products.map((product) => [product.id, { kind: 'ready', product }])));
    },
    load(ids: readonly string[]): void {
      const known = state.getState();
      const missing = ids.filter((id) => !Object.hasOwn(known, id) || known[id]?.kind === 'failed');
      state.setState(Object.fromEntries(missing.map((id) => [id, { kind: 'loading' }])));
      waiting = [...waiting, ...missing];
      fetchNext();
    },
  };
}

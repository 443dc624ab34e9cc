import type { Queue } from './queue.ts';
import type { CheckoutFlow } from '../checkout/checkout-flow.ts';
import type { CartFetcher } from '../fetching/cart-fetcher.ts';
import type { StoreContext } from '../cart/store-context.ts';

/** The parts that `createCartStore` wires together. */
export interface StoreParts {
  readonly context: StoreContext;
  readonly fetcher: CartFetcher;
  readonly queue: Queue;
  readonly checkout: CheckoutFlow;
  loadDeliveryTerms(): Promise<void>;
}

import type { Cart } from '../../domain/cart.ts';
import type { StoreContext } from '../store-context.ts';
import { confirmedCart } from '../cart-selectors.ts';

/** Milliseconds after a cart has come: the browser has time again. */
const idleAfter = 2000;

/** Reports what the shop's answers carry and the page goes without (rulings, 2 and 21), until the returned function is called. */
export function reportCartFaults({ state, environment, later }: StoreContext): () => void {
  let inspected: Cart | null = null;
  let isPlanned = false;

  async function inspect(): Promise<void> {
    isPlanned = false;
    const cart = confirmedCart(state.getState());
    if (!cart || cart === inspected) return;
    inspected = cart;
    // What no shopper waits for is no part of the program; the next cart tries again.
    const { inspectCart, inspectSurroundings } = await import('../../domain/broken-values.ts');
    const { data, deliveryTerms } = state.getState();
    const surroundings = inspectSurroundings(data, deliveryTerms ?? []);
    for (const { kind, field, value } of [...inspectCart(cart, data.baseUrl), ...surroundings]) {
      environment.report(new Error(`${kind} in ${field}: ${value}`));
    }
  }

  function inspectSoon(): void {
    if (isPlanned) return;
    isPlanned = true;
    later(() => void inspect().catch(() => undefined), idleAfter);
  }

  inspectSoon();
  return state.subscribe((now, before) => {
    if (now.phase !== before.phase) inspectSoon();
  });
}

import type { Cart } from '../../domain/cart.ts';
import type { StoreContext } from '../store-context.ts';
import { confirmedCart } from '../cart-selectors.ts';

/** By then, the browser has rendered the cart. */
const inspectionDelayMs = 2000;

/** Reports the invalid values in the shop's answers that the page ignores. Returns a function that stops it. */
export function reportCartFaults({ state, environment, later }: StoreContext): () => void {
  let inspected: Cart | null = null;
  let isPlanned = false;

  async function inspect(): Promise<void> {
    isPlanned = false;
    const cart = confirmedCart(state.getState());
    if (!cart || cart === inspected) return;
    // Loaded separately because no shopper waits for it. If that fails, the next cart tries again.
    const { inspectCart, inspectSurroundings } = await import('../../domain/broken-values.ts');
    const known = new Set(inspected?.items);
    inspected = cart;
    const changed = { ...cart, items: cart.items.filter((item) => !known.has(item)) };
    const { data, deliveryTerms } = state.getState();
    const surroundings = inspectSurroundings(data, deliveryTerms ?? []);
    for (const { kind, field, value } of [...inspectCart(changed, data.baseUrl), ...surroundings]) {
      environment.report(new Error(`${kind} in ${field}: ${value}`));
    }
  }

  function inspectSoon(): void {
    if (isPlanned) return;
    isPlanned = true;
    later(() => void inspect().catch(() => undefined), inspectionDelayMs);
  }

  inspectSoon();
  return state.subscribe((now, before) => {
    if (now.phase !== before.phase) inspectSoon();
  });
}

import type { CartStore } from '../store/cart-store.ts';
import { confirmedCart } from '../store/cart-selectors.ts';
import type { Cart } from '../domain/cart.ts';

/** Reports what a confirmed cart carries and the page goes without, when the browser has time (rulings, 2 and 21). */
export function reportCartFaults({ state }: CartStore, report: (error: unknown) => void): () => void {
  let inspected: Cart | null = null;

  async function inspect(): Promise<void> {
    const cart = confirmedCart(state.getState());
    if (!cart || cart === inspected) return;
    inspected = cart;
    // Without the rules, as offline, nothing is inspected; the next cart tries again.
    const rules = await import('../domain/broken-values.ts').catch(() => null);
    for (const { kind, field, value } of rules?.inspectCart(cart, state.getState().data.baseUrl) ?? []) {
      report(new Error(`${kind} in ${field}: ${value}`));
    }
  }

  let timer = setTimeout(() => void inspect().catch(report), idleAfter);
  const unsubscribe = state.subscribe((now, before) => {
    if (now.phase === before.phase) return;
    clearTimeout(timer);
    timer = setTimeout(() => void inspect().catch(report), idleAfter);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

const idleAfter = 1000;

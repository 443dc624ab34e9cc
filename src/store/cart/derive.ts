import type { CartState } from './cart-state.ts';
import type { StoreContext } from './store-context.ts';

/**
 * Completes every further change of the state before anybody sees it, so that no listener has to write. Inside the
 * derivation, `getState` returns the state before the change.
 */
export function derive(
  { state }: StoreContext,
  derivation: (now: CartState, before: CartState) => Partial<CartState>,
): void {
  const set = state.setState;
  state.setState = (change: Partial<CartState> | ((before: CartState) => Partial<CartState>)) =>
    set((before) => {
      const now = { ...before, ...(typeof change === 'function' ? change(before) : change) };
      return { ...now, ...derivation(now, before) };
    });
}

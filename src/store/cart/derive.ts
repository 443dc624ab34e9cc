import type { CartState } from './cart-state.ts';
import type { StoreContext } from './store-context.ts';

/** Completes further changes before anybody sees them, so that no listener writes. `getState` is still the old one. */
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

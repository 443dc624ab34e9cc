import type { Cart } from '../../domain/cart.ts';
import { sumChangeLines } from '../../messages/sum-change-lines.ts';
import type { SumChange } from '../cart/cart-state.ts';
import type { StoreContext } from '../cart/store-context.ts';

export const sumChangeMs = 4000;

/** Writes the lines, and removes them once they are no longer new. */
export function explainSums({ state, later }: StoreContext, sumChange: SumChange, cart: Cart): void {
  const explained = { ...sumChange, lines: sumChangeLines(sumChange.from, cart) };
  if (state.getState().sumChange === sumChange) state.setState({ sumChange: explained });
  later(() => {
    if (state.getState().sumChange === explained) state.setState({ sumChange: null });
  }, sumChangeMs);
}

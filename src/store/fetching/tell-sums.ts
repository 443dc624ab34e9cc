import type { Cart } from '../../domain/cart.ts';
import { largestReason, shippingNote, sumNotes } from '../../messages/sum-notes.ts';
import type { SumChange } from '../cart/cart-state.ts';
import type { StoreContext } from '../cart/store-context.ts';

export const sumChangeMs = 4000;

/** Says what has changed the sums, for as long as that is new. */
export function tellSums({ state, later }: StoreContext, sumChange: SumChange, cart: Cart): void {
  const { from } = sumChange;
  const shippingSince = (read: Cart) => shippingNote(read, cart);
  const told = { notes: sumNotes(from, cart), largest: largestReason(from, cart), shippingSince };
  const toldChange = { from, told };
  if (state.getState().sumChange === sumChange) state.setState({ sumChange: toldChange });
  later(() => {
    if (state.getState().sumChange === toldChange) state.setState({ sumChange: null });
  }, sumChangeMs);
}

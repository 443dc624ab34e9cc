import { findItem } from '../domain/cart.ts';
import type { CartState } from './cart-state.ts';
import type { ChangeOf } from './changes.ts';
import type { StoreContext } from './store-context.ts';

/**
 * Takes back what was done for a change that the shopper or the shop has given up, so that a product that stays in the
 * cart does not go to the wishlist as well. Returns a function that stops.
 */
export function giveUpChanges({ state }: StoreContext): () => void {
  return state.subscribe((now, before) => {
    if (now.pendingChanges === before.pendingChanges) return;
    for (const { id, change } of before.pendingChanges) {
      if (change.kind === 'move' && isGivenUp(id, change, now)) change.giveUp();
    }
  });
}

function isGivenUp(id: number, move: ChangeOf<'move'>, { phase, pendingChanges, settledChanges }: CartState): boolean {
  // Still wanted, or replaced by one like it.
  if (pendingChanges.some(({ change }) => change.key === move.key && change.kind === 'move')) return false;
  if (settledChanges.some((settled) => settled.id === id && settled.result === 'confirmed')) return false;
  return phase.kind === 'ready' && !!findItem(phase.cart, move.itemId);
}

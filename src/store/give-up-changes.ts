import { findItem } from '../domain/cart.ts';
import type { CartState } from './cart-state.ts';
import type { PendingChange } from './pending-change.ts';
import type { StoreContext } from './store-context.ts';

/**
 * Takes back what was done for a change that the shopper or the shop has given up, so that a product that stays in the
 * cart does not go to the wishlist as well. Returns a function that stops.
 */
export function giveUpChanges({ state }: StoreContext): () => void {
  return state.subscribe((now, before) => {
    if (now.pendingChanges === before.pendingChanges) return;
    for (const pending of before.pendingChanges) if (isGivenUp(pending, now)) pending.change.giveUp?.();
  });
}

function isGivenUp({ id, change }: PendingChange, { phase, pendingChanges, settledChanges }: CartState): boolean {
  if (!change.giveUp || change.itemId === null) return false;
  const isReplaced = ({ change: other }: PendingChange) => other.key === change.key && other.kind === change.kind;
  if (pendingChanges.some((other) => other.id === id || isReplaced(other))) return false;
  if (settledChanges.some((settled) => settled.id === id && settled.result === 'confirmed')) return false;
  return phase.kind === 'ready' && !!findItem(phase.cart, change.itemId);
}

import type { CartState } from '../cart-state.ts';
import { type ChangeOf, takesOut } from './changes.ts';
import type { MoveWish } from './move-wish.ts';
import type { StoreContext } from '../store-context.ts';

/**
 * Takes the wish of a move back that the shopper or the shop has given up, so that a product that stays in the cart does
 * not go to the wishlist as well. A request that was cancelled may still take the product out: what is given up meanwhile
 * waits for the next cart, and keeps its wish when the product is gone. Returns a function that stops.
 */
export function giveUpChanges({ state, verification }: StoreContext): () => void {
  const givenUp = new Map<MoveWish, ChangeOf<'move'>>();

  return state.subscribe((now, before) => {
    if (now.pendingChanges !== before.pendingChanges) {
      for (const { id, change } of before.pendingChanges) {
        if (change.kind === 'move' && isGivenUp(id, change, now)) givenUp.set(change.wish, change);
      }
    }
    for (const [wish, move] of givenUp) {
      const asked = now.pendingChanges.find(({ change }) => change.key === move.key)?.change;
      if (asked?.kind === 'move' || now.phase.kind !== 'ready') continue;
      const isLeaving = asked !== undefined && takesOut(asked);
      if (verification.isNeeded() && !isLeaving) continue;
      givenUp.delete(wish);
      if (!move.isConfirmedBy(now.phase.cart)) wish.takeBack();
    }
  });
}

/** Neither pending nor confirmed, nor replaced by a move that has its wish. */
function isGivenUp(id: number, { wish }: ChangeOf<'move'>, { pendingChanges, settledChanges }: CartState): boolean {
  if (pendingChanges.some(({ change }) => change.kind === 'move' && change.wish === wish)) return false;
  return !settledChanges.some((settled) => settled.id === id && settled.result === 'confirmed');
}

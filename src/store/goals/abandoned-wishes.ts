import type { Cart } from '../../domain/cart.ts';
import { type Goal, isReached, valueIn } from './goal.ts';

/**
 * The products of abandoned moves, which have to be removed from the wishlist. Until then, they are kept as goals,
 * because the page may be left in the meantime.
 * @param write keeps the goals for the next page.
 * @param takeOff removes a product from the wishlist. If it rejects, the next page tries again.
 */
export function createAbandonedWishes(write: () => void, takeOff: (productId: string) => Promise<void>) {
  const wishes = new Set<Goal>();

  /** Returns what to call once the product has left the wishlist, or turns out to stay there. */
  function add(goal: Goal): () => void {
    const wish = { ...goal, key: `wish ${goal.productId}`, abandoned: true };
    wishes.add(wish);
    write();
    return () => {
      wishes.delete(wish);
      write();
    };
  }

  return {
    goals: (): readonly Goal[] => [...wishes],
    add,
    /** Removes the product of a move, if an earlier page has added it. */
    async takeBack(goal: Goal): Promise<void> {
      if (!goal.wished || !goal.productId) return;
      await takeOff(goal.productId).then(add(goal), () => {});
    },
    /** Another cart has taken them over. */
    clear: () => wishes.clear(),
  };
}

/** Whether the product of an abandoned move stays on the wishlist: the move has succeeded after all, or another one follows. */
export function staysWished(goal: Goal, goals: readonly Goal[], cart: Cart): boolean {
  const isNext = ({ kind, productId, abandoned }: Goal) =>
    kind === 'move' && productId === goal.productId && !abandoned;
  return isReached(goal, valueIn(cart, goal)) || goals.some(isNext);
}

import { confirmedCart } from '../cart/cart-selectors.ts';
import type { StoreContext } from '../cart/store-context.ts';
import { slotOf, standingOf } from '../intents/definitions.ts';
import { type Entry, openAt, openEntries } from '../intents/entry.ts';

const watched = new WeakSet<StoreContext>();

/**
 * From now on, takes the products of abandoned moves off the wishlist again. A canceled request may still remove the
 * item, so this waits for a verified cart, and leaves the product there if the item is gone.
 */
export function takeBackWishes(context: StoreContext): void {
  if (watched.has(context)) return;
  watched.add(context);
  const { state, environment, requestClock } = context;
  /** Ids of entries whose product is being removed, or could not be: then, the next page tries again. */
  const tried = new Set<number>();

  function look(): void {
    for (const entry of state.getState().log)
      if (entry.status.kind === 'abandoned' && !tried.has(entry.id)) decide(entry);
  }

  function decide(entry: Entry): void {
    const { intent, id } = entry;
    const now = state.getState();
    const cart = confirmedCart(now);
    if (intent.kind !== 'move' || !cart || now.isStale) return;
    const rival = openAt(now, slotOf(intent));
    // An item that is being removed anyway must not be on the wishlist, whatever the canceled request has done.
    if (requestClock.isUnverified() && rival?.intent.kind !== 'removal') return;
    const isMovedElsewhere = openEntries(now).some(
      (other) => other.intent.kind === 'move' && other.intent.productId === intent.productId,
    );
    if (isMovedElsewhere || standingOf(intent, cart) === 'shown') {
      forget(id);
    } else {
      tried.add(id);
      environment.takeOffWishlist(intent.productId, now.data).then(
        () => forget(id),
        () => {},
      );
    }
  }

  function forget(id: number): void {
    tried.delete(id);
    state.setState(({ log }) => ({ log: log.filter((entry) => entry.id !== id) }));
  }

  look();
  // Not while the listeners of a change are called, because it changes the state itself.
  state.subscribe(({ log }) => {
    if (log.some(({ status }) => status.kind === 'abandoned')) queueMicrotask(look);
  });
}

import { passesSoon } from '../cart/cart-selectors.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { StoreContext } from '../cart/store-context.ts';
import { subscribe } from '../cart/subscribe.ts';
import { openEntries } from '../intents/entry.ts';

/** Resolves to false if the shopper has to look at the cart: after a failure, a new notice, or another change. */
export async function whenSaved(
  { state }: StoreContext,
  { log, notices }: CartState,
  signal: AbortSignal,
): Promise<boolean> {
  const known = openEntries({ log }).map(({ id }) => id);
  const isOther = (now: CartState) => openEntries(now).some(({ id }) => !known.includes(id));
  const isOver = (now: CartState) => signal.aborted || !passesSoon(now) || isOther(now);
  await new Promise<void>((resolve) => {
    const check = () => isOver(state.getState()) && resolve();
    subscribe(state, check, signal);
    signal.addEventListener('abort', check);
    check();
  });
  // Notices follow the cart that they are about.
  const now = state.getState();
  const isRefused = now.log.some(({ id, status }) => known.includes(id) && status.kind === 'refused');
  return !signal.aborted && !isRefused && !isOther(now) && now.notices.every((notice) => notices.includes(notice));
}

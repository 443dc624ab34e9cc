import { passesSoon } from '../cart/cart-selectors.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { StoreContext } from '../cart/store-context.ts';
import { openEntries } from '../intents/log.ts';

/**
 * Waits until everything that is pending is confirmed. Resolves to false if the shopper has to look at the cart instead: after
 * a failure, a new notice, or another change.
 */
export async function whenSaved({ state }: StoreContext, signal: AbortSignal): Promise<boolean> {
  const { log, notices } = state.getState();
  const known = openEntries({ log }).map(({ id }) => id);
  const isOther = (now: CartState) => openEntries(now).some(({ id }) => !known.includes(id));
  await new Promise<void>((resolve) => {
    const end = () => {
      stop();
      resolve();
    };
    const stop = state.subscribe((now) => (passesSoon(now) && !isOther(now)) || end());
    signal.addEventListener('abort', end);
  });
  // Notices follow the cart that they are about.
  const now = state.getState();
  const isRefused = now.log.some(({ id, status }) => known.includes(id) && status.kind === 'refused');
  return !signal.aborted && !isRefused && !isOther(now) && now.notices.every((notice) => notices.includes(notice));
}

import type { CartCore } from './cart-core.ts';
import { confirmedCart } from './cart-selectors.ts';

const shortestPause = 1000;

/** Follows higher versions that other tabs announce, at most once a second, however many come (rulings, 18). */
export function followOtherTabs(core: CartCore, refetch: () => Promise<unknown>): () => void {
  const { state, world } = core;
  let resting = false;
  let highest = 0;

  function follow(): void {
    const cart = confirmedCart(state.getState());
    if (!cart || highest <= cart.cartVersion || resting) return;
    resting = true;
    highest = 0;
    void refetch();
    core.later(() => {
      resting = false;
      follow();
    }, shortestPause);
  }

  const stopFollowing = state.subscribe((now, before) => {
    // What was announced before there was a cart.
    if (now.phase !== before.phase) follow();
  });
  const stopListening = world.tabs.listen((cartVersion) => {
    highest = Math.max(highest, cartVersion);
    follow();
  });
  return () => {
    stopFollowing();
    stopListening();
  };
}

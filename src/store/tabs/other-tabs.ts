import type { TabMessage } from '../environment.ts';
import { confirmedCart } from '../cart-selectors.ts';
import type { StoreContext } from '../store-context.ts';

const shortestPause = 1000;
/** A fetch may fail or answer something older; a version that is never shown, such as a forged one, is given up. */
const mostAttempts = 3;

/**
 * Announces versions that this tab learns of, and follows what other tabs announce, at most once a second, however many
 * messages come (rulings, 18): a higher version, and a lower one that was sent after the cart on the screen was
 * confirmed, since an order begins a new cart. Returns a function that ends both.
 */
export function syncTabs(context: StoreContext, refresh: () => Promise<unknown>): () => void {
  const { state, environment, later } = context;
  let followed: TabMessage | null = null;
  let attemptsLeft = 0;
  let resting = false;
  let confirmedAt = 0;
  let heardVersion: number | null = null;

  function isNews({ cartVersion, sentAt }: TabMessage): boolean {
    const cart = confirmedCart(state.getState());
    if (!cart || cartVersion > cart.cartVersion) return true;
    const isClockSetBack = confirmedAt > environment.clock.now();
    return cartVersion < cart.cartVersion && (isClockSetBack || sentAt > confirmedAt);
  }

  function follow(): void {
    if (!followed || resting || !confirmedCart(state.getState())) return;
    if (!isNews(followed) || attemptsLeft === 0) return void (followed = null);
    attemptsLeft -= 1;
    resting = true;
    void refresh();
    later(() => {
      resting = false;
      follow();
    }, shortestPause);
  }

  const stopFollowing = state.subscribe((now, before) => {
    if (now.phase === before.phase) return;
    const [cart, previous] = [confirmedCart(now), confirmedCart(before)];
    if (cart) confirmedAt = environment.clock.now();
    // Also the first one that is fetched, which the other tabs may not know yet.
    const isNew = cart && (cart.cartId !== previous?.cartId || cart.cartVersion !== previous.cartVersion);
    if (isNew) {
      // What was heard needs no echo. The next cart may come to the same version by itself.
      if (cart.cartVersion !== heardVersion) environment.tabs.announce(cart.cartVersion);
      heardVersion = null;
    }
    // What was announced before there was a cart.
    follow();
  });
  const stopListening = environment.tabs.listen((message) => {
    heardVersion = message.cartVersion;
    if (!isNews(message)) return;
    followed = message;
    attemptsLeft = mostAttempts;
    follow();
  });
  return () => {
    stopFollowing();
    stopListening();
  };
}

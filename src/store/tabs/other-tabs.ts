import { asRecord } from '../../domain/as-record.ts';
import { shopOf } from '../../domain/fragment-data.ts';
import { confirmedCart } from '../cart/cart-selectors.ts';
import type { TabMessage } from '../cart/environment.ts';
import { subscribe } from '../cart/subscribe.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { StoreContext } from '../cart/store-context.ts';
import { isOfShop } from './tab-messages.ts';

const minRefetchIntervalMs = 1000;
/** Older messages are ignored: a tab that was frozen may deliver them late. */
const messageLifetimeMs = 45_000;
/** A fetch may fail or return an older cart; a forged version is never reached. */
const maxAttempts = 3;

/**
 * Announces the versions that this tab receives, and refetches when another tab announces a higher version, or a lower
 * one after the cart on the screen was requested, since an order starts a new cart. However many messages arrive, it
 * refetches at most once a second.
 */
export function syncTabs(
  { state, environment, requestClock, later }: StoreContext,
  refetch: () => Promise<unknown>,
  signal: AbortSignal,
): void {
  let followed: TabMessage | null = null;
  let attemptsLeft = 0;
  let isThrottled = false;

  function isNewer({ cartVersion, sentAt }: TabMessage): boolean {
    const cart = confirmedCart(state.getState());
    if (!cart || cartVersion > cart.cartVersion) return true;
    // An answer may be as old as its request.
    const confirmedAt = requestClock.lastAnswered();
    const isClockSetBack = confirmedAt > environment.clock.now();
    return cartVersion < cart.cartVersion && (isClockSetBack || sentAt > confirmedAt);
  }

  function follow(): void {
    if (!followed || isThrottled || !confirmedCart(state.getState())) return;
    if (!isNewer(followed) || attemptsLeft === 0) return void (followed = null);
    attemptsLeft -= 1;
    isThrottled = true;
    void refetch();
    later(() => {
      isThrottled = false;
      follow();
    }, minRefetchIntervalMs);
  }

  const announce = (now: CartState, before: CartState) => {
    if (now.phase === before.phase) return;
    // Other tabs may not have the first cart of this tab yet, so it counts as a new version, even if the page came with it.
    const [cart, previous] = [confirmedCart(now), before.isStale ? null : confirmedCart(before)];
    const isNew = cart && (cart.cartId !== previous?.cartId || cart.cartVersion !== previous.cartVersion);
    if (isNew) {
      // Skip the echo for a version announced by another tab, once: the next cart may reach the same version on its own.
      const { cartVersion } = cart;
      if (cartVersion === followed?.cartVersion) followed = null;
      else environment.tabs.announce({ ...shopOf(now.data), cartVersion });
    }
    // A message may have arrived before there was a cart.
    follow();
  };
  subscribe(state, announce, signal);
  environment.tabs.listen((data) => {
    const message = parseMessage(data, environment.clock.now());
    if (!message || !isOfShop(message, shopOf(state.getState().data)) || !isNewer(message)) return;
    followed = message;
    attemptsLeft = maxAttempts;
    follow();
  }, signal);
}

/** Any script of the origin can send messages: null unless this one is well-formed and recent. */
function parseMessage(message: unknown, now: number): TabMessage | null {
  const { cartVersion, sentAt } = asRecord(message) ?? {};
  const isRecent = now - Number(sentAt) <= messageLifetimeMs;
  return Number.isSafeInteger(cartVersion) && isRecent ? (message as TabMessage) : null;
}

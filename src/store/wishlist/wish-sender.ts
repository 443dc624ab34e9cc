import { sendWish, type SendOutcome } from './send-wish.ts';
import type { Wish } from './wish.ts';
import type { WishlistEnvironment } from './wishlist.ts';

type FinalOutcome = Exclude<SendOutcome, { kind: 'postponed' }>;

/** Sends the wishes of a customer one at a time. */
export interface WishSender {
  /** The wish whose request is in flight, or waits until the server accepts requests again. */
  current(): Wish | null;
  /** Sends the next wishes, unless one is being sent or the browser is offline. Never rejects. */
  send(): Promise<void>;
}

export interface SenderQueue {
  /** The wish to send now, if any. */
  next(): Wish | undefined;
  settle(wish: Wish, outcome: FinalOutcome): void;
}

export function createWishSender(
  environment: WishlistEnvironment,
  signal: AbortSignal,
  { next, settle }: SenderQueue,
): WishSender {
  let current: Wish | null = null;

  async function send(): Promise<void> {
    if (current || signal.aborted || !environment.network.isOnline()) return;
    const wish = next();
    if (!wish) return;
    current = wish;
    const outcome = await sendWish(wish, environment, signal);
    if (signal.aborted) return;
    if (outcome.kind === 'postponed' && outcome.seconds !== null) {
      // The server's pause holds for all wishes, so that this one stays the current one.
      environment.clock.schedule(() => {
        current = null;
        void send();
      }, outcome.seconds * 1000);
      return;
    }
    current = null;
    if (outcome.kind === 'postponed') return;
    settle(wish, outcome);
    return send();
  }

  return { current: () => current, send };
}

import type { ChangeCalls } from '../api/change-calls.ts';
import type { Cart } from '../domain/cart.ts';
import { isCancellation } from '../api/errors.ts';
import type { CartCore } from './cart-core.ts';
import { sendChange } from './send-change.ts';
import { subjectOf, type Wish } from './wish.ts';
import { followActivity } from './wish-activity.ts';

interface Listeners {
  answered(wish: Wish, cart: Cart): void;
  failed(wish: Wish, error: unknown): void;
  /** Nothing is left to send. */
  idle(): void;
}

export interface WishQueue {
  /** Sends a new wish at once; what was under way is cancelled and waits (rulings, 16). */
  send(wish: Wish): void;
  update(id: number, change: Partial<Wish>): void;
  drop(id: number): void;
  /** Takes every wish of these subjects back, also the one under way. */
  giveUp(subjects: readonly string[]): void;
  /** Sends nothing for so many milliseconds: the server asked for a rest. */
  pause(milliseconds: number): void;
  /** Sends what waits, oldest first, one at a time. */
  pump(): void;
  /** Lets those that failed wait to be sent again, and calls off a request that may hang. */
  revive(): void;
  stop(): void;
}

/** Keeps the shopper's wishes in order and one request under way; says nothing about what answers mean. */
export function createWishQueue(core: CartCore, calls: ChangeCalls, listeners: Listeners): WishQueue {
  const { state, world } = core;
  let underWay: { readonly id: number; readonly subject: string; readonly controller: AbortController } | null = null;
  let endPause: (() => void) | null = null;

  const wishes = () => state.getState().wishes;

  function send(wish: Wish): void {
    cancelRequest();
    const controller = new AbortController();
    const moment = core.doubt.now();
    const request = { id: wish.id, subject: subjectOf(wish.change), controller };
    underWay = request;
    sendChange(calls, wish.change, controller.signal).then(
      (cart) =>
        settle(request, () => {
          core.doubt.end(moment);
          listeners.answered(wish, cart);
        }),
      (error: unknown) => {
        if (!isCancellation(error)) settle(request, () => listeners.failed(wish, error));
      },
    );
  }

  function settle(request: object, then: () => void): void {
    if (underWay !== request) return;
    underWay = null;
    then();
    queue.pump();
  }

  function cancelRequest(): void {
    if (!underWay) return;
    underWay.controller.abort();
    underWay = null;
    core.doubt.raise();
  }

  const queue: WishQueue = {
    send(wish) {
      if (endPause) return;
      if (world.network.isOnline()) send(wish);
      else cancelRequest();
    },
    update(id, change) {
      state.setState((now) => ({
        wishes: now.wishes.map((wish) => (wish.id === id ? { ...wish, ...change } : wish)),
      }));
    },
    drop(id) {
      state.setState((now) => ({ wishes: now.wishes.filter((wish) => wish.id !== id) }));
    },
    giveUp(subjects) {
      if (underWay && subjects.includes(underWay.subject)) cancelRequest();
      state.setState((now) => ({
        wishes: now.wishes.filter((wish) => !subjects.includes(subjectOf(wish.change))),
      }));
      queue.pump();
    },
    pause(milliseconds) {
      endPause?.();
      endPause = core.later(() => {
        endPause = null;
        queue.pump();
      }, milliseconds);
    },
    pump() {
      if (underWay || endPause || !core.isRunning() || !world.network.isOnline()) return;
      const next = wishes().find((wish) => !wish.failed);
      if (next) send(next);
      else listeners.idle();
    },
    revive() {
      if (!world.network.isOnline()) return;
      const hanging = underWay?.id;
      cancelRequest();
      for (const wish of wishes()) {
        if (!wish.failed && wish.activity !== 'Offline' && wish.id !== hanging) continue;
        const again: Wish = { ...wish, failed: false, activity: 'Started', attempts: wish.attempts + 1 };
        queue.update(wish.id, again);
        followActivity(core, again);
      }
    },
    stop() {
      cancelRequest();
      endPause = null;
    },
  };
  return queue;
}

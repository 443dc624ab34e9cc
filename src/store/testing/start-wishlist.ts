import type { Clock } from '../calls/clock.ts';
import { createWishlist } from '../wishlist/create-wishlist.ts';
import type { WishlistEvents } from '../events/wishlist-event-details.ts';
import { createControlledApi } from './controlled-api.ts';
import { settle } from './test-environment.ts';

interface Emitted {
  readonly name: keyof WishlistEvents;
  readonly detail: WishlistEvents[keyof WishlistEvents];
}

/** A wishlist in an environment that does what a test says, and nothing by itself; the cookie is the browser's. */
export function startWishlist() {
  const api = createControlledApi();
  const listeners = { tabs: new Set<() => void>(), network: new Set<(online: boolean) => void>() };
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  const seen = {
    events: [] as Emitted[],
    announced: 0,
    reported: [] as unknown[],
    withoutRoom: [] as (readonly string[])[],
  };
  let now = 0;
  /** By how much the time of day differs from the time that passes. */
  let clockOffset = 0;
  let online = true;
  let returned = () => {};

  const clock: Clock = {
    now: () => now + clockOffset,
    schedule(run, milliseconds) {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  const listenTo =
    <Listener>(set: Set<Listener>) =>
    (listener: Listener, signal: AbortSignal) => {
      set.add(listener);
      signal.addEventListener('abort', () => set.delete(listener));
    };

  const wishlist = createWishlist({
    client: {
      get: (signal) => api.open('get', [], { signal }),
      add: (productId, signal) => api.open('add', [productId], { signal }),
      remove: (productIds, signal) => api.open('remove', [productIds], { signal }),
    },
    clock,
    network: { isOnline: () => online, listen: listenTo(listeners.network) },
    tabs: { announce: () => void seen.announced++, listen: listenTo(listeners.tabs) },
    onReturn(run) {
      returned = run;
    },
    emit: (_, name, detail) => void seen.events.push({ name, detail }),
    report: (error) => void seen.reported.push(error),
  });
  const detach = wishlist.attach(new EventTarget(), (ids) => void seen.withoutRoom.push(ids));

  return {
    ...api,
    wishlist,
    seen,
    detach,
    listenerCount: () => listeners.tabs.size + listeners.network.size,
    state: () => wishlist.state.getState(),
    changes: () => seen.events.filter(({ name }) => name === 'wishlistChange').map(({ detail }) => detail),
    errors: () => seen.events.filter(({ name }) => name === 'wishlistError').map(({ detail }) => detail),
    hear: () => listeners.tabs.forEach((heard) => heard()),
    comeBack: () => returned(),
    setOnline(value: boolean) {
      online = value;
      listeners.network.forEach((heard) => heard(value));
    },
    setClockBack: (milliseconds: number) => void (clockOffset -= milliseconds),
    async advance(milliseconds: number) {
      now += milliseconds;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.run();
      }
      await settle();
    },
  };
}

/** A customer's wishlist whose first fetch is answered. */
export async function startCustomersWishlist(...ids: readonly string[]) {
  const started = startWishlist();
  started.wishlist.setCustomer('hash');
  await settle();
  started.last('get').answer(ids);
  await settle();
  return started;
}

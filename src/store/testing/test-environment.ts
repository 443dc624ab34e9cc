import type { CartActivity } from '../../analytics/cart-activity.ts';
import type { Call } from '../../api/http-client.ts';
import { confirmedCartMark } from '../../storage/cart-values.ts';
import { chunks, type Chunks } from '../chunks.ts';
import * as wishes from '../queue/wishes.ts';
import * as undo from '../undo/follow-removals.ts';
import type { FragmentEvents } from '../events/fragment-event-details.ts';
import type { Environment, TabMessage } from '../cart/environment.ts';
import type { PaymentProviders } from '../cart/provider-interface.ts';

export type CartMark = NonNullable<ReturnType<typeof confirmedCartMark.read>>;
export type MayAdd = (isNew: boolean) => boolean;

export interface EmittedEvent {
  readonly name: keyof FragmentEvents;
  readonly detail: FragmentEvents[keyof FragmentEvents];
}

/** A store that keeps nothing for the next page. */
export const noKeeping: Chunks = {
  ...chunks,
  wishes: () => Promise.resolve(wishes),
  undo: () => Promise.resolve(undo),
  keeping: () => Promise.reject(new Error('not loaded')),
};

/** An environment in which the test controls time, network, tabs and page. */
export function createTestEnvironment(call: Call) {
  confirmedCartMark.remove();
  const scheduled = new Set<{ readonly at: number; readonly run: () => void }>();
  const listeners = {
    network: new Set<(online: boolean, isAnswered?: boolean) => void>(),
    tabs: new Set<(message: unknown) => void>(),
    returned: new Set<() => void>(),
    leaving: new Set<() => void>(),
  };
  const seen = {
    events: [] as EmittedEvent[],
    /** Events, activities for analytics, announcements to other tabs and reloads, in one order. */
    order: [] as string[],
    asksBeforeLeaving: false,
    announced: [] as number[],
    reported: [] as unknown[],
    tracked: [] as CartActivity[],
    visited: [] as string[],
    reloads: 0,
    removedParameters: [] as string[],
    /** Products that the store added to the wishlist, and those of them that it removed again. */
    wishlisted: [] as string[],
    undone: [] as string[],
  };
  const cookies = new Map<string, string>();
  const canceled = new Set<string>();
  const hostListeners = new Map<string, () => void>();
  const wishlist = {
    add: (_productId: string, mayAdd: MayAdd): Promise<void> =>
      mayAdd(true) ? Promise.resolve() : Promise.reject(new DOMException('given up', 'AbortError')),
    takeOff: (productId: string): Promise<void> => Promise.resolve(void seen.undone.push(productId)),
  };
  const badge = { isShown: true, isVisible: true };
  const tracking: { of: (activity: CartActivity) => Promise<void> | void } = { of: () => {} };
  const lines = { load: (): Promise<unknown> => Promise.reject(new Error('not loaded')) };
  let now = 0;
  /** The difference between the time of day and the elapsed time. */
  let clockOffset = 0;
  let online = true;
  let revisit = false;
  let prerendered = false;

  function listenTo<Listener>(set: Set<Listener>) {
    return (listener: Listener, signal: AbortSignal) => {
      set.add(listener);
      signal.addEventListener('abort', () => set.delete(listener));
    };
  }

  const environment: Environment = {
    createCall: () => call,
    clock: {
      now: () => now + clockOffset,
      schedule(run, milliseconds) {
        const entry = { at: now + milliseconds, run };
        scheduled.add(entry);
        return () => void scheduled.delete(entry);
      },
    },
    tabs: {
      announce({ cartVersion }) {
        seen.order.push(`tabs ${cartVersion}`);
        seen.announced.push(cartVersion);
      },
      listen: listenTo(listeners.tabs),
    },
    fetches: new Map(),
    joinRequest: () => undefined,
    network: { isOnline: () => online, listen: listenTo(listeners.network) },
    page: {
      emit(name, detail) {
        seen.order.push(name);
        seen.events.push({ name, detail });
        hostListeners.get(name)?.();
        return !canceled.has(name);
      },
      url: () => 'https://shop.example/warenkorb',
      origin: () => 'https://shop.example',
      isRevisit: () => revisit,
      isOutdated: () => prerendered,
      announcedVersion: () => null,
      isVisible: () => badge.isVisible,
      mayStoreCount: () => badge.isShown,
      leaveFor: (url) => void seen.visited.push(url),
      reload() {
        if (!online) return false;
        seen.order.push('reload');
        seen.reloads++;
        return true;
      },
      askBeforeLeaving(signal) {
        seen.asksBeforeLeaving = true;
        signal.addEventListener('abort', () => (seen.asksBeforeLeaving = false));
      },
      removeQueryParameters: (names) => void seen.removedParameters.push(...names),
      onReturn: listenTo(listeners.returned),
      onLeave: listenTo(listeners.leaving),
    },
    cookies: { read: (name) => cookies.get(name) ?? null, remove: (name) => void cookies.delete(name) },
    loadPaymentProviders: () => Promise.resolve({} as PaymentProviders),
    loadLines: () => lines.load(),
    hasKeptEntries: () => false,
    whenIdle: () => {},
    track(activity: CartActivity) {
      seen.order.push(`track ${'cart' in activity ? `cart ${activity.cart.cartVersion}` : Object.keys(activity)[0]}`);
      seen.tracked.push(activity);
      return tracking.of(activity);
    },
    addToWishlist(productId, _data, mayAdd) {
      seen.wishlisted.push(productId);
      return wishlist.add(productId, mayAdd);
    },
    takeOffWishlist: (productId) => wishlist.takeOff(productId),
    report: (error) => void seen.reported.push(error),
  };

  return {
    environment,
    seen,
    /** Adds at once unless a test replaces it. */
    wishlist,
    /** Replaced by tests of the lines that removals leave. */
    lines,
    /** Replaced by tests of analytics that load late. */
    tracking,
    badge,
    cookies,
    /** Host listeners that call preventDefault on an event. */
    cancels: canceled,
    /** Adds a listener of the host to an event. */
    heard: (name: string, listener: () => void) => void hostListeners.set(name, listener),
    eventNames: () => seen.events.map(({ name }) => name),
    listenerCount: () =>
      listeners.network.size + listeners.tabs.size + listeners.returned.size + listeners.leaving.size,
    timerCount: () => scheduled.size,
    hear: (cartVersion: number, sentAt = now + clockOffset, shop: Pick<TabMessage, 'baseUrl' | 'tenant'> = {}) =>
      listeners.tabs.forEach((listener) => listener({ ...shop, cartVersion, sentAt })),
    /** Any script of the origin sends a message. */
    post: (message: unknown) => listeners.tabs.forEach((listener) => listener(message)),
    comeBack: () => listeners.returned.forEach((listener) => listener()),
    leave: () => listeners.leaving.forEach((listener) => listener()),
    /** Sets what the page finds: the browser's cache or prerendering, or a cart that this browser has confirmed before. */
    bringBack: (found: {
      readonly revisit?: boolean;
      readonly prerendered?: boolean;
      readonly lastConfirmed?: CartMark;
    }) => {
      revisit = found.revisit ?? revisit;
      prerendered = found.prerendered ?? prerendered;
      if (found.lastConfirmed) confirmedCartMark.write(found.lastConfirmed);
    },
    lastConfirmed: () => confirmedCartMark.read(),
    /** @param isAnswered whether an answer shows that it is online. */
    setOnline(value: boolean, isAnswered = false) {
      online = value;
      listeners.network.forEach((listener) => listener(value, isAnswered));
    },
    setClockBack: (milliseconds: number) => void (clockOffset -= milliseconds),
    advance(milliseconds: number) {
      const until = now + milliseconds;
      for (;;) {
        const next = [...scheduled].sort((a, b) => a.at - b.at)[0];
        if (!next || next.at > until) break;
        scheduled.delete(next);
        now = next.at;
        next.run();
      }
      now = until;
    },
  };
}

/** Waits until every promise that can settle has settled. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
}

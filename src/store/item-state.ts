import type { StoreApi } from 'zustand/vanilla';
import type { Cart } from '../domain/cart.ts';
import type { CartState } from './cart-state.ts';

/** What a component needs to read the state. */
export type ReadableState = Pick<StoreApi<CartState>, 'getState' | 'getInitialState' | 'subscribe'>;

type Listener = Parameters<ReadableState['subscribe']>[0];
type Subscribe = (itemId: string, listener: Listener) => () => void;

const subscriptions = new WeakMap<ReadableState, Subscribe>();

/**
 * The state for the components of one item. It does not call their listeners for changes that concern other items alone:
 * there are a dozen of them in each row, and each has to look for its value.
 */
export function stateOfItem(state: ReadableState, itemId: string): ReadableState {
  let subscribe = subscriptions.get(state);
  if (!subscribe) subscriptions.set(state, (subscribe = shareSubscription(state)));
  const { getState, getInitialState } = state;
  return { getState, getInitialState, subscribe: (listener) => subscribe(itemId, listener) };
}

/** One subscription for the listeners of all items. */
function shareSubscription(state: ReadableState): Subscribe {
  const listeners = new Map<string, Set<Listener>>();
  let stop: (() => void) | null = null;

  function notify(now: CartState, before: CartState): void {
    for (const itemId of concernedItems(now, before) ?? [...listeners.keys()]) {
      for (const listener of [...(listeners.get(itemId) ?? [])]) listener(now, before);
    }
  }

  return (itemId, listener) => {
    const own = listeners.get(itemId) ?? new Set();
    listeners.set(itemId, own.add(listener));
    stop ??= state.subscribe(notify);
    return () => {
      own.delete(listener);
      if (own.size === 0 && listeners.get(itemId) === own) listeners.delete(itemId);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
    };
  };
}

/** What changes without concerning any item. */
const unrelated: ReadonlySet<string> = new Set<keyof CartState | keyof Cart>([
  ...(['checkout', 'fetchFailure', 'notices', 'removed', 'sumChange', 'unchecked'] as const),
  ...(['cartVersion', 'leftoverTotal', 'packagingTotal', 'payback', 'total', 'totalDiscount'] as const),
]);

/** The items that a change of the state concerns; null if it may concern all. */
function concernedItems(now: CartState, before: CartState): ReadonlySet<string> | null {
  const { phase, pendingChanges, settledChanges, ...rest } = now;
  if (differ(rest, before)) return null;
  const ids: (string | null)[] = changed(
    [...pendingChanges, ...settledChanges],
    [...before.pendingChanges, ...before.settledChanges],
  ).map(({ change }) => change.itemId);
  if (phase !== before.phase) {
    if (phase.kind !== 'ready' || before.phase.kind !== 'ready') return null;
    const { items, ...cart } = phase.cart;
    if (differ(cart, before.phase.cart)) return null;
    ids.push(...changed(items, before.phase.cart.items).map(({ id }) => id));
  }
  // A change of the shipping method, for example, has no item.
  const itemIds = ids.filter((id) => id !== null);
  return itemIds.length === ids.length ? new Set(itemIds) : null;
}

function differ<Values extends object>(now: Values, before: Values): boolean {
  return Object.entries(now).some(
    ([key, value]) => !unrelated.has(key) && value !== (before as Record<string, unknown>)[key],
  );
}

/** The entries that are in only one of the lists. */
function changed<Entry>(now: readonly Entry[], before: readonly Entry[]): Entry[] {
  if (now === before) return [];
  const [isNow, was] = [new Set(now), new Set(before)];
  return [...now.filter((entry) => !was.has(entry)), ...before.filter((entry) => !isNow.has(entry))];
}

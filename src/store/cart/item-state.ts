import type { StoreApi } from 'zustand/vanilla';
import { confirmedCart } from './cart-selectors.ts';
import type { CartState } from './cart-state.ts';
import { itemIdOf } from '../intents/intent.ts';

export type ReadableState = Pick<StoreApi<CartState>, 'getState' | 'getInitialState' | 'subscribe'>;

type Listener = Parameters<ReadableState['subscribe']>[0];
type Listeners = Map<string | null, Set<Listener>>;

const listenersOf = new WeakMap<ReadableState, Listeners>();

/** Skips changes of other items or of the page alone: each of a row's dozen listeners would look for its value. */
export function stateOfItem(state: ReadableState, itemId: string): ReadableState {
  let listeners = listenersOf.get(state);
  if (!listeners) listenersOf.set(state, (listeners = follow(state)));
  const own = listeners.get(itemId) ?? new Set();
  listeners.set(itemId, own);
  return {
    ...state,
    subscribe(listener) {
      own.add(listener);
      return () => own.delete(listener);
    },
  };
}

/** One subscription for all items, as long as the state lives. */
function follow(state: ReadableState): Listeners {
  const listeners: Listeners = new Map();
  state.subscribe((now, before) => {
    for (const itemId of concernedItems(now, before) ?? listeners.keys()) {
      for (const listener of listeners.get(itemId) ?? []) listener(now, before);
    }
  });
  return listeners;
}

/** The parts of the state that have entries for items, or that no item shows. */
const parts = ['phase', 'isFetching', 'log', 'removed', 'order', 'sumChange', 'notices', 'checkout'];

/** The items whose entries are only in one of the states; null if a change may concern all items. */
function concernedItems(now: CartState, before: CartState): Set<string | null> | null {
  // The notice of the first change that waits for the network is about all of them.
  if (
    !now.online ||
    Object.entries(now).some(([key, value]) => !parts.includes(key) && value !== before[key as keyof CartState])
  ) {
    return null;
  }
  const [entries, previous] = [new Set(entriesOf(now)), new Set(entriesOf(before))];
  const changed = [...entries, ...previous].filter((entry) => entries.has(entry) !== previous.has(entry));
  return new Set(changed.map((entry) => ('intent' in entry ? itemIdOf(entry.intent) : entry.id)));
}

function entriesOf(state: CartState) {
  return [...state.log, ...(confirmedCart(state)?.items ?? [])];
}

import { freshShop, type ShopState } from './shop-state.ts';
import type { StateStore } from './state-store.ts';

/** Stores the sessions in memory, by default in a map of its own. */
export function createMemoryStore(sessions = new Map<string, ShopState>()): StateStore {
  const stateOf = (session: string) => sessions.get(session) ?? freshShop;
  return {
    read: async (session) => stateOf(session),
    update: async (session, change) => {
      const { state, result } = change(stateOf(session));
      sessions.set(session, state);
      return result;
    },
  };
}

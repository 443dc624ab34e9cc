import { freshShop, type ShopState } from './shop-state.ts';
import type { StateStore } from './state-store.ts';

/** Stores the sessions in memory. */
export function createMemoryStore(): StateStore {
  const sessions = new Map<string, ShopState>();
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

import type { FaultPlan } from '../faults/fault-plan.ts';
import type { ShopState } from '../state/shop-state.ts';
import type { StateStore } from '../state/state-store.ts';

/** A store in which each session begins with these faults, also a session that was stored before. */
export function withOpeningFaults(store: StateStore, faults: FaultPlan): StateStore {
  const opened = new Set<string>();
  const opening = (session: string, state: ShopState) => (opened.has(session) ? state : { ...state, faults });
  return {
    read: async (session) => opening(session, await store.read(session)),
    update: async (session, change) => {
      const result = await store.update(session, (state) => change(opening(session, state)));
      opened.add(session);
      return result;
    },
  };
}

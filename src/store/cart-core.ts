import type { StoreApi } from 'zustand/vanilla';
import type { Call } from '../api/http-client.ts';
import type { CartState } from './cart-state.ts';
import type { CartWorld } from './cart-world.ts';
import { createDoubt, type Doubt } from './doubt.ts';

/** What the parts of one store share. */
export interface CartCore {
  readonly state: StoreApi<CartState>;
  readonly world: CartWorld;
  readonly call: Call;
  readonly doubt: Doubt;
  /** Runs later unless the store stops first. */
  later(run: () => void, milliseconds: number): () => void;
}

export function createCore(state: StoreApi<CartState>, world: CartWorld) {
  const pending = new Set<() => void>();
  const core: CartCore = {
    state,
    world,
    call: world.createCall(() => state.getState().data),
    doubt: createDoubt(),
    later(run, milliseconds) {
      const cancel = () => {
        pending.delete(cancel);
        unschedule();
      };
      const unschedule = world.clock.schedule(() => {
        pending.delete(cancel);
        run();
      }, milliseconds);
      pending.add(cancel);
      return cancel;
    },
  };
  return { core, cancelTimers: () => pending.forEach((cancel) => cancel()) };
}

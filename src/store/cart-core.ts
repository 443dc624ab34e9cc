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
  /** Between start and stop; what was awaited meanwhile asks before it goes on. */
  isRunning(): boolean;
  /** Runs later unless the store stops first. */
  later(run: () => void, milliseconds: number): () => void;
}

export function createCore(state: StoreApi<CartState>, world: CartWorld) {
  const pending = new Set<() => void>();
  let running = false;
  const core: CartCore = {
    state,
    world,
    call: world.createCall(() => state.getState().data),
    doubt: createDoubt(),
    isRunning: () => running,
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
  return {
    core,
    run: () => void (running = true),
    halt() {
      running = false;
      pending.forEach((cancel) => cancel());
    },
  };
}

import type { ChangeCalls } from '../api/change-calls.ts';
import type { CartCore } from './cart-core.ts';
import { proceed } from './proceed.ts';

/** The way on to the order data, gone once at a time however often it is asked for. */
export interface WayOn {
  go(): Promise<void>;
  /** Turns back; resolves when nothing of it is under way any more. null when nothing was. */
  callOff(): Promise<void> | null;
  /** Whether it is being gone, or the shopper is still offered to try again. */
  isWanted(): boolean;
}

export function createWayOn(core: CartCore, calls: ChangeCalls): WayOn {
  let underWay: { readonly controller: AbortController; readonly end: Promise<void> } | null = null;
  /** The notice that offers to try again. */
  let told: string | null = null;

  async function goOnce(signal: AbortSignal): Promise<void> {
    try {
      told = await proceed(core, calls, signal);
    } finally {
      underWay = null;
    }
  }

  return {
    async go() {
      if (underWay || !core.isRunning()) return;
      const controller = new AbortController();
      underWay = { controller, end: goOnce(controller.signal) };
      await underWay.end;
    },
    callOff() {
      underWay?.controller.abort();
      return underWay?.end ?? null;
    },
    isWanted: () => underWay !== null || core.state.getState().notices.some(({ id }) => id === told),
  };
}

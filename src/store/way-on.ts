import type { ChangeCalls } from '../api/change-calls.ts';
import type { CartCore } from './cart-core.ts';
import { proceed } from './proceed.ts';

/** The way on to the order data, gone once at a time however often it is asked for. */
export interface WayOn {
  go(): Promise<void>;
  /** Turns back; resolves when nothing of it is under way any more. null when nothing was. */
  callOff(): Promise<void> | null;
  /** Whether it is being gone, or the last time can be tried again. */
  isWanted(): boolean;
}

export function createWayOn(core: CartCore, calls: ChangeCalls): WayOn {
  let underWay: { readonly controller: AbortController; readonly end: Promise<void> } | null = null;
  let failed = false;

  async function goOnce(signal: AbortSignal): Promise<void> {
    try {
      failed = !(await proceed(core, calls, signal));
    } finally {
      underWay = null;
    }
  }

  return {
    async go() {
      if (underWay) return;
      const controller = new AbortController();
      underWay = { controller, end: goOnce(controller.signal) };
      await underWay.end;
    },
    callOff() {
      underWay?.controller.abort();
      return underWay?.end ?? null;
    },
    isWanted: () => failed || underWay !== null,
  };
}

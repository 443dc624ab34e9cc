import { CodedError } from '../../domain/coded-error.ts';
import { withTimeout } from '../calls/timeout.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { Call } from '../../api/http-client.ts';
import type { CartState } from './cart-state.ts';
import { secondsUntilRetry, unknownCategory } from '../calls/classify-error.ts';
import type { Environment } from './environment.ts';
import { createRateLimit } from '../calls/rate-limit.ts';
import { createRequestClock } from './request-clock.ts';

export type StoreContext = ReturnType<typeof createStoreContext>['context'];

export function createStoreContext(state: StoreApi<CartState>, environment: Environment) {
  const timers = new Set<() => void>();
  let running: AbortController | null = null;
  // Not with `later`: a pause does not end when the store stops.
  const rateLimit = createRateLimit((run, delayMs) => environment.clock.schedule(run, delayMs));
  const send = environment.createCall(() => state.getState().data);

  /** Calls the shop's API. A 429 starts the rate limit. */
  const call: Call = async (operation, input, options) => {
    try {
      return await send(operation, input, options);
    } catch (error) {
      const category = unknownCategory(error);
      if (category) environment.report(new CodedError('CF-206', `unknown category: ${category}`));
      const seconds = secondsUntilRetry(error);
      if (seconds !== null && running) rateLimit.begin(seconds);
      throw error;
    }
  };

  /** The same once a pause that the shop has asked for is over. */
  const callAfterPause: Call = async (...request) => {
    if (rateLimit.isActive()) await rateLimit.over();
    return call(...request);
  };

  /** Runs once after a delay, unless the store stops first. Returns a cancel function. */
  function later(run: () => void, delayMs: number): () => void {
    const cancel = () => {
      timers.delete(cancel);
      unschedule();
    };
    const unschedule = environment.clock.schedule(() => {
      timers.delete(cancel);
      run();
    }, delayMs);
    timers.add(cancel);
    return cancel;
  }

  const requestClock = createRequestClock(environment.clock.now);
  /** Whether the store is between start and stop. To check after every `await`. */
  const isRunning = () => running !== null;
  return {
    context: { state, environment, call, callAfterPause, requestClock, rateLimit, isRunning, later },
    /** Returns a signal that ends what listens on behalf of the store. */
    run: () => (running = new AbortController()).signal,
    stop() {
      running?.abort();
      running = null;
      timers.forEach((cancel) => cancel());
    },
  };
}

/** A cart waits for code for a second at most. */
export function waitForCode({ later }: StoreContext, loading: Promise<unknown>): Promise<unknown> {
  return withTimeout(loading, 1000, () => null, later);
}

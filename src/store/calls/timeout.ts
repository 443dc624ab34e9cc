import { CodedError } from '../../domain/coded-error.ts';
import { browserClock, type Clock } from './clock.ts';

/** For a script to load, and for a provider to draw its buttons. */
const loadingTimeoutMs = 120_000;

/** Settles as the promise does, but after the delay as `atTimeout` does, which may throw. */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  delayMs: number,
  atTimeout: () => Value,
  schedule: Clock['schedule'],
): Promise<Value> {
  let cancel = () => {};
  const timeout = new Promise<void>((resolve) => (cancel = schedule(resolve, delayMs))).then(atTimeout);
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    cancel();
  }
}

/** Rejects if something takes longer to load than a script may. @param what begins the error's message. */
export function withLoadingTimeout<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  const fail = () => {
    throw new CodedError('CF-306', `${what} timed out`);
  };
  return withTimeout<Value>(promise, loadingTimeoutMs, fail, browserClock.schedule);
}

import { CodedError } from '../../domain/coded-error.ts';

/** For a script to load, and for a provider to draw its buttons. */
const loadingTimeoutMs = 120_000;

/** Runs once after a delay. Returns a cancel function. */
type Schedule = (run: () => void, delayMs: number) => () => void;

/** Settles as the promise does, but after the delay as `atTimeout` does, which may throw. */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  delayMs: number,
  atTimeout: () => Value,
  schedule: Schedule,
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
  return withTimeout<Value>(promise, loadingTimeoutMs, fail, (run, delayMs) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  });
}

import type { Clock } from './clock.ts';

/** The pause that a server asks for with a 429: no request is sent until it is over. @param schedule see `Clock`. */
export function createRateLimit(schedule: Clock['schedule']) {
  let cancel: (() => void) | null = null;
  let waiting: (() => void)[] = [];

  function end(): void {
    cancel?.();
    cancel = null;
    const resolves = waiting;
    waiting = [];
    resolves.forEach((resolve) => resolve());
  }

  return {
    /** Begins a pause, which replaces an earlier one. */
    begin(seconds: number): void {
      cancel?.();
      cancel = schedule(end, seconds * 1000);
    },
    isActive: () => cancel !== null,
    /** Resolves when the pause is over, at once if there is none. */
    over: () => (cancel ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve()),
    end,
  };
}

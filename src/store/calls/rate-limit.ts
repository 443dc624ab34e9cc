import type { Clock } from './clock.ts';

/** The pause that a server asks for with a 429: no request is sent until it is over. */
export interface RateLimit {
  /** Begins a pause, or extends a shorter one. */
  begin(seconds: number): void;
  isActive(): boolean;
  /** Resolves when the pause is over, at once if there is none. */
  over(): Promise<void>;
  end(): void;
}

/** @param schedule see `Clock`. */
export function createRateLimit(schedule: Clock['schedule']): RateLimit {
  /** The functions that cancel the timers; the last one to fire ends the pause. */
  const timers = new Set<() => void>();
  let waiting: (() => void)[] = [];

  const rateLimit: RateLimit = {
    begin(seconds) {
      const cancel = schedule(() => {
        timers.delete(cancel);
        if (timers.size === 0) rateLimit.end();
      }, seconds * 1000);
      timers.add(cancel);
    },
    isActive: () => timers.size > 0,
    over: () => (timers.size > 0 ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    end() {
      timers.forEach((cancel) => cancel());
      timers.clear();
      const resolves = waiting;
      waiting = [];
      resolves.forEach((resolve) => resolve());
    },
  };
  return rateLimit;
}

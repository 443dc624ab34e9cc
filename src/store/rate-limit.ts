import type { Clock } from './environment.ts';

/** The pause that a server asks for with a 429: no request is sent until it is over. */
export interface RateLimit {
  begin(seconds: number): void;
  isActive(): boolean;
  /** Resolves when the pause is over, at once if there is none. */
  over(): Promise<void>;
  /** Ends the pause early. */
  end(): void;
}

/** @param schedule see `Clock`. */
export function createRateLimit(schedule: Clock['schedule']): RateLimit {
  let cancelTimer: (() => void) | null = null;
  let waiting: (() => void)[] = [];

  const rateLimit: RateLimit = {
    begin(seconds) {
      cancelTimer?.();
      cancelTimer = schedule(rateLimit.end, seconds * 1000);
    },
    isActive: () => cancelTimer !== null,
    over: () => (cancelTimer ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    end() {
      cancelTimer?.();
      cancelTimer = null;
      const resolves = waiting;
      waiting = [];
      resolves.forEach((resolve) => resolve());
    },
  };
  return rateLimit;
}

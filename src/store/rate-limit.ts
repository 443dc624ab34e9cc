/** The pause that a server asks for with 429: no request goes out until it is over (specification of faults: 429). */
export interface RateLimit {
  begin(seconds: number): void;
  isActive(): boolean;
  /** Resolves when no pause is left, at once if there is none. */
  over(): Promise<void>;
  /** Ends the pause before its time. */
  end(): void;
}

/** @param later runs something once so many milliseconds have passed; see `StoreContext`. */
export function createRateLimit(later: (run: () => void, milliseconds: number) => () => void): RateLimit {
  let cancelTimer: (() => void) | null = null;
  let waiting: (() => void)[] = [];

  const rateLimit: RateLimit = {
    begin(seconds) {
      cancelTimer?.();
      cancelTimer = later(rateLimit.end, seconds * 1000);
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

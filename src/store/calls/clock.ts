export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs once after a delay. Returns a cancel function. */
  schedule(run: () => void, delayMs: number): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  schedule(run, delayMs) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

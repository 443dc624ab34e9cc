export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs once after a delay. Returns a cancel function. */
  schedule(run: () => void, delayMs: number): () => void;
}

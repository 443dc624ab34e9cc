/**
 * Numbers the requests of a store by the time at which they start, or higher where two would have the same number. The
 * cart is unverified from the moment a request is canceled or its answer is lost, because the server may have applied it,
 * until a later request is answered.
 */
export interface Verification {
  /** Returns the number of a request that starts now. */
  startRequest(): number;
  /** To call when a request was canceled or its answer was lost. */
  outcomeLost(): void;
  /** To call when a cart answers a request. */
  answered(request: number): void;
  isNeeded(): boolean;
  /** The number of the latest request that a cart has answered, and so the time at which it started; 0 before the first. */
  lastAnswered(): number;
}

/** @param now the time in milliseconds. */
export function createVerification(now: () => number): Verification {
  let lastRequest = 0;
  let unverifiedUpTo = 0;
  let lastAnswered = 0;
  return {
    startRequest: () => (lastRequest = Math.max(lastRequest + 1, now())),
    outcomeLost: () => void (unverifiedUpTo = lastRequest),
    answered: (request) => void (lastAnswered = Math.max(lastAnswered, request)),
    isNeeded: () => unverifiedUpTo > 0 && lastAnswered <= unverifiedUpTo,
    lastAnswered: () => lastAnswered,
  };
}

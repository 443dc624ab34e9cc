/**
 * Numbers the requests of a store in the order in which they start, and knows whether the server's cart may be newer
 * than any answer shows because a request was cancelled or lost. Only an answer to a later request settles that.
 */
export interface Verification {
  /** The number of a request that starts now. */
  startRequest(): number;
  /** A request was cancelled, or its answer was lost: the server may have applied it. */
  outcomeLost(): void;
  /** A request was answered with a cart. */
  answered(request: number): void;
  isNeeded(): boolean;
  /** The number of the latest request that was answered with a cart; 0 before the first. */
  lastAnswered(): number;
}

export function createVerification(): Verification {
  let lastRequest = 0;
  let unverifiedUpTo = 0;
  let lastAnswered = 0;
  return {
    startRequest: () => ++lastRequest,
    outcomeLost: () => void (unverifiedUpTo = lastRequest),
    answered: (request) => void (lastAnswered = Math.max(lastAnswered, request)),
    isNeeded: () => unverifiedUpTo > 0 && lastAnswered <= unverifiedUpTo,
    lastAnswered: () => lastAnswered,
  };
}

/**
 * Numbers the requests of a store by the time at which they start, or higher where two would have the same number. The
 * cart is unverified from the moment a request is canceled or its answer is lost, because the server may have applied it,
 * until a later request is answered.
 * @param now the time in milliseconds.
 */
export function createRequestClock(now: () => number) {
  let lastRequest = 0;
  let unverifiedUpTo = 0;
  let lastAnswered = 0;
  let olderVersion = -1;
  let olderUpTo = 0;
  return {
    startRequest: (): number => (lastRequest = Math.max(lastRequest + 1, now())),
    /** To call when a request was canceled or its answer was lost. */
    outcomeLost: () => void (unverifiedUpTo = lastRequest),
    /** To call when a cart that answers a request is accepted. */
    answered(request: number): void {
      lastAnswered = Math.max(lastAnswered, request);
      olderVersion = -1;
    },
    /**
     * To call with an answer whose version is lower than that on the screen. Returns whether it is to be believed: it
     * answers a fetch that has started since an earlier such answer, which had this version or a higher one.
     */
    answeredOlder(cartVersion: number, request: number, isFetch: boolean): boolean {
      const isConfirmed = isFetch && request > olderUpTo && cartVersion <= olderVersion;
      olderVersion = cartVersion;
      olderUpTo = lastRequest;
      return isConfirmed;
    },
    isUnverified: () => unverifiedUpTo > 0 && lastAnswered <= unverifiedUpTo,
    /** The number of the latest request that a cart has answered, and so the time at which it started; 0 before the first. */
    lastAnswered: () => lastAnswered,
  };
}

/**
 * Whether the server's cart may be newer than any answer shows, because a request was cancelled or lost
 * on the way. Only an answer to something that was sent later ends it.
 */
export interface Doubt {
  raise(): void;
  isRaised(): boolean;
  /** The doubts up to now, to be ended by the answer to what is sent now. */
  now(): number;
  /** Ends the doubts up to that moment. */
  end(moment: number): void;
}

export function createDoubt(): Doubt {
  let raised = 0;
  let ended = 0;
  return {
    raise: () => void raised++,
    isRaised: () => raised > ended,
    now: () => raised,
    end: (moment) => void (ended = Math.max(ended, moment)),
  };
}

export interface WishChange {
  readonly productId: string;
  /** Whether the shopper wants the product on the list, or off it. */
  readonly wanted: boolean;
  /** The element that the events are dispatched on. */
  readonly origin?: EventTarget | undefined;
  /** Called when it was lost, and waits for the network. */
  readonly onWaiting?: (() => void) | undefined;
}

/** A change of a customer's list that the server has not confirmed. */
export interface Wish extends WishChange {
  origin?: EventTarget | undefined;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
  /** Settles with the answer of the server. */
  readonly outcome: Promise<void>;
  /** Whether only the merge of the guest's list wants it; false once the customer adds the product here. */
  isFromGuest: boolean;
  /** Waits for another attempt; the wishes behind it are sent first. */
  isPaused?: boolean;
  /** Whether this change was sent: the first attempt is made even offline. */
  isTried?: boolean;
  /** Whether the server may have applied it, or the change of the product that it replaces, though no answer said so. */
  isSent?: boolean | undefined;
}

export function createWish(change: WishChange, isFromGuest: boolean): Wish {
  let settlers!: Pick<Wish, 'resolve' | 'reject'>;
  const outcome = new Promise<void>((resolve, reject) => (settlers = { resolve, reject }));
  // If nothing awaits it, its rejection must not be reported as unhandled.
  outcome.catch(() => {});
  return { ...change, ...settlers, outcome, isFromGuest };
}

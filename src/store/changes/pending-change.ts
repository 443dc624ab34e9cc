import type { Cart } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import type { LoadingState } from '../../domain/loading-state.ts';
import type { Change } from './changes.ts';

/** How long the current attempt has taken so far. */
export type LoadingPhase = Extract<LoadingState, 'Started' | 'Loading' | 'LongLoading'>;

/** What follows if a fetched cart does not show the change that it verifies. */
export type Unconfirmed = {
  /** Whether only a cart proves this: if the fetch fails as well, the change fails with the failure of the fetch. */
  readonly needsCart: boolean;
} & ({ readonly then: 'resend' } | { readonly then: 'fail' | 'refuse'; readonly failure: Failure });

/** `next-status.ts` has the transitions. */
export type ChangeStatus =
  /** Waits for its turn. */
  | { readonly kind: 'queued' }
  /** Its request is in flight. */
  | { readonly kind: 'sending' }
  /** Its outcome is unknown until a fetch shows whether the cart has it. */
  | { readonly kind: 'verifying'; readonly unconfirmed: Unconfirmed }
  /** Waits for the network or the end of a rate limit, and resumes by itself: the verification, if one was started. */
  | { readonly kind: 'paused'; readonly unconfirmed: Unconfirmed | null }
  /** Waits for the shopper to retry or discard it. */
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A change that a shopper has made and no cart has confirmed yet. */
export interface PendingChange {
  /** Distinguishes this change from a later one of the same key. */
  readonly id: number;
  readonly change: Change;
  readonly status: ChangeStatus;
  readonly progress: LoadingPhase;
  /** Counts the retries. */
  readonly attempt: number;
  /** Whether this attempt was sent again after a 409 or 412. */
  readonly isResent: boolean;
  /** The ticket rows that were removed; the other rows of the item do not show the change. */
  readonly rows: readonly number[];
  /**
   * Only a cart that answers a request with a higher number confirms it: one after its own request. Infinite before it
   * is sent if an earlier change of the same key may still reach the server.
   */
  readonly confirmableAfter: number;
}

/** The result of a change. A confirmation is announced; a refusal is shown until it is closed or replaced. */
export interface SettledChange {
  readonly id: number;
  readonly change: Change;
  readonly result: 'confirmed' | 'refused';
  /** Why it was refused; null if confirmed. */
  readonly failure: Failure | null;
  readonly rows: readonly number[];
}

/** Whether a change waits for the shopper to retry or discard it. */
export function hasFailed({ status }: Pick<PendingChange, 'status'>): boolean {
  return status.kind === 'failed';
}

export function isPending(change: PendingChange | SettledChange): change is PendingChange {
  return 'status' in change;
}

export function currentFailure(change: PendingChange | SettledChange): Failure | null {
  if (!isPending(change)) return change.failure;
  return change.status.kind === 'failed' ? change.status.failure : null;
}

/** Whether the shopper has been waiting for it for long. */
export function takesLong({ status, progress }: PendingChange): boolean {
  return status.kind !== 'failed' && progress === 'LongLoading';
}

/** Whether a cart that answers the request of this number confirms a pending change. */
export function isConfirmed({ change, confirmableAfter }: PendingChange, cart: Cart, request: number): boolean {
  return request > confirmableAfter && change.isConfirmedBy(cart);
}

export function confirmed({ id, change, rows }: PendingChange): SettledChange {
  return { id, change, result: 'confirmed', failure: null, rows };
}

export function refused({ id, change, rows }: PendingChange, failure: Failure): SettledChange {
  return { id, change, result: 'refused', failure, rows };
}

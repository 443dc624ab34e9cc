import type { Cart } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Change } from './changes.ts';

/**
 * Where a pending change stands.
 * - `queued`: waits for its turn.
 * - `sending`: its request is under way.
 * - `verifying`: its outcome is unknown, and a fetch looks whether the cart shows it.
 * - `paused`: waits for the network, or for the end of a pause that the server asked for; goes on by itself.
 * - `failed`: shows its `failure`, and waits to be retried or discarded.
 */
export type ChangeStatus = 'queued' | 'sending' | 'verifying' | 'paused' | 'failed';

/** How long the present attempt takes (rulings, 17). */
export type Progress = 'Started' | 'Loading' | 'LongLoading';

/** A change that a shopper has made and no cart has confirmed yet. */
export interface PendingChange {
  /** Tells this change from a later one of the same key. */
  readonly id: number;
  readonly change: Change;
  readonly status: ChangeStatus;
  readonly progress: Progress;
  /** Counts how often it began to be sent; a retry begins anew. */
  readonly attempt: number;
  /** Why it failed; null unless it has. */
  readonly failure: Failure | null;
  /** The ticket rows that were removed; the other rows of the item stay as they are. */
  readonly rows: readonly number[];
  /**
   * Only an answer to a request after this one confirms it: after its own, and never before it was sent where an
   * earlier change of the same key may still reach the server.
   */
  readonly confirmableAfter: number;
  /** Whether it was sent again after a 409. */
  readonly conflicted: boolean;
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

/** Whether the shopper has waited long for it (rulings, 17). */
export function takesLong({ status, progress }: PendingChange): boolean {
  return status !== 'failed' && progress === 'LongLoading';
}

/** Whether a cart, which answered the request of this number, confirms a pending change. */
export function isConfirmed({ change, confirmableAfter }: PendingChange, cart: Cart, request: number): boolean {
  return request > confirmableAfter && change.isConfirmedBy(cart);
}

export function confirmed({ id, change, rows }: PendingChange): SettledChange {
  return { id, change, result: 'confirmed', failure: null, rows };
}

export function refused({ id, change, rows }: PendingChange, failure: Failure): SettledChange {
  return { id, change, result: 'refused', failure, rows };
}

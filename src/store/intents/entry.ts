import type { Cart } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import type { LoadingState } from '../../domain/loading-state.ts';
import type { Value } from './definition.ts';
import { definitionOf, isFulfilled, slotOf, valueIn } from './definitions.ts';
import type { Intent } from './intent.ts';

/** How long the current attempt has taken so far. */
export type LoadingPhase = Extract<LoadingState, 'Started' | 'Loading' | 'LongLoading'>;

/** What follows if a fetched cart does not show the intent that it verifies. */
export type Unconfirmed = {
  /** Whether only a cart proves this: if the fetch fails as well, the entry fails with the failure of the fetch. */
  readonly needsCart: boolean;
} & ({ readonly then: 'resend' } | { readonly then: 'fail' | 'refuse'; readonly failure: Failure });

/** `next.ts` has the transitions. */
export type OpenStatus =
  | { readonly kind: 'queued' }
  | { readonly kind: 'sending' }
  /** Its outcome is unknown until a fetch shows whether the cart has it. */
  | { readonly kind: 'verifying'; readonly unconfirmed: Unconfirmed }
  /** Waits for the network or the end of a rate limit, and resumes by itself: the verification, if one was started. */
  | { readonly kind: 'paused'; readonly unconfirmed: Unconfirmed | null }
  /** Waits for the shopper to retry or discard it. */
  | { readonly kind: 'failed'; readonly failure: Failure };

export type SettledStatus =
  /** A cart shows it. Announced, and shown as finished for a second. */
  | { readonly kind: 'confirmed' }
  /** Shown until it is closed or replaced. */
  | { readonly kind: 'refused'; readonly failure: Failure };

export type Status =
  | OpenStatus
  | SettledStatus
  /** A move that was given up after it may have added its product to the wishlist; see `wishes.ts`. */
  | { readonly kind: 'abandoned' };

/** An intent and what has become of it, in plain JSON. */
export interface Entry {
  /** Distinguishes this entry from a later one of the same slot. */
  readonly id: number;
  readonly intent: Intent;
  readonly status: Status;
  readonly progress: LoadingPhase;
  readonly attempt: number;
  /** Whether this attempt was sent again after a 409 or 412. */
  readonly isResent: boolean;
  /** The ticket rows that were removed; the other rows of the item do not show the intent. */
  readonly rows: readonly number[];
  /**
   * Only a cart that answers a request with a higher number confirms it: one after its own request. Infinite before it
   * is sent if an earlier entry of the same slot may still reach the server.
   */
  readonly confirmableAfter: number;
  /** What was known when the intent was stated; null before the first cart. */
  readonly base: Base | null;
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  /** Whether a move may have added its product to the wishlist, on which it was not before. */
  readonly wished: boolean;
}

export interface Base {
  readonly cartId: string;
  readonly cartVersion: number;
  /** What that cart had in the slot, and what this tab has asked for since without learning of the result. */
  readonly seen: readonly Value[];
}

/** What is known when an intent is stated. An earlier entry of its slot may still reach the shop. */
export function baseOf(intent: Intent, cart: Cart | null, earlier: OpenEntry | undefined): Base | null {
  if (!cart) return null;
  const { cartId, cartVersion } = cart;
  const seen = earlier?.base
    ? [...earlier.base.seen, definitionOf(earlier.intent).wanted(earlier.intent)]
    : [valueIn(cart, intent)];
  return { cartId, cartVersion, seen: [...new Set(seen)] };
}

export type OpenEntry = Entry & { readonly status: OpenStatus };
export type SettledEntry = Entry & { readonly status: SettledStatus };

export function isOpen(entry: Entry): entry is OpenEntry {
  return !isSettled(entry) && entry.status.kind !== 'abandoned';
}

export function isSettled(entry: Entry): entry is SettledEntry {
  return isConfirmed(entry) || entry.status.kind === 'refused';
}

export function isConfirmed({ status }: Pick<Entry, 'status'>): boolean {
  return status.kind === 'confirmed';
}

export function hasFailed({ status }: Pick<Entry, 'status'>): boolean {
  return status.kind === 'failed';
}

export function failureOf({ status }: Pick<Entry, 'status'>): Failure | null {
  return 'failure' in status ? status.failure : null;
}

export function takesLong(entry: Entry): boolean {
  return isOpen(entry) && !hasFailed(entry) && entry.progress === 'LongLoading';
}

export function isConfirmedBy({ intent, confirmableAfter }: Entry, cart: Cart, request: number): boolean {
  return request > confirmableAfter && isFulfilled(intent, cart);
}

export type Log = readonly Entry[];
interface WithLog {
  readonly log: Log;
}

/** The entries that no cart has confirmed yet, in the order in which they were made; one for each slot. */
export function openEntries({ log }: WithLog): readonly OpenEntry[] {
  return log.filter(isOpen);
}

/** Entries that were confirmed a moment ago or refused, in the order in which they were settled; one for each slot. */
export function settledEntries({ log }: WithLog): readonly SettledEntry[] {
  return log.filter(isSettled);
}

export function openAt({ log }: WithLog, slot: string): OpenEntry | undefined {
  return log.find((entry): entry is OpenEntry => isOpen(entry) && slotOf(entry.intent) === slot);
}

/** The last entry of a slot that was refused, or confirmed a moment ago. */
export function settledAt({ log }: WithLog, slot: string): SettledEntry | undefined {
  return log.find((entry): entry is SettledEntry => isSettled(entry) && slotOf(entry.intent) === slot);
}

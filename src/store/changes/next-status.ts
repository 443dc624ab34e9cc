import { InvalidResponseError } from '../../api/errors.ts';
import type { Cart } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import { hasAppointment } from '../checkout/has-appointment.ts';
import {
  hasUnknownOutcome,
  isConflict,
  isFailedReservation,
  isGone,
  isUnexplained,
  secondsUntilRetry,
  statusOf,
} from '../classify-error.ts';
import {
  type ChangeStatus,
  confirmed,
  isConfirmed,
  type LoadingPhase,
  type PendingChange,
  refused,
  type SettledChange,
  type Unconfirmed,
} from './pending-change.ts';

/** What happens to a pending change. */
export type ChangeEvent =
  /** The shopper has waited longer for this attempt. */
  | { readonly type: 'delayed'; readonly attempt: number; readonly progress: LoadingPhase }
  /** The network is lost, or the server asks for a pause. */
  | { readonly type: 'blocked' }
  /** The pause that the server asked for is over. */
  | { readonly type: 'unblocked' }
  | { readonly type: 'sent'; readonly request: number }
  /** A cart answers its request. */
  | { readonly type: 'answered'; readonly cart: Cart }
  /** Its request failed. `failure` explains the error to the shopper. */
  | { readonly type: 'callFailed'; readonly error: unknown; readonly failure: Failure; readonly online: boolean }
  /** The fetch that verifies it has ended and not confirmed it; `failure` if it brought no cart. */
  | { readonly type: 'unconfirmed'; readonly failure: Failure | null }
  /** The store shows a newer cart, the answer to the request of this number. */
  | { readonly type: 'cartAccepted'; readonly cart: Cart; readonly request: number }
  /** Its request or its verification was canceled in favor of something else. */
  | { readonly type: 'interrupted' }
  | { readonly type: 'retried' };

/** Where an event leads, and what the queue has to do about it. */
export interface Transition {
  /** null: dropped without a result. */
  readonly to: PendingChange | SettledChange | null;
  /** The answer, which may become the confirmed cart. */
  readonly cart?: Cart;
  /** The server may have applied the change even though no answer shows it. */
  readonly isOutcomeLost?: boolean;
  /** An error for the logs of the shop. */
  readonly report?: unknown;
  /** Appointments of the cart that are no longer available. */
  readonly missingAppointmentIds?: readonly string[];
}

/**
 * The state machine of a change:
 *
 *     queued    -> sending (sent), paused (blocked)
 *     sending   -> confirmed, refused, failed, verifying, queued (interrupted, rate-limited, offline)
 *     verifying -> refused, failed, queued (resent after a conflict, interrupted), paused (blocked)
 *     paused    -> sending (sent), verifying (unblocked), and as verifying
 *     failed    -> queued (retried)
 *
 * In every status, a newer cart that shows the change confirms it. An event that does not apply to the status changes
 * nothing. A change that is confirmed or refused is settled: it has no transitions.
 *
 * @param shown the confirmed cart on the screen.
 */
export function next(pending: PendingChange, event: ChangeEvent, shown: Cart | null): Transition {
  const { status } = pending;
  const stay = { to: pending };
  switch (event.type) {
    case 'delayed':
      return event.attempt === pending.attempt ? { to: { ...pending, progress: event.progress } } : stay;
    case 'cartAccepted':
      return isConfirmed(pending, event.cart, event.request) ? { to: confirmed(pending) } : stay;
    case 'blocked':
      if (status.kind === 'queued') return { to: enter(pending, { ...status, kind: 'paused', unconfirmed: null }) };
      return status.kind === 'verifying' ? { to: enter(pending, { ...status, kind: 'paused' }) } : stay;
    case 'unblocked': {
      const { unconfirmed } = status.kind === 'paused' ? status : { unconfirmed: null };
      return unconfirmed ? { to: verifying(pending, unconfirmed) } : stay;
    }
    case 'sent':
      if (status.kind !== 'queued' && status.kind !== 'paused') return stay;
      return {
        to: { ...pending, status: { kind: 'sending', isResent: status.isResent }, confirmableAfter: event.request },
      };
    case 'answered':
      return status.kind === 'sending' ? answered(pending, event.cart, shown) : stay;
    case 'callFailed':
      return status.kind === 'sending' ? callFailed(pending, event, shown) : stay;
    case 'unconfirmed':
      return (status.kind === 'verifying' || status.kind === 'paused') && status.unconfirmed
        ? { to: unconfirmed(pending, status.unconfirmed, event.failure) }
        : stay;
    case 'interrupted':
      if (status.kind === 'failed') return stay;
      return { to: queued(pending), isOutcomeLost: status.kind === 'sending' };
    case 'retried':
      return {
        to: { ...queued(pending, false), attempt: pending.attempt + 1, progress: 'Started' },
        isOutcomeLost: status.kind === 'sending',
      };
  }
}

function answered(pending: PendingChange, cart: Cart, shown: Cart | null): Transition {
  const { change } = pending;
  const versionsAhead = shown?.cartId === cart.cartId ? cart.cartVersion - shown.cartVersion : 1;
  const isShown = change.isConfirmedBy(cart);
  if (isShown && (versionsAhead >= 0 || (shown && change.isConfirmedBy(shown))))
    return { to: confirmed(pending), cart };

  const rejection = change.rejection?.(cart) ?? { kind: 'adjusted' };
  // The answer may predate the change all the same. A move waits for the next cart before it undoes its wishlist entry.
  if (versionsAhead > 0) return { to: refused(pending, rejection), cart, isOutcomeLost: change.kind === 'move' };

  // Only a newer cart proves that the change was not applied.
  const isContradictory = versionsAhead < 0 && !isShown;
  return {
    to: verifying(
      pending,
      isContradictory
        ? { then: 'fail', failure: { kind: 'external', status: 200 }, needsCart: true }
        : { then: 'refuse', failure: rejection, needsCart: true },
    ),
    isOutcomeLost: true,
    ...(!isShown && { report: new InvalidResponseError(`${change.kind}: answered with an old cart`, 200) }),
  };
}

type CallFailed = Extract<ChangeEvent, { type: 'callFailed' }>;

function callFailed(pending: PendingChange, { error, online, ...event }: CallFailed, shown: Cart | null): Transition {
  const failure = failureFor(pending, error, event.failure);
  const isOutcomeLost = hasUnknownOutcome(error);
  // It is paused as long as the network or the server do not allow it.
  if (secondsUntilRetry(error) !== null) return { to: queued(pending) };
  if (failure.kind === 'login') return { to: failed(pending, failure) };
  if (failure.kind === 'wishlistFull' || failure.kind === 'itemOffline') return { to: refused(pending, failure) };
  if (statusOf(error) === null && !online) return { to: queued(pending), isOutcomeLost };

  if (isConflict(error)) return { to: verifying(pending, afterConflict(pending, failure)), isOutcomeLost };
  if (isGone(error)) {
    const then = canBeRetried(pending, failure) ? 'fail' : 'refuse';
    return { to: verifying(pending, { then, failure, needsCart: true }), isOutcomeLost };
  }
  if (isOutcomeLost) {
    return { to: verifying(pending, { then: 'fail', failure, needsCart: false }), isOutcomeLost, report: error };
  }

  const report = failure.kind === 'external' || isUnexplained(error) ? error : undefined;
  if (failure.kind === 'refused' && hasAppointment(shown, failure.appointmentIds)) {
    return { to: null, report, missingAppointmentIds: failure.appointmentIds };
  }
  return { to: canBeRetried(pending, failure) ? failed(pending, failure) : refused(pending, failure), report };
}

/** The shopper can retry every failure of a quantity that has no way out of its own, whatever reason the server gives. */
function failureFor({ change }: PendingChange, error: unknown, failure: Failure): Failure {
  if (change.kind !== 'quantity' || failure.kind === 'connection' || failure.kind === 'login') return failure;
  return isFailedReservation(error) ? failure : { kind: 'external', status: 0 };
}

function canBeRetried({ change }: PendingChange, failure: Failure): boolean {
  return change.kind === 'quantity' && failure.kind === 'external';
}

/** Something else changed the cart at the same time: resend the change once, then fail. */
function afterConflict({ status }: PendingChange, failure: Failure): Unconfirmed {
  return isResent(status) ? { then: 'fail', failure, needsCart: false } : { then: 'resend' };
}

function unconfirmed(
  pending: PendingChange,
  outcome: Unconfirmed,
  fetchFailure: Failure | null,
): PendingChange | SettledChange {
  if (outcome.then === 'resend') return queued(pending, true);
  if (fetchFailure && outcome.needsCart) return failed(pending, fetchFailure);
  return outcome.then === 'fail' ? failed(pending, outcome.failure) : refused(pending, outcome.failure);
}

function enter(pending: PendingChange, status: ChangeStatus): PendingChange {
  return { ...pending, status };
}

function queued(pending: PendingChange, resent = isResent(pending.status)): PendingChange {
  return enter(pending, { kind: 'queued', isResent: resent });
}

function verifying(pending: PendingChange, unconfirmed: Unconfirmed): PendingChange {
  return enter(pending, { kind: 'verifying', isResent: isResent(pending.status), unconfirmed });
}

function failed(pending: PendingChange, failure: Failure): PendingChange {
  return enter(pending, { kind: 'failed', failure });
}

function isResent(status: ChangeStatus): boolean {
  return status.kind !== 'failed' && status.isResent;
}

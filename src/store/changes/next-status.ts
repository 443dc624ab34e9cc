import { InvalidResponseError } from '../../api/errors.ts';
import { type Cart, findItem } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import { hasAppointment } from '../checkout/has-appointment.ts';
import {
  hasUnknownOutcome,
  isConflict,
  isDenied,
  isFailedReservation,
  isGone,
  isUnexplained,
  secondsUntilRetry,
  statusOf,
} from '../classify-error.ts';
import {
  type ChangeStatus,
  confirmed,
  hasFailed,
  isConfirmed,
  isPending,
  type LoadingPhase,
  type PendingChange,
  refused,
  type SettledChange,
  type Unconfirmed,
} from './pending-change.ts';

/** What happens to a pending change. */
export type ChangeEvent =
  /** This attempt has reached the next phase of waiting. */
  | { readonly type: 'delayed'; readonly attempt: number; readonly progress: LoadingPhase }
  /** The network is lost, or the server asks for a pause. */
  | { readonly type: 'blocked' }
  /** The pause that the server asked for is over. */
  | { readonly type: 'unblocked' }
  /** It is about to be sent again, must not be applied twice, and may have been applied by the requests up to this number. */
  | { readonly type: 'doubted'; readonly request: number }
  | { readonly type: 'sent'; readonly request: number }
  /** A cart answers its request. `isLate`: a later request was answered before. */
  | { readonly type: 'answered'; readonly cart: Cart; readonly isLate: boolean }
  /** Its request failed. `failure` explains the error to the shopper. */
  | { readonly type: 'callFailed'; readonly error: unknown; readonly failure: Failure; readonly online: boolean }
  /** The fetch that verifies it has ended and not confirmed it; `failure` if it returned no cart. */
  | { readonly type: 'unconfirmed'; readonly failure: Failure | null }
  /** The store shows a newer cart, the answer to the request of this number. */
  | { readonly type: 'cartAccepted'; readonly cart: Cart; readonly request: number }
  /** Its request or its verification was canceled in favor of something else. */
  | { readonly type: 'interrupted' }
  | { readonly type: 'retried' };

/** The result of an event: the new status, and what the queue has to do. */
export interface Transition {
  /** null: dropped without a result. */
  readonly to: PendingChange | SettledChange | null;
  /** The answer, which may become the confirmed cart. */
  readonly cart?: Cart;
  /** The server may have applied the change even though no answer shows it. */
  readonly isOutcomeLost?: boolean;
  /** An error to report, if any. */
  readonly report?: unknown;
  /** Appointments of the cart that are no longer available. */
  readonly missingAppointmentIds?: readonly string[];
}

/**
 * The state machine of a change:
 *
 *     queued    -> sending (sent), verifying (doubted), paused (blocked)
 *     sending   -> confirmed, refused, failed, verifying, queued (interrupted, rate-limited, offline),
 *                  dropped (an appointment is gone)
 *     verifying -> refused, failed, queued (resent, interrupted), paused (blocked)
 *     paused    -> sending (sent), verifying (unblocked, doubted), queued (resent, interrupted), refused, failed
 *     failed    -> queued (retried), refused (the cart no longer offers the choice)
 *
 * A retry queues a change in every status. A failed change whose row is gone is dropped.
 *
 * In every status, a newer cart that shows the change confirms it. An event that does not apply to the status changes
 * nothing. A change that is confirmed or refused is settled: it has no transitions.
 *
 * @param shown the confirmed cart on the screen.
 */
export function next(pending: PendingChange, event: ChangeEvent, shown: Cart | null): Transition {
  const transition = transitionOf(pending, event, shown);
  return hasNoRow(transition.to, shown) ? { ...transition, to: null } : transition;
}

/** Whether a change has failed whose item is gone, and with it the row that would offer to retry the change. */
function hasNoRow(to: Transition['to'], shown: Cart | null): boolean {
  if (!to || !isPending(to) || !hasFailed(to)) return false;
  const { itemId } = to.change;
  // An addition is about an item that is gone, but has the line of its removal.
  return itemId !== null && shown !== null && !findItem(shown, itemId) && to.change.isConfirmedBy(shown);
}

function transitionOf(pending: PendingChange, event: ChangeEvent, shown: Cart | null): Transition {
  const { status } = pending;
  const { kind } = status;
  switch (event.type) {
    case 'delayed':
      // Starting a stopped store again restarts the timers, which must not reset the progress.
      if (event.attempt !== pending.attempt || pending.progress === 'LongLoading') break;
      return { to: { ...pending, progress: event.progress } };
    case 'cartAccepted':
      if (isConfirmed(pending, event.cart, event.request)) return { to: confirmed(pending) };
      if (kind === 'failed' && pending.change.isObsolete?.(event.cart)) return refuse(pending, { kind: 'adjusted' });
      break;
    case 'blocked':
      if (kind === 'queued') return enter(pending, { kind: 'paused', unconfirmed: null });
      if (kind === 'verifying') return enter(pending, { ...status, kind: 'paused' });
      break;
    case 'unblocked':
      if (kind === 'paused' && status.unconfirmed) return verify(pending, status.unconfirmed);
      break;
    case 'doubted':
      if (kind === 'queued' || kind === 'paused') {
        return verify({ ...pending, confirmableAfter: event.request }, { then: 'resend', needsCart: true });
      }
      break;
    case 'sent':
      if (kind === 'queued' || kind === 'paused') {
        return enter({ ...pending, confirmableAfter: event.request }, { kind: 'sending' });
      }
      break;
    case 'answered':
      if (kind === 'sending') return answered(pending, event, shown);
      break;
    case 'callFailed':
      if (kind === 'sending') return callFailed(pending, event, shown);
      break;
    case 'unconfirmed':
      if ('unconfirmed' in status && status.unconfirmed)
        return unconfirmed(pending, status.unconfirmed, event.failure, shown);
      break;
    case 'interrupted':
      if (kind !== 'failed') return { ...enqueue(pending), isOutcomeLost: kind === 'sending' };
      break;
    case 'retried':
      return enqueue({ ...pending, attempt: pending.attempt + 1, progress: 'Started', isResent: false });
  }
  return { to: pending };
}

type Answered = Extract<ChangeEvent, { type: 'answered' }>;

function answered(pending: PendingChange, { cart, isLate }: Answered, shown: Cart | null): Transition {
  const { change } = pending;
  const isShown = change.isConfirmedBy(cart);
  const isOtherCart = shown !== null && shown.cartId !== cart.cartId;
  // The versions of two carts cannot be compared: only a fetch proves that the change was not applied to the new one.
  const versionsAhead = !shown ? 1 : isOtherCart ? 0 : cart.cartVersion - shown.cartVersion;
  // A login or an order may have replaced the cart that a late answer shows.
  if (isShown && ((versionsAhead >= 0 && !(isOtherCart && isLate)) || (shown && change.isConfirmedBy(shown)))) {
    return { to: confirmed(pending), cart };
  }
  const failure = change.rejection?.(cart) ?? { kind: 'adjusted' };
  // The answer may predate the change all the same. A move waits for the next cart before it undoes its wishlist entry.
  if (versionsAhead > 0) return { ...refuse(pending, failure), cart, isOutcomeLost: change.kind === 'move' };

  // Only a newer cart proves that the change was not applied.
  const isContradictory = versionsAhead < 0 && !isShown;
  const outcome: Unconfirmed = isContradictory
    ? { then: 'fail', failure: { kind: 'external', status: 200 }, needsCart: true }
    : { then: 'refuse', failure, needsCart: true };
  const report = !isShown && !isOtherCart && new InvalidResponseError(`${change.kind}: answered with an old cart`, 200);
  return { ...verify(pending, outcome), isOutcomeLost: true, report };
}

type CallFailed = Extract<ChangeEvent, { type: 'callFailed' }>;

function callFailed(pending: PendingChange, { error, online, ...event }: CallFailed, shown: Cart | null): Transition {
  const failure = failureFor(pending, error, event.failure);
  // It is paused as long as the network or the server do not allow it.
  if (secondsUntilRetry(error) !== null) return enqueue(pending);
  if (isDenied(error)) return { ...fail(pending, failure), report: failure.kind !== 'login' && error };
  if (failure.kind === 'wishlistFull' || failure.kind === 'itemOffline') return refuse(pending, failure);

  const isOutcomeLost = hasUnknownOutcome(error);
  if (statusOf(error) === null && !online) return { ...enqueue(pending), isOutcomeLost };
  const then = pending.change.kind === 'quantity' && failure.kind === 'external' ? 'fail' : 'refuse';
  // Something else changed the cart at the same time.
  if (isConflict(error) && !pending.isResent)
    return { ...verify(pending, { then: 'resend', needsCart: false }), isOutcomeLost };
  if (isGone(error)) return { ...verify(pending, { then, failure, needsCart: true }), isOutcomeLost };
  if (isOutcomeLost || isConflict(error)) {
    const outcome: Unconfirmed = { then: 'fail', failure, needsCart: false };
    return { ...verify(pending, outcome), isOutcomeLost, report: !isConflict(error) && error };
  }

  const report = (failure.kind === 'external' || isUnexplained(error)) && error;
  if (failure.kind === 'refused' && hasAppointment(shown, failure.appointmentIds)) {
    return { to: null, report, missingAppointmentIds: failure.appointmentIds };
  }
  return { ...(then === 'fail' ? fail : refuse)(pending, failure), report };
}

/** The shopper can retry every failure of a quantity that has no way out of its own, whatever its reason. */
function failureFor({ change }: PendingChange, error: unknown, failure: Failure): Failure {
  if (change.kind !== 'quantity' || failure.kind === 'login') return failure;
  return isFailedReservation(error) ? failure : { kind: 'external', status: 0 };
}

function unconfirmed(
  pending: PendingChange,
  outcome: Unconfirmed,
  fetchFailure: Failure | null,
  shown: Cart | null,
): Transition {
  if (fetchFailure && outcome.needsCart) return fail(pending, fetchFailure);
  if (outcome.then === 'resend') return enqueue({ ...pending, isResent: true });
  if (outcome.then === 'fail' && shown && pending.change.isObsolete?.(shown))
    return refuse(pending, { kind: 'adjusted' });
  return (outcome.then === 'fail' ? fail : refuse)(pending, outcome.failure);
}

const enter = (pending: PendingChange, status: ChangeStatus): Transition => ({ to: { ...pending, status } });
const enqueue = (pending: PendingChange) => enter(pending, { kind: 'queued' });
const verify = (pending: PendingChange, unconfirmed: Unconfirmed) => enter(pending, { kind: 'verifying', unconfirmed });
const fail = (pending: PendingChange, failure: Failure) => enter(pending, { kind: 'failed', failure });
const refuse = (pending: PendingChange, failure: Failure): Transition => ({ to: refused(pending, failure) });

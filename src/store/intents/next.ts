import { type Cart, findItem, hasAppointment } from '../../domain/cart.ts';
import { CodedError } from '../../domain/coded-error.ts';
import type { Failure } from '../../domain/failure.ts';
import {
  isAmbiguous,
  isConflict,
  isDenied,
  isFailedReservation,
  isGone,
  isUnexplained,
  secondsUntilRetry,
} from '../calls/classify-error.ts';
import { definitionOf, isFulfilled, standingOf } from './definitions.ts';
import {
  type Entry,
  hasFailed,
  isConfirmedBy,
  type LoadingPhase,
  type OpenEntry,
  type OpenStatus,
  type SettledEntry,
  type Unconfirmed,
} from './entry.ts';
import { itemIdOf } from './intent.ts';

export type EntryEvent =
  /** This attempt has reached the next phase of waiting. */
  | { readonly type: 'delayed'; readonly attempt: number; readonly progress: LoadingPhase }
  /** The network is lost, or the server asks for a pause. */
  | { readonly type: 'blocked' }
  /** The pause that the server asked for is over. */
  | { readonly type: 'unblocked' }
  /** It is about to be sent again, must not be applied twice, and may have been applied by the requests up to this number. */
  | { readonly type: 'doubted'; readonly request: number }
  | { readonly type: 'sent'; readonly request: number }
  /** Its product is about to be added to the wishlist, on which it was not before. */
  | { readonly type: 'wished' }
  /** A cart answers its request. `isLate`: a later request was answered before. */
  | { readonly type: 'answered'; readonly cart: Cart; readonly isLate: boolean }
  /** Its request failed. `failure` explains the error to the shopper. */
  | { readonly type: 'callFailed'; readonly error: unknown; readonly failure: Failure }
  /** The fetch that verifies it has ended and not confirmed it; `failure` if it returned no cart. */
  | { readonly type: 'unconfirmed'; readonly failure: Failure | null }
  /** The store shows a newer cart, the answer to the request of this number. */
  | { readonly type: 'cartAccepted'; readonly cart: Cart; readonly request: number }
  /** Its request or its verification was canceled in favor of something else. */
  | { readonly type: 'interrupted' }
  | { readonly type: 'retried' };

/** The result of an event: the new status, and what the queue has to do. */
interface Transition {
  /** null: dropped without a result. */
  readonly to: OpenEntry | SettledEntry | null;
  /** The answer, which may become the confirmed cart; if it is older, the fetch that verifies the entry may confirm it. */
  readonly cart?: Cart;
  /** The server may have applied the intent even though no answer shows it. */
  readonly isAmbiguous?: boolean;
  readonly report?: unknown;
  /** Appointments of the cart that are no longer available. */
  readonly missingAppointmentIds?: readonly string[];
}

/**
 * The state machine of an entry:
 *
 *     queued    -> sending (sent), verifying (doubted), paused (blocked)
 *     sending   -> confirmed, refused, failed, verifying, queued (interrupted, rate-limited, offline),
 *                  dropped (an appointment is gone)
 *     verifying -> refused, failed, queued (resent, interrupted), paused (blocked)
 *     paused    -> sending (sent), verifying (unblocked, doubted), queued (resent, interrupted), refused, failed
 *     failed    -> queued (retried), refused (the cart no longer offers the choice)
 *
 * A retry queues an entry in every status. A failed entry whose row is gone is dropped.
 *
 * In every status, a newer cart that shows the intent confirms it. An event that does not apply to the status changes
 * nothing. An entry that is confirmed or refused is settled: it has no transitions.
 *
 * @param shown the confirmed cart on the screen.
 */
export function next(entry: OpenEntry, event: EntryEvent, shown: Cart | null): Transition {
  const transition = transitionOf(entry, event, shown);
  return hasNoRow(transition.to, shown) ? { ...transition, to: null } : transition;
}

/** Whether an entry has failed whose item is gone, and with it the row that would offer to retry it. */
function hasNoRow(to: Transition['to'], shown: Cart | null): boolean {
  const itemId = to && hasFailed(to) ? itemIdOf(to.intent) : null;
  // An addition is about an item that is gone, but has the line of its removal.
  return to !== null && itemId !== null && shown !== null && !findItem(shown, itemId) && isFulfilled(to.intent, shown);
}

function transitionOf(entry: OpenEntry, event: EntryEvent, shown: Cart | null): Transition {
  const { status } = entry;
  const { kind } = status;
  switch (event.type) {
    case 'delayed':
      // Starting a stopped store again restarts the timers, which must not reset the progress.
      if (event.attempt !== entry.attempt || entry.progress === 'LongLoading') break;
      return { to: { ...entry, progress: event.progress } };
    case 'cartAccepted':
      if (isConfirmedBy(entry, event.cart, event.request)) return { to: confirmed(entry) };
      if (kind === 'failed' && standingOf(entry.intent, event.cart) === 'notOffered')
        return refuse(entry, { kind: 'adjusted' });
      break;
    case 'blocked':
      if (kind === 'queued') return enter(entry, { kind: 'paused', unconfirmed: null });
      if (kind === 'verifying') return enter(entry, { ...status, kind: 'paused' });
      break;
    case 'unblocked':
      if (kind === 'paused' && status.unconfirmed) return verify(entry, status.unconfirmed);
      break;
    case 'doubted':
      if (kind === 'queued' || kind === 'paused') {
        return verify({ ...entry, confirmableAfter: event.request }, { then: 'resend', needsCart: true });
      }
      break;
    case 'sent':
      if (kind === 'queued' || kind === 'paused') {
        return enter({ ...entry, confirmableAfter: event.request }, { kind: 'sending' });
      }
      break;
    case 'wished':
      return { to: { ...entry, wished: true } };
    case 'answered':
      if (kind === 'sending') return answered(entry, event, shown);
      break;
    case 'callFailed':
      if (kind === 'sending') return callFailed(entry, event, shown);
      break;
    case 'unconfirmed':
      if ('unconfirmed' in status && status.unconfirmed)
        return unconfirmed(entry, status.unconfirmed, event.failure, shown);
      break;
    case 'interrupted':
      if (kind !== 'failed') return { ...enqueue(entry), isAmbiguous: kind === 'sending' };
      break;
    case 'retried':
      return enqueue({ ...entry, attempt: entry.attempt + 1, progress: 'Started', isResent: false });
  }
  return { to: entry };
}

type Answered = Extract<EntryEvent, { type: 'answered' }>;

function answered(entry: OpenEntry, { cart, isLate }: Answered, shown: Cart | null): Transition {
  const { intent } = entry;
  const isShown = isFulfilled(intent, cart);
  const isOtherCart = shown !== null && shown.cartId !== cart.cartId;
  // The versions of two carts cannot be compared: only a fetch proves that it was not applied to the new one.
  const versionsAhead = !shown ? 1 : isOtherCart ? 0 : cart.cartVersion - shown.cartVersion;
  // A login or an order may have replaced the cart that a late answer shows.
  if (isShown && ((versionsAhead >= 0 && !(isOtherCart && isLate)) || (shown && isFulfilled(intent, shown)))) {
    return { to: confirmed(entry), cart };
  }
  const failure = definitionOf(intent).rejection?.(cart) ?? { kind: 'adjusted' };
  // The answer may predate the intent all the same. A move waits for the next cart before it undoes its wishlist entry.
  if (versionsAhead > 0) return { ...refuse(entry, failure), cart, isAmbiguous: intent.kind === 'move' };

  // Only a newer cart proves that it was not applied.
  const outcome: Unconfirmed =
    versionsAhead >= 0 || isShown
      ? { then: 'refuse', failure, needsCart: true }
      : entry.isResent
        ? { then: 'fail', failure: { kind: 'external', status: 200 }, needsCart: true }
        : { then: 'resend', needsCart: true };
  const report = !isShown && !isOtherCart && new CodedError('CF-205', `${intent.kind}: answered with an old cart`);
  return { ...verify(entry, outcome), isAmbiguous: true, report, ...(versionsAhead < 0 && { cart }) };
}

type CallFailed = Extract<EntryEvent, { type: 'callFailed' }>;

function callFailed(entry: OpenEntry, { error, ...event }: CallFailed, shown: Cart | null): Transition {
  const failure = failureFor(entry, error, event.failure);
  // It is paused as long as the network or the server do not allow it.
  if (secondsUntilRetry(error) !== null) return enqueue(entry);
  if (isDenied(error)) return { ...fail(entry, failure), report: failure.kind !== 'login' && error };
  if (failure.kind === 'wishlistFull' || failure.kind === 'itemOffline') return refuse(entry, failure);

  const ambiguity = { isAmbiguous: isAmbiguous(error) };
  if (event.failure.kind === 'offline') return { ...enqueue(entry), ...ambiguity };
  const then = entry.intent.kind === 'quantity' && failure.kind === 'external' ? 'fail' : 'refuse';
  // Something else changed the cart at the same time.
  if (isConflict(error) && !entry.isResent)
    return { ...verify(entry, { then: 'resend', needsCart: false }), ...ambiguity };
  if (isGone(error)) return { ...verify(entry, { then, failure, needsCart: true }), ...ambiguity };
  if (ambiguity.isAmbiguous || isConflict(error)) {
    const outcome: Unconfirmed = { then: 'fail', failure, needsCart: false };
    return { ...verify(entry, outcome), ...ambiguity, report: !isConflict(error) && error };
  }

  const report = (failure.kind === 'external' || isUnexplained(error)) && error;
  if (failure.kind === 'refused' && hasAppointment(shown, failure.appointmentIds)) {
    return { to: null, report, missingAppointmentIds: failure.appointmentIds };
  }
  return { ...(then === 'fail' ? fail : refuse)(entry, failure), report };
}

/** The shopper can retry every failure of a quantity that has no way out of its own, whatever its reason. */
function failureFor({ intent }: OpenEntry, error: unknown, failure: Failure): Failure {
  if (intent.kind !== 'quantity' || failure.kind === 'login') return failure;
  return isFailedReservation(error) ? failure : { kind: 'external', status: 0 };
}

function unconfirmed(
  entry: OpenEntry,
  outcome: Unconfirmed,
  fetchFailure: Failure | null,
  shown: Cart | null,
): Transition {
  if (fetchFailure && outcome.needsCart) return fail(entry, fetchFailure);
  if (outcome.then === 'resend') return enqueue({ ...entry, isResent: true });
  if (outcome.then === 'fail' && shown && standingOf(entry.intent, shown) === 'notOffered')
    return refuse(entry, { kind: 'adjusted' });
  return (outcome.then === 'fail' ? fail : refuse)(entry, outcome.failure);
}

const enter = (entry: OpenEntry, status: OpenStatus): Transition => ({ to: { ...entry, status } });
const enqueue = (entry: OpenEntry) => enter(entry, { kind: 'queued' });
const verify = (entry: OpenEntry, unconfirmed: Unconfirmed) => enter(entry, { kind: 'verifying', unconfirmed });
const fail = (entry: OpenEntry, failure: Failure) => enter(entry, { kind: 'failed', failure });
const refuse = (entry: OpenEntry, failure: Failure): Transition => ({
  to: { ...entry, status: { kind: 'refused', failure } },
});
const confirmed = (entry: Entry): SettledEntry => ({ ...entry, status: { kind: 'confirmed' } });

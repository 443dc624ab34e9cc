import { ApiError, InvalidResponseError } from '../../api/errors.ts';
import { knownErrorCategory } from '../../domain/error-catalog.ts';
import { errorMessageKey, expressRefusal } from '../../domain/error-message-key.ts';
import type { Failure } from '../../domain/failure.ts';
import { wishlistFailureKind } from '../../domain/wishlist-failure.ts';

/** Explains a failed call that was not denied: by its reason if that is one of the catalog, else by its status. */
export function failureOf(error: unknown): Failure {
  const kind = wishlistFailureKind(error);
  if (kind !== 'other') return { kind };
  if (!(error instanceof ApiError || error instanceof InvalidResponseError)) return { kind: 'connection' };
  const { status } = error;
  if (isGone(error)) return { kind: 'gone', what: 'part' };
  if (error instanceof InvalidResponseError || isConflict(error)) return { kind: 'external', status };
  const { errorCode, category, message, fields } = error.answer;
  return { kind: 'refused', errorCode, category, message, status, appointmentIds: fields.appointmentIds };
}

/** Whether the server may have applied the call even though its answer is unusable or lost. */
export function isAmbiguous(error: unknown): boolean {
  // Too large or not processable: the request itself is at fault, even if a proxy says so in a form of its own.
  if ([413, 422].includes(statusOf(error) ?? 0) || givesReason(error)) return false;
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || errorMessageKey(error.answer.errorCode) === 'genericServerError';
}

export function isGone(error: unknown): boolean {
  const status = statusOf(error);
  return (status === 404 || status === 410) && !givesReason(error);
}

/** Whether something else changed the cart at the same time. */
export function isConflict(error: unknown): boolean {
  return (statusOf(error) === 409 || isPreconditionFailed(error)) && !givesReason(error);
}

/** Whether the shop has another version of the cart than the call is meant for. It has not applied the call. */
export function isPreconditionFailed(error: unknown): boolean {
  return statusOf(error) === 412;
}

/** True if rejected before evaluation: login, conflict, rate limit. */
export function isUndecided(error: unknown): boolean {
  return isDenied(error) || isConflict(error) || isPreconditionFailed(error) || secondsUntilRetry(error) !== null;
}

/** Whether the shop, or a firewall in front of it, demands a login or another token. */
export function isDenied(error: unknown): boolean {
  const status = statusOf(error);
  return redirectOf(error) !== undefined || ((status === 401 || status === 403) && !givesReason(error));
}

/** The page that the server has redirected to, such as its login. */
export function redirectOf(error: unknown): string | undefined {
  return error instanceof InvalidResponseError ? error.details.redirectedTo : undefined;
}

/** Whether the answer gives a reason of the catalog, which takes precedence over the status. */
export function givesReason(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { errorCode, category } = error.answer;
  const known = knownErrorCategory(category);
  // The generic category names no reason.
  if (known !== null) return known !== 'external_error';
  const key = errorMessageKey(errorCode);
  return key === null ? expressRefusal(errorCode) !== 'address' : key !== 'genericServerError';
}

export function isFailedReservation(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { errorCode, category } = error.answer;
  const known = knownErrorCategory(category);
  return known === 'failed_reservation_error' || (known === null && expressRefusal(errorCode) === 'reservation');
}

export function unknownCategory(error: unknown): string | null {
  const category = error instanceof ApiError ? error.answer.category : null;
  return knownErrorCategory(category) === null ? category : null;
}

/** Whether the cause is unknown, so that the error has to be reported. */
export function isUnexplained(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { category, fields } = error.answer;
  const isVague = isFailedReservation(error) || category === 'generic_paypal_express_error';
  return fields.appointmentIds.length === 0 && (isVague || !givesReason(error));
}

/** The pause that the server asks for with a 429; null if it does not. */
export function secondsUntilRetry(error: unknown): number | null {
  if (!(error instanceof ApiError || error instanceof InvalidResponseError) || error.status !== 429) return null;
  const { retryAfterSeconds } = error instanceof ApiError ? error : error.details;
  return Math.min(Math.max(retryAfterSeconds ?? defaultRetryAfterSeconds, minRetryAfterSeconds), maxRetryAfterSeconds);
}

const defaultRetryAfterSeconds = 5;
/** Prevents a storm of requests. */
const minRetryAfterSeconds = 1;
/** A timer of more than 24 days would fire at once. */
const maxRetryAfterSeconds = 24 * 3600;

export function statusOf(error: unknown): number | null {
  return error instanceof ApiError || error instanceof InvalidResponseError ? error.status : null;
}

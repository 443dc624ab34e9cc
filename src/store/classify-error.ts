import { ApiError, InvalidResponseError } from '../api/errors.ts';
import { knownErrorCategory } from '../domain/error-catalogue.ts';
import { errorMessageKey } from '../domain/error-message-key.ts';
import { expressRefusal } from '../domain/express-refusal.ts';
import type { Failure } from '../domain/failure.ts';
import { wishlistFailureKind } from '../domain/wishlist.ts';

/**
 * What an error of a call means for the shopper: a reason of the catalogue decides, else the status (rulings, 49).
 * @param login what a missing or expired login means; the server may have redirected to it.
 */
export function failureOf(error: unknown, login: (redirectedTo: string | undefined) => Failure): Failure {
  const kind = wishlistFailureKind(error);
  if (kind !== 'other') return { kind };
  if (!(error instanceof ApiError || error instanceof InvalidResponseError)) return { kind: 'connection' };
  const { status } = error;
  const redirectedTo = error instanceof InvalidResponseError ? error.details.redirectedTo : undefined;
  const isDenied = (status === 401 || status === 403) && !givesReason(error);
  if (redirectedTo || isDenied) return login(redirectedTo);
  if (isGone(error)) return { kind: 'gone', what: 'part' };
  if (error instanceof InvalidResponseError || isConflict(error)) return { kind: 'external', status };
  const { errorCode, category, message, fields } = error.answer;
  return { kind: 'refused', errorCode, category, message, status, appointmentIds: fields.appointmentIds };
}

/** Whether the call may have been applied although no usable answer came. */
export function hasUnknownOutcome(error: unknown): boolean {
  if (isUnacceptable(statusOf(error)) || givesReason(error)) return false;
  return !(error instanceof ApiError) || isServerFault(error);
}

/** Too large or not processable: something about the change itself, whoever on the way says so, and in whatever form. */
export function isUnacceptable(status: number | null): boolean {
  return status === 413 || status === 422;
}

/** Whether what the call was about is gone. */
export function isGone(error: unknown): boolean {
  const status = statusOf(error);
  return (status === 404 || status === 410) && !givesReason(error);
}

/** Whether somebody else changed the cart at the same time. */
export function isConflict(error: unknown): boolean {
  return statusOf(error) === 409 && !givesReason(error);
}

/** Whether the answer gives a reason of the catalogue, so that the status does not decide what is wrong (rulings, 49). */
export function givesReason(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { errorCode, category } = error.answer;
  const known = knownErrorCategory(category);
  // That something went wrong is no reason.
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

/** A category of the answer that is none of the catalogue's. */
export function unknownCategory(error: unknown): string | null {
  const category = error instanceof ApiError ? error.answer.category : null;
  return knownErrorCategory(category) === null ? category : null;
}

/** Whether nobody can tell what it means, so that it has to be reported (specification, 8). */
export function isUnexplained(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { category, fields } = error.answer;
  const isVague = isFailedReservation(error) || category === 'generic_paypal_express_error';
  return fields.appointmentIds.length === 0 && (isVague || !givesReason(error));
}

function isServerFault(error: ApiError): boolean {
  return error.status >= 500 || errorMessageKey(error.answer.errorCode) === 'genericServerError';
}

/** How long the server asks to be left alone, in seconds; null when it does not. */
export function secondsToWait(error: unknown): number | null {
  if (error instanceof ApiError) return waitOf(error.status, error.retryAfterSeconds);
  if (error instanceof InvalidResponseError) return waitOf(error.status, error.details.retryAfterSeconds ?? null);
  return null;
}

const unspecifiedWait = 5;
/** A shorter pause would be a storm of requests, and a timer of more than 24 days ends at once. */
const [shortestWait, longestWait] = [1, 24 * 3600];

function waitOf(status: number, seconds: number | null): number | null {
  return status === 429 ? Math.min(Math.max(seconds ?? unspecifiedWait, shortestWait), longestWait) : null;
}

export function statusOf(error: unknown): number | null {
  return error instanceof ApiError || error instanceof InvalidResponseError ? error.status : null;
}

import { ExternalError, RefusedError } from '../api/errors.ts';
import { knownErrorCategory } from '../domain/error-catalogue.ts';
import { errorMessageKey } from '../domain/error-message-key.ts';
import type { Failure } from '../domain/failure.ts';

/** What an error of a call means for the shopper. */
export function failureOf(error: unknown, loginUrl: (redirectedTo: string | undefined) => string | null): Failure {
  if (!(error instanceof RefusedError || error instanceof ExternalError)) return { kind: 'connection' };
  const redirectedTo = error instanceof ExternalError ? error.details.redirectedTo : undefined;
  if (redirectedTo || error.status === 401 || (error.status === 403 && !saysWhy(error))) {
    return { kind: 'login', href: loginUrl(redirectedTo) };
  }
  if (error instanceof ExternalError) return { kind: 'external', status: error.status };
  const { errorCode, category, message, fields } = error.answer;
  return {
    kind: 'refused',
    errorCode,
    category,
    message,
    status: error.status,
    appointmentIds: fields.appointmentIds,
  };
}

/** Whether the call may have been applied although no usable answer came. */
export function hasUnknownOutcome(error: unknown): boolean {
  return !isPlainNo(statusOf(error)) && (!(error instanceof RefusedError) || isServerFault(error));
}

/** Too large or not processable: something about the change itself, whoever on the way says so, and in whatever form. */
export function isPlainNo(status: number | null): boolean {
  return status === 413 || status === 422;
}

/** Whether the answer gives a reason of the catalogue, so that the status alone does not decide what is wrong. */
export function saysWhy(error: unknown): boolean {
  if (!(error instanceof RefusedError) || isServerFault(error)) return false;
  const { errorCode, category } = error.answer;
  return errorMessageKey(errorCode) !== null || knownErrorCategory(category) !== null;
}

/** Whether nobody can tell what it means, so that it has to be reported (specification, 8). */
export function isUnexplained(error: unknown): boolean {
  if (!(error instanceof RefusedError)) return true;
  const { category, fields } = error.answer;
  const isVague = category === 'failed_reservation_error' || category === 'generic_paypal_express_error';
  return fields.appointmentIds.length === 0 && (isVague || !saysWhy(error));
}

function isServerFault(error: RefusedError): boolean {
  return error.status >= 500 || errorMessageKey(error.answer.errorCode) === 'genericServerError';
}

/** How long the server asks to be left alone, in seconds; null when it does not. */
export function secondsToWait(error: unknown): number | null {
  if (error instanceof RefusedError) return waitOf(error.status, error.retryAfterSeconds);
  if (error instanceof ExternalError) return waitOf(error.status, error.details.retryAfterSeconds ?? null);
  return null;
}

const unspecifiedWait = 5;
/** A shorter rest would be a storm of requests, and a timer of more than 24 days ends at once. */
const [shortestWait, longestWait] = [1, 24 * 3600];

function waitOf(status: number, seconds: number | null): number | null {
  return status === 429 ? Math.min(Math.max(seconds ?? unspecifiedWait, shortestWait), longestWait) : null;
}

export function statusOf(error: unknown): number | null {
  return error instanceof RefusedError || error instanceof ExternalError ? error.status : null;
}

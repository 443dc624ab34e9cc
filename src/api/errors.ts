import type { ErrorAnswer } from '../domain/error-catalog.ts';

/**
 * Compares by name and shape. Elements of separate script tags have separate classes, and their errors get here through
 * the wishlist that they share.
 */
const isLike = (error: unknown, name: string, field: string) =>
  error instanceof Error && error.name === name && field in error;

/** The failure of a call. `sendRequest` prefixes its message with the call, such as `GET api/cart`. */
export class CallError extends Error {}

/** The request or its response was lost. Whether the server applied it is unknown. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError';
}

/** The server refused the request with an error of the catalog. */
export class ApiError extends CallError {
  override readonly name = 'ApiError';
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isLike(error, 'ApiError', 'answer');
  }

  constructor(
    readonly answer: ErrorAnswer,
    readonly status: number,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`refused with code ${answer.errorCode}, status ${status}`);
  }
}

/** The response violates the contract: not JSON, the wrong shape, or an error page. */
export class InvalidResponseError extends CallError {
  override readonly name = 'InvalidResponseError';
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isLike(error, 'InvalidResponseError', 'details');
  }

  constructor(
    message: string,
    readonly status: number,
    readonly details: {
      /** Path of the field that failed validation. For error reports, never for the screen. */
      readonly field?: string;
      readonly retryAfterSeconds?: number | null;
      /** Target of the redirect if the session has expired. */
      readonly redirectedTo?: string;
      /** First character of a response that is not JSON: `<` for an HTML page, empty for an empty response. */
      readonly start?: string;
    } = {},
  ) {
    super(message);
  }
}

/**
 * Returns the error for an interrupted request or response. An AbortError is a cancellation only if the caller's own
 * signal is aborted, because a host's patched fetch may throw one after a timeout.
 */
export function interruptionError(error: unknown, message: string, signal: AbortSignal | null | undefined): unknown {
  return signal?.aborted ? error : new NetworkError(message, { cause: error });
}

/** Whether the caller itself canceled the call. Never shown, never reported. */
export function isCancellation(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

import type { ErrorAnswer } from '../domain/error-catalog.ts';
import type { ErrorCode } from '../domain/error-codes.ts';

/** Compares by name and shape: separate script tags have separate classes, and share errors through their wishlist. */
const isLike = (error: unknown, name: string, field: string) =>
  error instanceof Error && error.name === name && field in error;

/** The failure of a call. `sendRequest` prefixes its message with the call, such as `GET api/cart`. */
export abstract class CallError extends Error {
  abstract readonly code: ErrorCode;
}

/** The request or its response was lost. Whether the server applied it is unknown. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError';
  override readonly code = 'CF-201';
}

/** The server refused the request with an error of the catalog. */
export class ApiError extends CallError {
  override readonly name = 'ApiError';
  override readonly code = 'CF-202';
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isLike(error, 'ApiError', 'answer');
  }

  constructor(
    readonly answer: ErrorAnswer,
    readonly status: number,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`answered ${status} with errorCode ${answer.errorCode}`);
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
      readonly retryAfterSeconds?: number | null;
      /** Target of the redirect if the session has expired. */
      readonly redirectedTo?: string;
    } = {},
    override readonly code: ErrorCode = 'CF-203',
  ) {
    super(message);
  }
}

/** An AbortError is a cancellation only by the caller's own signal: a patched fetch may throw one after a timeout. */
export function interruptionError(error: unknown, signal: AbortSignal | null | undefined): unknown {
  return signal?.aborted ? error : new NetworkError('got no complete answer', { cause: error });
}

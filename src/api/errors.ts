import type { ErrorAnswer } from '../domain/error-catalogue.ts';

/** The request or its answer was lost on the way; whether the server applied it is unknown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The server understood and refused, with an answer from the catalogue (specification, 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly answer: ErrorAnswer,
    readonly status: number,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`refused with code ${answer.errorCode}, status ${status}`);
  }
}

/** An answer that is not what was agreed on: no JSON, another shape, an error page (rulings, 4 and 6). */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';
  constructor(
    message: string,
    readonly status: number,
    readonly details: {
      /** Path of the field that broke the schema, for the report, never for the screen. */
      readonly field?: string;
      readonly retryAfterSeconds?: number | null;
      /** Where a redirect led, when the session has run out. */
      readonly redirectedTo?: string;
    } = {},
  ) {
    super(message);
  }
}

/**
 * What it means that a request or its answer broke off. Only the caller's own signal makes it a cancellation: a host
 * whose patched fetch gives up after a time of its own throws the same error.
 */
export function lossOf(error: unknown, message: string, signal: AbortSignal | null | undefined): unknown {
  return signal?.aborted ? error : new NetworkError(message, { cause: error });
}

/** A call that was cancelled by its own caller; never shown, never reported. */
export function isCancellation(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

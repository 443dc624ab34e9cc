import type { ErrorCode } from './error-codes.ts';

/** An error that the console explains by its code. */
export class CodedError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
  }
}

import type { ErrorCategory } from 'cart-fragment/api';

/** The body of a refusal, as a backend writes it. */
export interface ErrorBody {
  readonly errorCode: number;
  readonly message?: string;
  readonly category?: ErrorCategory;
  readonly fields?: { readonly appointmentIds?: readonly string[] };
}

/** Thrown in a backend to refuse a call. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    /** When the call may be sent again, with 429 and 503. */
    readonly retryAfterSeconds?: number,
  ) {
    super(`${body.errorCode}: ${body.message ?? ''}`);
  }
}

/** Refuses a call that no page of the shop sends, for which the catalog of errors has no code. */
export function refuseCall(status: number, message: string, category: ErrorCategory = 'external_error'): never {
  throw new Refusal(status, { errorCode: 0, message, category });
}

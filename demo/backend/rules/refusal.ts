import type { ErrorCategory } from 'cart-fragment/contract';
import { refusals, type RefusalCode } from './refusals.ts';

/** The body of a refusal. */
export interface ErrorBody {
  readonly errorCode: number;
  readonly message?: string;
  readonly category?: ErrorCategory;
  readonly fields?: { readonly appointmentIds?: readonly string[] };
}

/** Thrown by a rule to refuse a call. Routes turn it into an answer; the state is unchanged. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(`${body.errorCode}: ${body.message ?? ''}`);
  }
}

/** Refuses a call with an entry of the catalog. */
export function refuse(code: RefusalCode, details: Partial<ErrorBody> = {}): never {
  const { status, ...body } = refusals[code];
  throw new Refusal(status, { errorCode: code, ...body, ...details });
}

/** Refuses a call that no page of the shop sends, for which the catalog has no code. */
export function refuseCall(status: number, message: string, category: ErrorCategory = 'external_error'): never {
  throw new Refusal(status, { errorCode: 0, message, category });
}

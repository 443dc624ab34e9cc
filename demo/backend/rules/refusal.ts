import type { ErrorCategory } from 'cart-fragment/contract';
import { refusals, type RefusalCode } from './refusals.ts';

/** What a refused call answers (rulings, 4). */
export interface ErrorBody {
  readonly errorCode: number;
  readonly message?: string;
  readonly category?: ErrorCategory;
  readonly fields?: { readonly appointmentIds?: readonly string[] };
}

/** A rule that says no. Routes turn it into its answer; the state stays as it was. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(`${body.errorCode}: ${body.message ?? ''}`);
  }
}

/** Refuses with an entry of the catalogue (specification, 8). */
export function refuse(code: RefusalCode, details: Partial<ErrorBody> = {}): never {
  const { status, ...body } = refusals[code];
  throw new Refusal(status, { errorCode: code, ...body, ...details });
}

/** Refuses what the catalogue has no code for: a call that no page of the shop sends. */
export function refuseCall(status: number, message: string, category: ErrorCategory = 'external_error'): never {
  throw new Refusal(status, { errorCode: 0, message, category });
}

import { I18nError, LogLevel } from '@vendure/core';
import type { ErrorBody } from 'cart-fragment-contract';

type Details = Omit<ErrorBody, 'errorCode' | 'message'> & { readonly status?: number };

/** A refusal of the contract: the gateway answers with its status and code. Rolls the transaction back. */
export class Refusal extends I18nError {
  constructor(errorCode: number, message: string, { status = 422, ...details }: Details = {}) {
    super(message, {}, 'REFUSED', LogLevel.Debug);
    this.extensions['refusal'] = { status, body: { errorCode, message, ...details } };
  }
}

/** Throws a refusal of a call that no page of the shop sends, for which the catalog of errors has no code. */
export function refuseCall(status: number, message: string, category: ErrorBody['category'] = 'external_error'): never {
  throw new Refusal(0, message, { status, category });
}

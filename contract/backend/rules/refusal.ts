import { Refusal, type ErrorBody } from '../../calls/refusal.ts';
import { refusals, type RefusalCode } from './refusals.ts';

/** Refuses a call with an entry of the catalog. */
export function refuse(code: RefusalCode, details: Partial<ErrorBody> = {}): never {
  const { status, ...body } = refusals[code];
  throw new Refusal(status, { errorCode: code, ...body, ...details });
}

import { plain } from './stored-format.ts';
import { cookie, session } from './stored.ts';

export const payerName = 'cf_personal_information';

const definition = { owner: 'express payment', format: plain };

/** Removes the payer's data of an express payment, without the code that reads it. */
export function forgetPayer(): void {
  for (const entry of [session(payerName, definition), cookie(payerName, definition)]) entry.remove();
}

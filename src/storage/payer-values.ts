import { asRecord } from '../domain/as-record.ts';
import type { PersonalInformation } from '../domain/personal-information.ts';
import { json } from './stored-format.ts';
import { cookie, session } from './stored.ts';

const name = 'cf_personal_information';
const definition = { owner: 'express payment', format: json(asPersonalInformation) };

/** The payer's e-mail, phone and billing address; removed when a cart loads whose payment type is Amazon Pay. */
export const personalInformation = /* @__PURE__ */ session(name, definition);

/** The same of an express payment, for the checkout. */
export const personalInformationCookie = /* @__PURE__ */ cookie(name, { ...definition, lifetime: 2 * 60 * 60 });

function asPersonalInformation(value: unknown): PersonalInformation | null {
  const { email, phoneNumber, billingAddress } = asRecord(value) ?? {};
  const address = asRecord(billingAddress);
  const isPerson = typeof email === 'string' && address && [phoneNumber, ...Object.values(address)].every(isTextOrNull);
  return isPerson ? (value as PersonalInformation) : null;
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

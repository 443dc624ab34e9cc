import { asRecord } from '../domain/as-record.ts';
import { addressFields, addressWith, type PersonalInformation } from '../domain/personal-information.ts';
import { payerName } from './forget-payer.ts';
import { json } from './stored-format.ts';
import { cookie, session } from './stored.ts';

/** The payer's e-mail, phone and billing address; removed when a cart loads whose payment type is Amazon Pay. */
export const personalInformation = /* @__PURE__ */ session(payerName, {
  owner: 'express payment',
  format: json(asPersonalInformation),
});

/** The same of an express payment, for the checkout. */
export const personalInformationCookie = /* @__PURE__ */ cookie(payerName, {
  owner: 'express payment',
  lifetime: 2 * 60 * 60,
  format: json(asPersonalInformation),
});

function asPersonalInformation(value: unknown): PersonalInformation | null {
  const person = asRecord(value);
  const address = asRecord(person?.['billingAddress']);
  if (!person || !address || typeof person['email'] !== 'string') return null;
  const { email } = person;
  return {
    email,
    phoneNumber: text(person['phoneNumber']),
    billingAddress: addressWith({
      ...Object.fromEntries(addressFields.map((field) => [field, text(address[field])])),
      additionalInformation: text(address['additionalInformation']) || null,
    }),
    distinctShippingAddressSelected: false,
    customerType: 'Private',
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

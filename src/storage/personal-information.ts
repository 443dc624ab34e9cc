import { asRecord } from '../domain/as-record.ts';
import { addressFields, addressWith, type PersonalInformation } from '../domain/personal-information.ts';

/** Reads personal information. Returns null without an e-mail address or a billing address. */
export function asPersonalInformation(value: unknown): PersonalInformation | null {
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

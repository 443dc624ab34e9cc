const addressFields = [
  'formOfAddress',
  'firstName',
  'lastName',
  'streetName',
  'streetNumber',
  'zipCode',
  'city',
  'countryCode',
] as const;

type AddressTexts = Readonly<Record<(typeof addressFields)[number], string>>;

export interface Address extends AddressTexts {
  readonly additionalInformation: string | null;
}

/** An address whose other fields are empty. */
export function addressWith(fields: Partial<Address>): Address {
  const empty = Object.fromEntries(addressFields.map((field) => [field, ''])) as AddressTexts;
  return { ...empty, additionalInformation: null, ...fields };
}

/** The buyer's data in an express payment. */
export interface PersonalInformation {
  readonly email: string;
  readonly phoneNumber: string;
  readonly billingAddress: Address;
  readonly distinctShippingAddressSelected: false;
  readonly customerType: 'Private';
}

const noTexts = {
  formOfAddress: '',
  firstName: '',
  lastName: '',
  streetName: '',
  streetNumber: '',
  zipCode: '',
  city: '',
  countryCode: '',
};

export interface Address extends Readonly<typeof noTexts> {
  readonly additionalInformation: string | null;
}

/** An address whose other fields are empty. */
export function addressWith(fields: Partial<Address>): Address {
  return { ...noTexts, additionalInformation: null, ...fields };
}

/** The buyer's data in an express payment. */
export interface PersonalInformation {
  readonly email: string;
  readonly phoneNumber: string;
  readonly billingAddress: Address;
  readonly distinctShippingAddressSelected: false;
  readonly customerType: 'Private';
}

export interface Address {
  readonly formOfAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly streetName: string;
  readonly streetNumber: string;
  readonly zipCode: string;
  readonly city: string;
  readonly countryCode: string;
  readonly additionalInformation: string | null;
}

/** The buyer's data in an express payment. */
export interface PersonalInformation {
  readonly email: string;
  readonly phoneNumber: string;
  readonly billingAddress: Address;
  readonly distinctShippingAddressSelected: false;
  readonly customerType: 'Private';
}

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

/** Data of the buyer in an express payment (rulings, 8). */
export interface PersonalInformation {
  readonly email: string;
  readonly phoneNumber: string;
  readonly billingAddress: Address;
  readonly distinctShippingAddressSelected: false;
  readonly customerType: 'Private';
}

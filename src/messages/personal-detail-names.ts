/** What the fields of an order are called where one of them is missing (specification, 5: Checkout data). */
export const personalDetailNames = {
  email: 'E-Mail-Adresse',
  phoneNumber: 'Telefonnummer',
  formOfAddress: 'Anrede',
  firstName: 'Vorname',
  lastName: 'Nachname',
  streetName: 'Straße',
  streetNumber: 'Hausnummer',
  zipCode: 'Postleitzahl',
  city: 'Ort',
  countryCode: 'Land',
  additionalInformation: 'Adresszusatz',
} as const;

export type PersonalDetail = keyof typeof personalDetailNames;

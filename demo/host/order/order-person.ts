import { countryOf } from 'cart-fragment/contract';
import { personalInformation } from 'cart-fragment/storage';
import { currentShop } from '../shop/shops.ts';

export type Person = NonNullable<ReturnType<typeof personalInformation.read>>;

const examplePlaces = {
  DE: { zipCode: '10115', city: 'Berlin' },
  AT: { zipCode: '1010', city: 'Wien' },
  CH: { zipCode: '8001', city: 'Zürich' },
};

/** Returns who orders: as entered in this tab or known from an express payment, else the demo's example customer. */
export function orderPerson(): Person {
  const countryCode = countryOf(currentShop().tenant);
  return (
    personalInformation.read() ?? {
      email: 'kim.muster@example.org',
      phoneNumber: '',
      billingAddress: {
        formOfAddress: '',
        firstName: 'Kim',
        lastName: 'Muster',
        streetName: 'Musterstraße',
        streetNumber: '1',
        ...examplePlaces[countryCode],
        countryCode,
        additionalInformation: null,
      },
      distinctShippingAddressSelected: false,
      customerType: 'Private',
    }
  );
}

export function addressLines({ billingAddress: address }: Person): readonly string[] {
  const { firstName, lastName, streetName, streetNumber, zipCode, city, countryCode, additionalInformation } = address;
  const country = countryCode && new Intl.DisplayNames('de', { type: 'region' }).of(countryCode);
  return [
    `${firstName} ${lastName}`,
    additionalInformation ?? '',
    `${streetName} ${streetNumber}`,
    `${zipCode} ${city}`,
    country ?? '',
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

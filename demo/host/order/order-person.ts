import { countryOf } from 'cart-fragment-contract';
import { personalInformation } from 'cart-fragment/storage';
import { currentShop } from '../shop/shops.ts';

export type Person = NonNullable<ReturnType<typeof personalInformation.read>>;

const examplePlaces = {
  DE: { zipCode: '10115', city: 'Berlin' },
  AT: { zipCode: '1010', city: 'Wien' },
  CH: { zipCode: '8001', city: 'Zürich' },
};

/**
 * Returns who orders: as entered in this tab, else the demo's example customer. The shop of another country asks for an
 * address there.
 */
export function orderPerson(): Person {
  const countryCode = countryOf(currentShop().tenant);
  const entered = personalInformation.read();
  if (entered && entered.billingAddress.countryCode !== countryCode) {
    const { formOfAddress, firstName, lastName } = entered.billingAddress;
    const elsewhere = { streetName: '', streetNumber: '', zipCode: '', city: '', additionalInformation: null };
    return { ...entered, billingAddress: { formOfAddress, firstName, lastName, ...elsewhere, countryCode } };
  }
  return (
    entered ?? {
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

/** Who pays by an express payment, in whatever country. */
export function expressPerson(): Person {
  return personalInformation.read() ?? orderPerson();
}

/** The number of digits of a zip code in the country of the shop. */
export function zipDigits(): number {
  return examplePlaces[countryOf(currentShop().tenant)].zipCode.length;
}

/** Whether the order data have been entered, as the form requires. */
export function isComplete({ email, billingAddress }: Person): boolean {
  const { firstName, lastName, streetName, zipCode, city } = billingAddress;
  const isZipCode = /^\d+$/.test(zipCode) && zipCode.length === zipDigits();
  return isZipCode && [email, firstName, lastName, streetName, city].every((text) => text.trim() !== '');
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

import { describe, expect, it } from 'vitest';
import { payerOfCard, personalInformationOf, type CardBillingDetails, type Payer } from './payer.ts';

const details: CardBillingDetails = {
  name: 'Kim Muster',
  email: 'kim.muster@example.org',
  phone: '+49 30 1234',
  address: { line1: 'Musterstraße 12a', line2: '', city: 'Berlin', postal_code: '10115', country: 'DE' },
};
const payer = payerOfCard(details);
const strict = null;

describe('personalInformationOf', () => {
  it('has everything that the shop validates', () => {
    expect(personalInformationOf(payer, strict)).toEqual({
      information: {
        email: 'kim.muster@example.org',
        phoneNumber: '+49 30 1234',
        billingAddress: {
          formOfAddress: '',
          firstName: 'Kim',
          lastName: 'Muster',
          streetName: 'Musterstraße',
          streetNumber: '12a',
          zipCode: '10115',
          city: 'Berlin',
          countryCode: 'DE',
          additionalInformation: null,
        },
        distinctShippingAddressSelected: false,
        customerType: 'Private',
      },
    });
  });

  it.each<[Partial<Payer>, readonly string[]]>([
    [{ email: null }, ['email']],
    [{ email: ' ' }, ['email']],
    [{ billingAddress: null }, ['name', 'street', 'zipCode', 'city', 'country']],
    [{ billingAddress: { ...payer.billingAddress!, countryCode: '' } }, ['country']],
  ])('names what is missing in %j', (changes, missing) => {
    expect(personalInformationOf({ ...payer, ...changes }, strict)).toEqual({ missing });
  });

  it("uses the tenant's country and requires no address when addresses are not validated", () => {
    const billingAddress = { ...payer.billingAddress!, streetName: '', zipCode: '', city: '', countryCode: 'FR' };
    const read = personalInformationOf({ ...payer, billingAddress }, 'AT');
    expect(read).toMatchObject({ information: { billingAddress: { countryCode: 'AT', lastName: 'Muster' } } });
  });

  it('still requires the e-mail address and the name', () => {
    expect(personalInformationOf(payerOfCard(undefined), 'AT')).toEqual({
      missing: ['email', 'name'],
    });
  });
});

describe('payerOfCard', () => {
  it.each([
    ['Kim Muster', 'Kim', 'Muster'],
    ['Anna Maria  von der Heide', 'Anna Maria  von der', 'Heide'],
    ['Cher', '', 'Cher'],
    ['', '', ''],
  ])('splits the name "%s"', (name, firstName, lastName) => {
    expect(payerOfCard({ ...details, name }).billingAddress).toMatchObject({ firstName, lastName });
  });

  it('leaves details empty that the wallet omits', () => {
    const nothing = { line1: null, line2: null, city: null, postal_code: null, country: null };
    for (const address of [nothing, {}, null, undefined]) {
      const payer = payerOfCard({ name: null, email: null, phone: null, ...(address !== undefined && { address }) });
      expect(personalInformationOf(payer, null)).toEqual({
        missing: ['email', 'name', 'street', 'zipCode', 'city', 'country'],
      });
    }
  });

  it('splits the street', () => {
    const address = { ...details.address, line1: 'Am Markt 5' };
    const split = { streetName: 'Am Markt', streetNumber: '5' };
    expect(payerOfCard({ ...details, address }).billingAddress).toMatchObject(split);
  });

  it('splits a name with a million spaces', () => {
    const name = `Kim${' '.repeat(1_000_000)}Muster x`;
    expect(payerOfCard({ ...details, name }).billingAddress).toMatchObject({ lastName: 'x' });
  });
});

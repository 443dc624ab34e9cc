import { describe, expect, it } from 'vitest';
import { cartWith, codeOf, known, contextOf } from '../testing/build-cart.ts';
import type { ShopTenant } from '../catalog/shop-tenant.ts';
import { computeCart } from './compute-cart.ts';
import { checkPersonalInformation } from './personal-information.ts';

const address = {
  formOfAddress: '',
  firstName: 'Kim',
  lastName: 'Muster',
  streetName: 'Musterstraße',
  streetNumber: '1',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
  additionalInformation: null,
};

function check(method: string, changed: Partial<typeof address> = {}, tenant: ShopTenant = 'JS_DE', email = 'k@m.de') {
  const packaging = method === 'Online' ? 'pdf-1' : 'envelope-1';
  const context = contextOf(tenant);
  const cart = computeCart({ ...cartWith([[known.plain, 1, packaging]], context), shippingMethod: method }, context);
  const person = {
    email,
    phoneNumber: '',
    billingAddress: { ...address, ...changed },
    distinctShippingAddressSelected: false as const,
    customerType: 'Private' as const,
  };
  return codeOf(() => checkPersonalInformation(person, cart, tenant));
}

const vienna = { zipCode: '1010', city: 'Wien', countryCode: 'AT' };
const zurich = { zipCode: '8001', city: 'Zürich', countryCode: 'CH' };

describe('checkPersonalInformation', () => {
  it.each<[string, string, Partial<typeof address>, ShopTenant, number | null]>([
    ['a German address', 'Standard', {}, 'JS_DE', null],
    ['Austria by standard', 'Standard', vienna, 'JS_DE', null],
    ['Austria by express', 'Express', vienna, 'JS_DE', 100],
    ['Switzerland from a German shop', 'Standard', zurich, 'MD_DE', 102],
    ['Switzerland from the Swiss shop', 'Standard', zurich, 'MD_CH', null],
    ['Germany from the Swiss shop', 'Standard', {}, 'MD_CH', 102],
    ['an unknown country', 'Standard', { countryCode: 'XX' }, 'JS_DE', 102],
    ['an island by express', 'Express', { zipCode: '27498' }, 'JS_DE', 104],
    ['an island by standard', 'Standard', { zipCode: '27498' }, 'JS_DE', null],
    ['a parcel station', 'Standard', { streetName: 'Packstation' }, 'JS_DE', 105],
    ['any country by e-mail', 'Online', zurich, 'JS_DE', null],
    ['a zip code of another country', 'Standard', { zipCode: '1010' }, 'JS_DE', 606],
    ['no city', 'Standard', { city: ' ' }, 'JS_DE', 606],
  ])('refuses %s (%s) with the code of the catalog', (_, method, changed, tenant, code) => {
    expect(check(method, changed, tenant)).toBe(code);
  });

  it('refuses an invalid e-mail address', () => {
    expect(check('Standard', {}, 'JS_DE', 'kim')).toBe(606);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import * as registry from './registry.ts';
import type { Stored } from './stored.ts';

type Entry = Pick<Stored<unknown>, 'name' | 'kind' | 'lifetime' | 'remove'>;
const entries = Object.values<object>(registry).filter((value) => typeof value === 'object') as Entry[];

beforeEach(() => {
  entries.forEach((entry) => entry.remove());
});

describe('the registry', () => {
  it('contains every entry of the shop with its kind and lifetime', () => {
    expect(entries.map(({ kind, name, lifetime }) => `${kind} ${name} ${lifetime ?? ''}`.trim())).toEqual(
      expect.arrayContaining([
        'cookie cf_wishlist 31536000',
        'cookie cf_personal_information 7200',
        'cookie cf_redemption 86400',
        'cookie cf_settings 31536000',
        'cookie cf_tracking_client_id 315360000',
        'cookie cf_tracking_session_id',
        'local cf_last_seen',
        'local cf_search_history',
        'local cf_customer_deletion_notification',
        'local cf_tracked_order_id',
        'local cf_number_of_cart_items',
        'local cf_analytics',
        'session cf_order_id',
        'session cf_payment_order_id',
        'session cf_paypal_order_id',
        'session cf_card_client_secret',
        'session cf_personal_information',
        'session cf_welcome_popup',
        'session cf_confirmed_cart',
        'session cf_cart_emptied',
        'session cf_pending_changes 600',
        'session cf_wishes_without_room',
        'local cf_customers_wishes',
        'session cf_offline_products',
      ]),
    );
    expect(entries).toHaveLength(24);
  });

  it('stores plain values that the pages of the shop can read', () => {
    registry.orderId.write('1-JD-1000');
    registry.numberOfCartItems.write(3);
    registry.welcomePopup.write(true);
    expect(sessionStorage.getItem('cf_order_id')).toBe('1-JD-1000');
    expect(localStorage.getItem('cf_number_of_cart_items')).toBe('3');
    expect(sessionStorage.getItem('cf_welcome_popup')).toBe('1');
  });
});

describe('numberOfCartItems', () => {
  it('is removed at 0', () => {
    registry.numberOfCartItems.write(2);
    registry.numberOfCartItems.write(0);
    expect(localStorage.getItem('cf_number_of_cart_items')).toBeNull();
  });

  it.each(['-1', '0', '1.5', '1e3', 'viele', '99999999999'])('ignores %s', (text) => {
    localStorage.setItem('cf_number_of_cart_items', text);
    expect(registry.numberOfCartItems.read()).toBeNull();
  });
});

describe('rememberProduct', () => {
  it('retains the last twelve distinct products, newest first', () => {
    for (let id = 1; id <= 14; id++) registry.rememberProduct(`p-${id}`);
    registry.rememberProduct('p-5');
    const ids = ['p-5', ...[14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((id) => `p-${id}`)];
    expect(JSON.parse(localStorage.getItem('cf_last_seen') ?? '')).toEqual(ids);
  });
});

describe('rememberSearch', () => {
  it('retains distinct search terms, newest first', () => {
    ['Ballon', ' Thai   Kochkurs ', '  ', 'Ballon'].forEach(registry.rememberSearch);
    expect(registry.searchHistory.read()).toEqual(['Ballon', 'Thai Kochkurs']);
  });
});

describe('personalInformation', () => {
  const person = {
    email: 'kim@example.org',
    phoneNumber: '030 1234',
    billingAddress: {
      formOfAddress: 'other',
      firstName: 'Kim',
      lastName: 'Muster',
      streetName: 'Musterstraße',
      streetNumber: '1',
      zipCode: '10115',
      city: 'Berlin',
      countryCode: 'DE',
      additionalInformation: null,
    },
    distinctShippingAddressSelected: false,
    customerType: 'Private',
  } as const;

  it('is read as it was written, from the cookie and the session storage', () => {
    for (const entry of [registry.personalInformation, registry.personalInformationCookie]) {
      entry.write(person);
      expect(entry.read()).toEqual(person);
    }
  });

  it.each([
    '[]',
    '{}',
    '{"email":"a@b"}',
    '{"email":7,"billingAddress":{}}',
    '{"email":"a@b","phoneNumber":7,"billingAddress":{}}',
    '{"email":"a@b","phoneNumber":"","billingAddress":{"zipCode":[]}}',
  ])('drops %s', (text) => {
    sessionStorage.setItem('cf_personal_information', text);
    expect(registry.personalInformation.read()).toBeNull();
    expect(sessionStorage.getItem('cf_personal_information')).toBeNull();
  });
});

describe('analyticsData', () => {
  it('never reads a prototype', () => {
    localStorage.setItem('cf_analytics', '{"__proto__":{"polluted":true},"seen":1}');
    expect(registry.analyticsData.read()).toEqual({ seen: 1 });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

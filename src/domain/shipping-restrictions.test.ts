import { describe, expect, it } from 'vitest';
import { price } from '../test-support/cart-builders.ts';
import { canShip, expressWarning, isExpress, shippingCountries } from './shipping-restrictions.ts';
import { countryCodes } from './tenant.ts';

describe('shippingCountries', () => {
  it.each([
    ['Express', 'JS_DE', ['DE']],
    ['BoxExpress', 'MD_CH', ['DE']],
    ['Standard', 'JS_DE', ['DE', 'AT', 'IT']],
    ['BoxStandard', 'MD_AT', ['DE', 'AT', 'IT']],
    ['Standard', 'MD_CH', ['DE', 'AT', 'IT', 'CH']],
    ['Online', 'JS_DE', null],
    ['Drone', 'JS_DE', null],
  ] as const)('%s from %s', (method, tenant, countries) => {
    expect(shippingCountries(method, tenant)).toEqual(countries);
  });

  it.each([
    ['Standard', 'MD_CH', ['CH']],
    ['Standard', 'JS_DE', []],
    ['Express', 'MD_CH', []],
  ] as const)('%s from %s, within Switzerland only', (method, tenant, countries) => {
    expect(shippingCountries(method, tenant, true)).toEqual(countries);
  });
});

describe('canShip', () => {
  it('allows e-mail to any country', () => {
    expect(countryCodes.every((country) => canShip('Online', country, 'JS_DE'))).toBe(true);
  });

  it.each([
    ['Express', 'AT', 'JS_AT', false],
    ['Express', 'DE', 'MD_CH', true],
    ['Standard', 'CH', 'MD_CH', true],
    ['Standard', 'CH', 'MD_DE', false],
    ['Standard', 'GB', 'MD_CH', false],
    ['BoxStandard', 'IT', 'JS_DE', true],
  ] as const)('%s to %s from %s: %s', (method, country, tenant, can) => {
    expect(canShip(method, country, tenant)).toBe(can);
  });
});

describe('isExpress', () => {
  it.each([
    ['Online', false],
    ['Standard', false],
    ['BoxStandard', false],
    ['Express', true],
    ['BoxExpress', true],
    ['Drone', false],
  ])('of %s is %s', (method, express) => {
    expect(isExpress(method)).toBe(express);
  });
});

describe('expressWarning', () => {
  it.each([
    ['Xmas-Express-Delivery', 'Zu spät?'],
    ['Xmas-Express-Delivery-Hint', 'Zu spät?'],
    ['Details', null],
  ])('recognizes the label %s', (label, warning) => {
    const details = { label, description: 'Zu spät?' };
    expect(expressWarning({ method: 'Express', title: '', subtitle: '', price: price(0), details })).toBe(warning);
  });

  it('is null without details', () => {
    expect(expressWarning({ method: 'Express', title: '', subtitle: '', price: price(0), details: null })).toBeNull();
  });
});

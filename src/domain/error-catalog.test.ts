import { expect, it } from 'vitest';
import { knownErrorCategory, readErrorCategory, readErrorCode } from './error-catalog.ts';

it.each([
  ['discount_error', 'discount_error', 'discount_error'],
  ['DiscountError', 'discount_error', 'discount_error'],
  ['shippingInvalidCountry', 'shipping_invalid_country', 'shipping_invalid_country'],
  ['cosmic_rays', 'cosmic_rays', null],
])('reads the category %s as %s, known as %s', (value, category, known) => {
  expect(readErrorCategory(value)).toBe(category);
  expect(knownErrorCategory(readErrorCategory(value))).toBe(known);
});

it('has no category for null', () => {
  expect(knownErrorCategory(null)).toBeNull();
});

it.each([
  ['702', 702],
  [' 702 ', 702],
  ['', ''],
  [' ', ' '],
  [702, 702],
  [true, true],
  [null, null],
  ['drei', Number.NaN],
])('reads the code %j as %j', (value, code) => {
  expect(readErrorCode(value)).toBe(code);
});

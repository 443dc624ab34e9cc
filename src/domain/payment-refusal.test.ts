import { describe, expect, it } from 'vitest';
import { expressRefusal } from './error-message-key.ts';
import { refusalOf, returnsToCart } from './payment-refusal.ts';

describe('expressRefusal', () => {
  it.each([
    [100, 'expressCountry', true],
    [103, 'expressCountry', true],
    [104, 'zipCode', true],
    [300, 'reservation', true],
    [606, 'input', false],
    [500, 'address', false],
    [-1, 'address', false],
  ] as const)('maps %i to %s', (code, refusal, redirects) => {
    expect(expressRefusal(code)).toBe(refusal);
    expect(returnsToCart(refusal)).toBe(redirects);
  });
});

describe('refusalOf', () => {
  it.each([
    ['express_shipping_invalid_country', 9999, 'expressCountry'],
    ['shipping_invalid_country', 9999, 'expressCountry'],
    ['express_shipping_invalid_zip_code', 9999, 'zipCode'],
    ['failed_reservation_error', 9999, 'reservation'],
    ['input_validation_error', 0, 'input'],
    ['general_address_error', 0, 'address'],
    ['discount_error', 300, null],
    ['of_another_catalog', 104, 'zipCode'],
    [null, 300, 'reservation'],
    [null, 606, 'input'],
    [null, 9999, 'address'],
    [null, 500, null],
    [null, 907, null],
  ])('prefers category %s to code %i: %s', (category, errorCode, expected) => {
    expect(refusalOf({ category, errorCode })).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { expressRefusal, returnsToCart } from './express-refusal.ts';

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

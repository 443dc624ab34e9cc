import { describe, expect, it } from 'vitest';
import { buildCart } from '../test-support/cart-builders.ts';
import { beginCheckout } from './ga4-cart-events.ts';

const begin = (step: unknown) => beginCheckout(buildCart(), step as never, 'JS_DE');

describe('beginCheckout', () => {
  it.each([
    [1, 'cart'],
    [2, 'checkout'],
    [3, 'last check'],
  ] as const)('takes step %i or its name, %s', (step, name) => {
    const ecommerce = { checkout_step: step, checkout_step_name: name };
    expect(begin(step)).toMatchObject({ event: 'begin_checkout', ecommerce });
    expect(begin(name)).toEqual(begin(step));
  });

  it.each([0, 4, -1, 1.5, Number.NaN])('throws for %d', (step) => {
    expect(() => begin(step)).toThrow('Invalid checkout step');
  });

  it.each(['', 'Cart', 'payment', '1'])('throws for "%s"', (name) => {
    expect(() => begin(name)).toThrow('Invalid checkout step');
  });
});

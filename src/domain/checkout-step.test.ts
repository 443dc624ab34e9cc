import { describe, expect, it } from 'vitest';
import { checkoutStepName, checkoutStepOf } from './checkout-step.ts';

describe('checkoutStepName and checkoutStepOf', () => {
  it.each([
    [1, 'cart'],
    [2, 'checkout'],
    [3, 'last check'],
  ] as const)('map %i to %s and back', (step, name) => {
    expect(checkoutStepName(step)).toBe(name);
    expect(checkoutStepOf(name)).toBe(step);
  });

  it.each([0, 4, -1, 1.5, Number.NaN])('throw for %d', (step) => {
    expect(() => checkoutStepName(step)).toThrow('Invalid checkout step');
  });

  it.each(['', 'Cart', 'payment'])('throw for "%s"', (name) => {
    expect(() => checkoutStepOf(name)).toThrow('Invalid checkout step');
  });
});

import { describe, expect, it } from 'vitest';
import type { Money } from './money.ts';
import { percentOff } from './percent-off.ts';

const euros = (amount: number): Money => ({ amount, currencyCode: 'EUR' });

describe('percentOff', () => {
  it.each([
    [100, 80, 20],
    [99.9, 79.9, 20],
    [79.9, 53.5, 33],
    [0.3, 0.1, 66],
    [100, 99.5, null],
    [80, 80, null],
    [80, 100, null],
    [0, 0, null],
  ])('of %d reduced to %d is %s', (original, price, percent) => {
    expect(percentOff(euros(original), euros(price))).toBe(percent);
  });
});

import { describe, expect, it } from 'vitest';
import { quantityChoices } from './quantity.ts';

describe('quantityChoices', () => {
  it.each([1, 25])('offers 1 to 25 at %i', (current) => {
    expect(quantityChoices(current)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  });

  it.each([26, 40])('adds %i, which the server confirmed', (current) => {
    const choices = quantityChoices(current);
    expect(choices).toHaveLength(26);
    expect(choices.at(-1)).toBe(current);
  });
});

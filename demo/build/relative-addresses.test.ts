import { describe, expect, it } from 'vitest';
import { relativeAddresses } from './relative-addresses.ts';

describe('relativeAddresses', () => {
  it.each([
    ['<img src="https://page.invalid/images/a.svg">', '<img src="images/a.svg">'],
    ['<a href="https://page.invalid/">', '<a href="./">'],
    ['{"baseUrl":"https://page.invalid/shop/js_de/"}', '{"baseUrl":"shop/js_de/"}'],
    ['<a href="https://elsewhere.example/">', '<a href="https://elsewhere.example/">'],
  ])('turns %s into %s', (rendered, expected) => {
    expect(relativeAddresses(rendered)).toBe(expected);
  });
});

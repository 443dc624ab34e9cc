import { describe, expect, it } from 'vitest';
import { makeRelative, placeholderPage } from './relative-urls.ts';

describe('makeRelative', () => {
  it.each([
    ['shop/', 'a', './shop/a'],
    ['./', 'a', './a'],
    ['../shop/', 'a', '../shop/a'],
    ['../../', 'a', '../../a'],
    ['/shop/', 'a', '/shop/a'],
    ['shop/', '/wishlist', '/wishlist'],
    ['https://shop.example/', 'a', 'https://shop.example/a'],
  ])('turns the URL of %s and %s into one relative to any page', (baseUrl, url, expected) => {
    const resolved = new URL(url, new URL(baseUrl, placeholderPage)).href;
    const relative = makeRelative(`<a href="${resolved}">`);
    expect(relative).toBe(`<a href="${expected}">`);
    const page = 'https://host.example/x/y/z/warenkorb';
    expect(new URL(expected, page).href).toBe(new URL(url, new URL(baseUrl, page)).href);
  });
});

import { describe, expect, it } from 'vitest';
import { productPageOf } from './product-redirect.ts';

describe('productPageOf', () => {
  it.each([
    ['shop/js_de/experiences/p-1001', 'product.html?id=p-1001&tenant=JS_DE'],
    ['deep/folder/shop/MD_CH/experiences/a%2Fb', 'deep/folder/product.html?id=a%2Fb&tenant=MD_CH'],
    [
      'shop/md_at/availabilities/p-1002/e-5002?selectedDate=2027-04-17',
      'product.html?id=p-1002&tenant=MD_AT&selectedDate=2027-04-17',
    ],
  ])('maps %s to %s', (address, page) => {
    expect(productPageOf(`https://demo.example/${address}`)).toBe(`https://demo.example/${page}`);
  });

  it.each([
    'shop/js_de/api/cart',
    'shop/unknown/experiences/p-1001',
    'experiences/p-1001',
    'shop/js_de/experiences/',
    'shop/js_de/experiences/%E0%A4%A',
    '/evil.example/shop/js_de/experience/p-1001',
  ])('returns null for %s', (address) => {
    expect(productPageOf(`https://demo.example/${address}`)).toBeNull();
  });

  it('never returns a URL of another host', () => {
    expect(productPageOf('https://demo.example//evil.example/shop/js_de/experiences/p-1')).toMatch(
      /^https:\/\/demo\.example\//,
    );
  });
});

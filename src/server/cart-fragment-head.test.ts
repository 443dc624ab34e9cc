import { describe, expect, it } from 'vitest';
import { cartFragmentHead } from './cart-fragment-head.ts';

const program = '<link rel="modulepreload" href="/cart/cart-fragment.program.js">';

describe('cartFragmentHead', () => {
  it.each(['/cart', '/cart/'])('preloads only the program from %s without a baseUrl', (packageUrl) => {
    expect(cartFragmentHead({ packageUrl })).toBe(program);
  });

  it.each([
    ['https://shop.example/', undefined, 'https://shop.example/api/cart', 'anonymous'],
    ['https://shop.example/', 'https://shop.example/warenkorb', 'https://shop.example/api/cart', 'anonymous'],
    ['https://api.example/', 'https://shop.example/warenkorb', 'https://api.example/api/cart', 'use-credentials'],
    ['shop/js_de/', undefined, './shop/js_de/api/cart', 'anonymous'],
    ['/', undefined, '/api/cart', 'anonymous'],
  ])(
    'preloads the cart of %s with the credentials mode of the element on %s',
    (baseUrl, pageUrl, href, crossorigin) => {
      expect(cartFragmentHead({ packageUrl: '/cart/', baseUrl, ...(pageUrl && { pageUrl }) })).toBe(
        `${program}\n<link rel="preload" as="fetch" href="${href}" crossorigin="${crossorigin}">`,
      );
    },
  );

  it('escapes its options and adds the nonce', () => {
    const head = cartFragmentHead({ packageUrl: '/"><script>', nonce: 'n"1' });
    expect(head).toBe(
      '<link rel="modulepreload" href="/&quot;&gt;&lt;script&gt;/cart-fragment.program.js" nonce="n&quot;1">',
    );
  });
});

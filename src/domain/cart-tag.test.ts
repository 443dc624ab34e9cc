import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTag } from './cart-tag.ts';

describe('cartTag', () => {
  it('is the id and the version of the cart in quotes', () => {
    expect(cartTag({ cartId: 'cart-1', cartVersion: 17 })).toBe('"cart-1.17"');
  });

  it('is a valid header for every id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), (cartId, cartVersion) => {
        const headers = new Headers({ 'If-Match': cartTag({ cartId, cartVersion }) });
        expect(headers.get('If-Match')).toMatch(/^"[!#-~]*\.\d+"$/);
      }),
    );
  });
});

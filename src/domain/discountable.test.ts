import { describe, expect, it } from 'vitest';
import { buildProduct, price } from '../test-support/cart-builders.ts';
import { isDiscountable } from './discountable.ts';

describe('isDiscountable', () => {
  it.each([
    ['an experience', {}, true],
    ['a box', { productType: 'Box' }, true],
    ['a value voucher', { productType: 'ValueVoucher' }, false],
    ['gift wrap', { productType: 'GiftWrap' }, false],
    ['an unknown product', { productType: 'Hovercraft' }, false],
    ['a reduced experience', { originalPrice: price(99.9) }, false],
  ])('for %s', (_, changes, expected) => {
    expect(isDiscountable(buildProduct(changes))).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { buildItem, buildProduct, price } from '../test-support/cart-builders.ts';
import { isDiscountable } from './discountable.ts';

describe('isDiscountable', () => {
  it.each([
    ['an experience', {}, true],
    ['a box', { productType: 'Box' }, true],
    ['a value voucher', { productType: 'ValueVoucher' }, false],
    ['gift wrap', { productType: 'GiftWrap' }, false],
    ['an unknown product', { productType: 'Hovercraft' }, false],
    ['a reduced experience', { originalPrice: price(99.9) }, false],
    ['an experience that costs what it has cost', { originalPrice: price(49.9), price: price(49.9) }, true],
    ['an experience with a strike price', { discountType: 'StrikePrice' }, false],
    ['an experience with a discount for friends', { discountType: 'FriendDiscount' }, false],
  ])('for %s', (_, changes, expected) => {
    expect(isDiscountable(buildItem({ product: buildProduct(changes) }))).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { buildItem, buildProduct, price } from '../test-support/cart-builders.ts';
import { priceCategoryOf } from './price-category.ts';

describe('priceCategoryOf', () => {
  it.each([
    ['regular', buildItem()],
    ['special', buildItem({ product: buildProduct({ discountType: 'StrikePrice' }) })],
    ['special', buildItem({ product: buildProduct({ originalPrice: price(99.9) }) })],
    ['regular', buildItem({ product: buildProduct({ originalPrice: price(79.9) }) })],
    ['friends discount', buildItem({ product: buildProduct({ discountType: 'FriendDiscount' }) })],
    ['friends discount', buildItem({ discount: { campaign: 'FRIENDS' } })],
    ['friends discount', buildItem({ discount: { campaign: 'Friends' } })],
    ['regular', buildItem({ discount: { campaign: 'SOMMER' } })],
  ])('recognizes %s', (category, item) => {
    expect(priceCategoryOf(item)).toBe(category);
  });
});

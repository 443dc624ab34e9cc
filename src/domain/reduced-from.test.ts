import { expect, it } from 'vitest';
import { buildProduct, price } from '../test-support/cart-builders.ts';
import { reducedFrom } from './reduced-from.ts';

it.each([
  ['nothing', { originalPrice: null }, null],
  ['a higher price', { originalPrice: price(99.9) }, price(99.9).gross],
  ['the same price', { originalPrice: price(79.9) }, null],
  ['a lower price', { originalPrice: price(59.9) }, null],
  ['a price that differs by less than a cent', { price: price(0.3), originalPrice: price(0.1 + 0.2) }, null],
])('reducedFrom reads %s before', (_, prices, from) => {
  expect(reducedFrom(buildProduct({ price: price(79.9), ...prices }))).toEqual(from);
});

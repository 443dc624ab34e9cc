import { describe, expect, it } from 'vitest';
import { buildCart, buildItem, price } from '../test-support/cart-builders.ts';
import { cartSentence } from './cart-sentence.ts';

describe('cartSentence', () => {
  it.each([
    ['counts pieces', [2, 1], 429.5, '3 Artikel im Warenkorb, die Gesamtsumme beträgt 429,50\u00a0€.'],
    ['describes a single item', [1], 79.9, '1 Artikel im Warenkorb, die Gesamtsumme beträgt 79,90\u00a0€.'],
    ['describes the empty cart', [], 0, '0 Artikel im Warenkorb, die Gesamtsumme beträgt 0,00\u00a0€.'],
  ])('%s', (_, quantities, total, sentence) => {
    const items = quantities.map((quantity) => buildItem({ quantity }));
    expect(cartSentence(buildCart({ items, total: price(total) }))).toBe(sentence);
  });
});

import { describe, expect, it } from 'vitest';
import type { Cart } from '../domain/cart.ts';
import { buildCart, buildItem, buildPackaging, price } from '../test-support/cart-builders.ts';
import { largestReason, shippingNote, sumNotes } from './sum-notes.ts';

const titles: Readonly<Record<string, string>> = {
  Standard: 'Standardversand',
  BoxStandard: 'Standardversand für Boxen',
  Online: 'Online (PDF)',
};

function cartWith(method: string, shipping: number, packaging: number, changes: Partial<Cart> = {}): Cart {
  const selectedPackaging = { ...buildPackaging('GiftBox'), title: 'Geschenkbox', price: price(packaging) };
  return buildCart({
    items: [buildItem({ total: price(100), selectedPackaging })],
    packagingTotal: price(packaging),
    shipping: { method, price: price(shipping) },
    total: price((10_000 + Math.round((shipping + packaging) * 100)) / 100),
    availableShippingMethods: Object.entries(titles).map(([name, title]) => ({
      method: name,
      title,
      subtitle: '',
      price: null,
      details: null,
    })),
    ...changes,
  });
}

const before = cartWith('Standard', 4.9, 3.9);
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('shippingNote', () => {
  it.each([
    [cartWith('BoxStandard', 5.9, 3.9), 'Versand jetzt 5,90 € (Standardversand für Boxen)'],
    [cartWith('BoxStandard', 5.9, 3.9, { availableShippingMethods: [] }), 'Versand jetzt 5,90 €'],
    [cartWith('Online', 0, 3.9), 'Versand jetzt kostenlos'],
    [cartWith('Online', 0, 3.9, { shipping: { method: null, price: price(0) } }), ''],
    [before, ''],
  ])('says why the price is another one: %#', (after, note) => {
    expect(plain(shippingNote(before, after))).toBe(note);
  });
});

describe('sumNotes', () => {
  it.each([
    [
      cartWith('BoxStandard', 5.9, 7.9),
      { packaging: '+4,00 €', shipping: 'Versand jetzt 5,90 € (Standardversand für Boxen)', total: '+5,00 €' },
    ],
    [cartWith('Online', 0, 3.9), { shipping: '-4,90 €', total: 'Versand jetzt kostenlos' }],
    [cartWith('Standard', 4.9, 3.9, { total: price(108.81) }), { total: '+0,01 €' }],
    [
      cartWith('Standard', 4.9, 3.9, { totalDiscount: price(10).gross, total: price(98.8) }),
      { discount: '-10,00 €', savings: '+10,00 €', total: '-10,00 €' },
    ],
    [before, {}],
  ])('names what has changed: %#', (after, notes) => {
    const named = Object.entries(sumNotes(before, after)).map(([kind, note]) => [kind, plain(note)]);
    expect(Object.fromEntries(named)).toEqual(notes);
  });
});

describe('largestReason', () => {
  it.each([
    [cartWith('BoxStandard', 5.9, 7.9), 'Verpackung +4,00 €'],
    [cartWith('Online', 0, 4.9), 'Versand -4,90 €'],
    [cartWith('Standard', 4.9, 3.9, { total: price(108.81) }), undefined],
  ])('names the row that has changed the total most: %#', (after, reason) => {
    expect(plain(largestReason(before, after))).toBe(reason);
  });
});

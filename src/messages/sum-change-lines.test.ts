import { describe, expect, it } from 'vitest';
import type { Cart } from '../domain/cart.ts';
import { buildCart, buildItem, buildPackaging, price } from '../test-support/cart-builders.ts';
import { sumChangeLines } from './sum-change-lines.ts';

const titles: Readonly<Record<string, string>> = {
  Standard: 'Standardversand',
  BoxStandard: 'Standardversand für Boxen',
  Express: 'Expressversand',
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

describe('sumChangeLines', () => {
  it.each([
    [
      cartWith('BoxStandard', 5.9, 7.9),
      ['+4,00 € Geschenkbox · +1,00 € Versand für Boxen', 'Versand jetzt 5,90 € (Standardversand für Boxen)'],
    ],
    [cartWith('Express', 14.9, 3.9), ['+10,00 € Expressversand', 'Versand jetzt 14,90 € (Expressversand)']],
    [cartWith('Standard', 3.9, 3.9), ['-1,00 € Versand', 'Versand jetzt 3,90 € (Standardversand)']],
    [cartWith('Online', 0, 3.9), ['-4,90 € Versand', 'Versand jetzt kostenlos']],
    [
      cartWith('BoxStandard', 5.9, 3.9, { availableShippingMethods: [] }),
      ['+1,00 € Versand', 'Versand jetzt 5,90 € (Standardversand für Boxen)'],
    ],
    [cartWith('Online', 0, 3.9, { shipping: { method: null, price: price(0) } }), ['-4,90 € Versand']],
    [cartWith('Standard', 4.9, 3.9, { total: price(108.81) }), ['+0,01 € Sonstiges']],
    [cartWith('Standard', 4.9, 3.9, { totalDiscount: price(10).gross, total: price(98.8) }), ['-10,00 € Rabatt']],
    [
      cartWith('Standard', 4.9, 3.9, {
        totalDiscount: price(10).gross,
        coupon: { code: 'FRIENDS' },
        total: price(98.8),
      }),
      ['-10,00 € Freunde-Rabatt'],
    ],
    // A voucher pays for the difference.
    [cartWith('Standard', 5.9, 3.9, { total: price(108.8) }), ['Versand jetzt 5,90 € (Standardversand)']],
    [before, []],
  ])('explains the change to %#', (after, lines) => {
    expect(sumChangeLines(before, after).map((line) => line.replaceAll('\u00a0', ' '))).toEqual(lines);
  });

  it('compares no currencies', () => {
    const francs = { gross: { amount: 1, currencyCode: 'CHF' as const } };
    expect(sumChangeLines(before, { ...before, total: francs })).toEqual([]);
  });
});

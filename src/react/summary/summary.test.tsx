import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { euros, testCart, testData } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready, type FakeStore } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { Summary } from './summary.tsx';
import { intents, openEntry } from '../../store/testing/intents.ts';

function render(store: FakeStore) {
  const { container } = renderPart(<Summary />, store);
  return () =>
    [...container.querySelectorAll('.summary-rows > div')].map((row) => row.textContent.replaceAll('\u00a0', ' '));
}

const summary = (name: RegExp) => screen.getByRole('region', { name });

describe('Summary', () => {
  it('shows the confirmed sums, marked while a change is pending', () => {
    const cart = testCart({ shipping: { method: 'Standard', price: { gross: euros(4.9) } } });
    const store = createFakeStore(ready(cart));
    const rows = render(store);
    const confirmed = ['Artikel20,00 €', 'Versand4,90 €', 'Gesamtsummeinkl. MwSt.20,00 €'];
    expect(rows()).toEqual(confirmed);
    expect(summary(/^Zusammenfassung$/).getAttribute('aria-busy')).toBe('false');

    update(store, { log: [openEntry(intents.quantity('1', 9))] });
    expect(rows()).toEqual(confirmed);
    expect(summary(/wird aktualisiert$/).getAttribute('aria-busy')).toBe('true');
  });

  it('says beside their amounts what has changed, while that is new', () => {
    const cart = testCart({ shipping: { method: 'Standard', price: { gross: euros(4.9) } } });
    const store = createFakeStore(ready(cart));
    const rows = render(store);
    const notes = { shipping: 'Versand jetzt 4,90 € (Standard)', total: '+10,00 €' };
    update(store, { sumChange: { from: cart, told: { notes, largest: undefined, shippingSince: () => '' } } });
    expect(rows()).toEqual([
      'Artikel20,00 €',
      'VersandVersand jetzt 4,90 € (Standard)4,90 €',
      'Gesamtsumme+10,00 €inkl. MwSt.20,00 €',
    ]);
    update(store, { sumChange: null });
    expect(rows()[1]).toBe('Versand4,90 €');
  });

  it.each([
    ['is sent', { status: 'sending' }, true],
    ['is looked up', { status: 'verifying' }, true],
    ['waits for the network', { status: 'paused' }, false],
    ['has failed', { status: 'failed', failure: { kind: 'connection' } }, false],
  ] as const)('is marked as being updated while a change %s: %o', (_, values, marked) => {
    const store = createFakeStore(ready(testCart()));
    render(store);
    update(store, { log: [openEntry(intents.quantity('1', 9), values)] });
    expect(summary(/^Zusammenfassung/).getAttribute('aria-busy')).toBe(String(marked));
    expect(summary(/^Zusammenfassung/).textContent.includes('wird aktualisiert')).toBe(marked);
  });

  it.each([
    ['redemption', ['Restwert25,00 CHF']],
    ['shopping', []],
  ] as const)('names every sum, with the remaining value only in redemption mode: %s', (mode, leftover) => {
    const francs = (amount: number) => ({ amount, currencyCode: 'CHF' as const });
    const [item] = testCart().items;
    if (!item) throw new Error('no item');
    const product = { ...item.product, price: { gross: francs(80) }, originalPrice: { gross: francs(100) } };
    const cart = testCart({
      items: [{ ...item, product, total: { gross: francs(80) } }],
      packagingTotal: { gross: francs(7.9) },
      shipping: { method: 'Standard', price: { gross: francs(4.9) } },
      totalDiscount: francs(10),
      vouchers: [{ id: 'GS-77', balance: francs(75), deductedAtPurchase: francs(50) }],
      total: { gross: francs(32.8) },
      leftoverTotal: { gross: francs(25) },
    });
    const rows = render(createFakeStore({ ...ready(cart), data: testData({ mode }) }));
    expect(rows()).toEqual([
      'Artikel80,00 CHF',
      'Verpackung7,90 CHF',
      'Versand4,90 CHF',
      'Rabatt-10,00 CHF',
      'Gutscheine-50,00 CHF',
      'Gesamtsummeinkl. MwSt.32,80 CHF',
      'Deine Ersparnis30,00 CHF',
      ...leftover,
    ]);
  });
});

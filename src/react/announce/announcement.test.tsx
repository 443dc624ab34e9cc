import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { testCart, testItem } from '../../store/testing/test-cart.ts';
import type { Cart } from '../../domain/cart.ts';
import type { Removal } from '../../store/cart/removal.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderCart, renderPart, update } from '../testing/render.tsx';
import { Announcement } from './announcement.tsx';
import { intents, openEntry } from '../../store/testing/intents.ts';

const pending = openEntry(intents.quantity('1', 3));
const cart = (cartVersion: number, quantity: number) =>
  ready(testCart({ cartVersion, items: [testItem({ id: '1', quantity })] }));

describe('Announcement', () => {
  it('announces one sentence after a burst of changes, and nothing on the first load', () => {
    const store = createFakeStore();
    const page = renderCart(store);
    const region = page.getByRole('status');
    update(store, cart(1, 1));
    expect(region.textContent).toBe('');

    update(store, { log: [pending] });
    update(store, cart(2, 2));
    expect(region.textContent).toBe('');
    update(store, { ...cart(3, 3), log: [] });
    expect(region.textContent).toBe('3 Artikel im Warenkorb, die Gesamtsumme beträgt 30,00\u00a0€.');
    expect(page.getByRole('status')).toBe(region);
  });

  it('announces a change of an earlier page that is pending when the first cart is shown', () => {
    const store = createFakeStore();
    renderPart(<Announcement />, store);
    update(store, { ...cart(1, 1), log: [pending] });
    update(store, { ...cart(2, 3), log: [] });
    expect(screen.getByRole('status').textContent).toMatch(/^3 Artikel/);
  });

  it('announces a change while another one has failed', () => {
    const store = createFakeStore(cart(1, 1));
    renderPart(<Announcement />, store);
    update(store, { log: [{ ...pending, status: { kind: 'failed', failure: { kind: 'connection' } } }] });
    update(store, cart(2, 2));
    expect(screen.getByRole('status').textContent).toMatch(/^2 Artikel/);
  });

  it('repeats an equal sentence for another change', () => {
    const store = createFakeStore(cart(1, 1));
    renderPart(<Announcement />, store);
    const region = screen.getByRole('status');
    update(store, cart(2, 2));
    const first = region.textContent;
    update(store, cart(3, 2));
    expect(region.textContent).not.toBe(first);
    expect(region.textContent.trim()).toBe(first);
  });

  it('adds the new price of the shipping, once that is known', () => {
    const store = createFakeStore(cart(1, 1));
    renderPart(<Announcement />, store);
    const sumChange = { from: testCart(), told: null };
    update(store, { ...cart(2, 2), sumChange });
    expect(screen.getByRole('status').textContent).toBe('');
    const told = { notes: {}, largest: undefined, shippingSince: () => 'Versand jetzt kostenlos' };
    update(store, { sumChange: { ...sumChange, told } });
    const sentence = '2 Artikel im Warenkorb, die Gesamtsumme beträgt 20,00\u00a0€. Versand jetzt kostenlos.';
    expect(screen.getByRole('status').textContent).toBe(sentence);
    update(store, { sumChange: null });
    expect(screen.getByRole('status').textContent).toBe(sentence);
  });

  it('says a new price of the shipping once, although two changes of the sums are shown together', () => {
    const store = createFakeStore(cart(1, 1));
    renderPart(<Announcement />, store);
    const shippingSince = (read: Cart) => (read.cartVersion < 2 ? 'Versand jetzt kostenlos' : '');
    const sumChange = { from: testCart(), told: { notes: {}, largest: undefined, shippingSince } };
    update(store, { ...cart(2, 2), sumChange });
    expect(screen.getByRole('status').textContent).toContain('Versand');
    update(store, { ...cart(3, 3), sumChange });
    expect(screen.getByRole('status').textContent).toMatch(/^3 Artikel .* 30,00[^V]*$/);
  });

  it('announces a long wait', () => {
    const store = createFakeStore(cart(1, 1));
    renderPart(<Announcement />, store);
    update(store, { log: [{ ...pending, progress: 'LongLoading' }] });
    expect(screen.getByRole('status').textContent).toBe('Deine Änderung wird noch gespeichert.');
  });

  it.each([{ kind: 'waiting' }, { kind: 'reserving', slow: false }] as const)(
    'announces that the next step goes on: $kind',
    (checkout) => {
      const store = createFakeStore(cart(1, 1));
      renderPart(<Announcement />, store);
      update(store, { checkout });
      expect(screen.getByRole('status').textContent).toBe('Einen Moment, es geht gleich weiter …');
    },
  );

  it('says what it contains even if it has the same version, as after a login', () => {
    const store = createFakeStore(ready(testCart({ cartId: 'guest', cartVersion: 3 })));
    renderPart(<Announcement />, store);
    const items = [testItem({ id: '9', quantity: 5 })];
    update(store, ready(testCart({ cartId: 'customer', cartVersion: 3, items })));
    expect(screen.getByRole('status').textContent).toBe(
      '5 Artikel im Warenkorb, die Gesamtsumme beträgt 50,00\u00a0€.',
    );
  });
});

const slow = openEntry(intents.quantity('1', 3), { progress: 'LongLoading' });

function record() {
  const region = screen.getByRole('status');
  const said: string[] = [];
  new MutationObserver(() => said.push(region.textContent)).observe(region, {
    subtree: true,
    characterData: true,
    childList: true,
  });
  return said;
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('Announcement after a long wait', () => {
  it('does not say the earlier sum', async () => {
    const store = createFakeStore(cart(1, 1));
    renderPart(<Announcement />, store);
    update(store, cart(2, 2));
    expect(screen.getByRole('status').textContent).toMatch(/^2 Artikel .* 20,00/);
    update(store, { log: [slow] });
    await settle();
    const said = record();
    update(store, { ...cart(3, 3), log: [] });
    await settle();
    expect(said.filter((text) => text.startsWith('2 Artikel'))).toEqual([]);
    expect(said.at(-1)).toMatch(/^3 Artikel/);
  });

  it('does not say once more what was removed earlier when the change is canceled', async () => {
    const store = createFakeStore(cart(1, 1));
    renderPart(<Announcement />, store);
    const removal = { id: 1, cartVersion: 2, text: '„Erlebnis 2“ wurde entfernt' } as Removal;
    update(store, { ...cart(2, 1), removed: [removal] });
    expect(screen.getByRole('status').textContent).toContain('wurde entfernt');
    update(store, { removed: [] });
    update(store, { log: [slow] });
    await settle();
    const said = record();
    update(store, { log: [] });
    await settle();
    expect(said.join()).not.toContain('wurde entfernt');
  });
});

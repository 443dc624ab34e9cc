// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../domain/product.ts';
import { euros, testCart, testItem, testTicket } from '../../store/testing/test-cart.ts';
import { changes } from '../../store/changes.ts';
import { refused } from '../../store/pending-change.ts';
import { createFakeStore, ready, pendingFor } from '../testing/fake-store.ts';
import { renderCart } from '../testing/render-cart.tsx';

const { product } = testItem({ id: '1' });

function itemWith(changes: Partial<Product>) {
  return testItem({ id: '1', product: { ...product, ...changes } });
}

describe('ItemCard', () => {
  it('names each control after its item', async () => {
    const services = { caption: 'Leistungen', body: 'Einweisung' };
    const items = [itemWith({ title: 'Thai-Kochkurs', productInformation: { services } })];
    const page = await renderCart(createFakeStore(ready(testCart({ items }))));
    expect(page.find('select').getAttribute('aria-label')).toBe('Anzahl, Thai-Kochkurs');
    expect(page.button('Thai-Kochkurs entfernen').textContent).toBe('Entfernen');
    expect(page.button('Leistungen, Thai-Kochkurs').textContent).toBe('Leistungen');
    expect(page.find('h2 a').getAttribute('href')).toBe('https://shop.example/experiences/p-1');
  });

  it('tells place, Berlin time and participants of a ticket', async () => {
    const ticket = testTicket('t');
    const items = [{ ...ticket, product: { ...ticket.product, minParticipants: 1, maxParticipants: 2 } }];
    const page = await renderCart(createFakeStore(ready(testCart({ items }))));
    expect(page.all('.item-facts li').map((fact) => fact.textContent)).toEqual([
      'Ort: Rennstrecke Oschersleben',
      'Datum: Sa., 17. April 2027',
      'Uhrzeit: 10:30 Uhr',
      'Teilnehmer: 1-2 Personen',
    ]);
    expect(page.find('h2 a').getAttribute('href')).toBe(
      'https://shop.example/availabilities/p-t/e-t?selectedDate=2027-04-17',
    );
  });

  it('labels the struck price for the ear and shows the sum of several', async () => {
    const items = [{ ...itemWith({ originalPrice: { gross: euros(15) } }), quantity: 2, total: { gross: euros(20) } }];
    const page = await renderCart(createFakeStore(ready(testCart({ items }))));
    expect(page.find('.item-price').textContent.replaceAll('\u00a0', ' ')).toBe(
      'Ursprünglicher Preis: 15,00 €Preis: 10,00 €Gesamt 20,00 €',
    );
  });

  it('shows the friends badge of vouchers alone', async () => {
    const friendly = itemWith({ hasFriendsDiscount: true });
    const page = await renderCart(createFakeStore(ready(testCart({ items: [friendly] }))));
    expect(page.find('.badge').getAttribute('aria-label')).toBe('Freunde-Rabatt, Erlebnis 1');
    await page.set(ready(testCart({ items: [{ ...friendly, appointment: testTicket('1').appointment }] })));
    expect(page.all('.badge')).toHaveLength(0);
  });

  it('drops pictures from places that are not allowed', async () => {
    const image = { alt: 'Bild', src: 'javascript:alert(1)', srcset: '', sizes: '', width: null, height: null };
    const page = await renderCart(createFakeStore(ready(testCart({ items: [itemWith({ image })] }))));
    expect(page.all('img')).toHaveLength(0);
    await page.set(ready(testCart({ items: [itemWith({ image: { ...image, src: 'bild.webp' } })] })));
    expect(page.find('img').getAttribute('src')).toBe('https://shop.example/bild.webp');
    expect(page.find('img').getAttribute('loading')).toBeNull();
  });

  it('asks for the chosen quantity, and shows it at once', async () => {
    const store = createFakeStore(ready());
    const page = await renderCart(store);
    const select = page.find<HTMLSelectElement>('select');
    expect(select.options).toHaveLength(25);
    await act(async () => {
      select.value = '4';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(store.calls).toEqual([['setQuantity', '1', 4]]);
    await page.set({ pendingChanges: [pendingFor(changes.quantity('1', 4))] });
    expect(select.value).toBe('4');
    expect(page.find('li.item').getAttribute('aria-busy')).toBe('true');
  });

  it('brings the choices of later rows once they are reached', async () => {
    const items = Array.from({ length: 14 }, (_, index) => testItem({ id: `i${index}`, quantity: 7 }));
    const page = await renderCart(createFakeStore(ready(testCart({ items }))));
    const selects = page.all('select') as HTMLSelectElement[];
    expect(selects[11]!.options).toHaveLength(25);
    expect([...selects[13]!.options].map((option) => option.value)).toEqual(['7']);
    await act(async () => selects[13]!.focus());
    expect(selects[13]!.options).toHaveLength(25);
    expect(selects[13]!.value).toBe('7');
  });

  it('tells of a long wait and lets the shopper cancel it, keeping the focus in the row', async () => {
    const change = changes.quantity('1', 3);
    const store = createFakeStore({ ...ready(), pendingChanges: [pendingFor(change, { progress: 'Loading' })] });
    const page = await renderCart(store);
    expect(page.find('.item-waiting').textContent).toBe('');
    await page.set({ pendingChanges: [pendingFor(change, { progress: 'LongLoading' })] });
    expect(page.find('.item-waiting').textContent).toContain('Das dauert gerade etwas länger …');
    await page.click(page.button('Erneut versuchen'));
    await page.click(page.button('Abbrechen'));
    expect(store.calls).toEqual([['retry'], ['discardItemChanges', '1']]);
    expect(page.root.activeElement).toBe(page.button('Erlebnis 1 entfernen'));
  });

  it('tells at the item what the server refused for it', async () => {
    const store = createFakeStore(ready());
    const page = await renderCart(store);
    const change = refused(pendingFor(changes.quantity('2', 3)), { kind: 'external', status: 422 });
    await page.set({ settledChanges: [change] });
    const alert = page.find('[data-item-id="2"] [role=alert]');
    expect(alert.textContent).toContain('Es ist ein technischer Fehler aufgetreten.');
    expect(page.all('[role=alert]')).toHaveLength(1);
    await page.click(page.button('Schließen'));
    expect(store.calls).toEqual([['discardChange', change.id]]);
    expect(page.root.activeElement).toBe(page.button('Erlebnis 2 entfernen'));
  });

  it('tells at the item what failed, and lets the shopper retry it', async () => {
    const store = createFakeStore(ready());
    const page = await renderCart(store);
    const change = pendingFor(changes.quantity('2', 3), { status: 'failed', failure: { kind: 'connection' } });
    await page.set({ pendingChanges: [change] });
    expect(page.find('[data-item-id="2"] [role=alert]').textContent).toContain('Verbindungsfehler');
    await page.click(page.button('Erneut versuchen'));
    expect(store.calls).toEqual([['retry']]);
    expect(page.root.activeElement).toBe(page.button('Erlebnis 2 entfernen'));
  });
});

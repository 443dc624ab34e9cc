import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../domain/cart.ts';
import type { Product } from '../../domain/product.ts';
import { anyTicket } from '../../store/cart/cart-selectors.ts';
import type { CartState } from '../../store/cart/cart-state.ts';
import { euros, testCart, testItem, testTicket } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { ItemList } from './item-list.tsx';
import { intents, openEntry, refused } from '../../store/testing/intents.ts';

const { product } = testItem({ id: '1' });

function itemWith(changes: Partial<Product>) {
  return testItem({ id: '1', product: { ...product, ...changes } });
}

function render(items?: CartItem[], state: Partial<CartState> = {}) {
  const store = createFakeStore({ ...ready(testCart(items && { items })), ...state });
  return { store, ...renderPart(<ItemList />, store) };
}

const button = (name: string) => screen.getByRole('button', { name });
const rowOf = (node: Element) => node.closest<HTMLElement>('.item')!;

describe('ItemCard', () => {
  it('names each control after its item', () => {
    const services = { caption: 'Leistungen', body: 'Einweisung' };
    render([itemWith({ title: 'Thai-Kochkurs', productInformation: { services } })]);
    expect(screen.getByRole('combobox', { name: 'Anzahl, Thai-Kochkurs' })).toBeTruthy();
    expect(button('Thai-Kochkurs entfernen').textContent).toBe('Entfernen');
    expect(button('Leistungen, Thai-Kochkurs').textContent).toBe('Leistungen');
    const title = within(screen.getByRole('heading', { level: 2, name: 'Thai-Kochkurs' }));
    expect(title.getByRole('link').getAttribute('href')).toBe('https://shop.example/experiences/p-1');
  });

  it('has no button for services without content', () => {
    render([
      itemWith({ title: 'Thai-Kochkurs', productInformation: { services: { caption: 'Leistungen', body: '' } } }),
    ]);
    expect(screen.queryByRole('button', { name: 'Leistungen, Thai-Kochkurs' })).toBeNull();
  });

  it('shows Berlin time, place and participants of a ticket', () => {
    const ticket = testTicket('t');
    render([{ ...ticket, product: { ...ticket.product, minParticipants: 1, maxParticipants: 2 } }]);
    const row = screen.getByRole('listitem');
    const facts = [...document.querySelector('[part="item-facts"]')!.children];
    expect(facts.map((fact) => fact.textContent)).toEqual([
      'Datum: Sa., 17. April 2027',
      'Uhrzeit: 10:30 Uhr',
      'Ort: Rennstrecke Oschersleben',
      'Teilnehmer: 1–2 Personen',
    ]);
    expect(within(row).getByRole('link').getAttribute('href')).toBe(
      'https://shop.example/availabilities/p-t/e-t?selectedDate=2027-04-17',
    );
  });

  it('shows the total of several pieces between the original one, which is labeled, and the unit price', () => {
    const reduced = itemWith({ originalPrice: { gross: euros(15) } });
    const { container } = render([{ ...reduced, quantity: 2, total: { gross: euros(20) } }]);
    expect(container.querySelector('.item-price')?.textContent.replaceAll('\u00a0', ' ')).toBe(
      'Ursprünglicher Preis: 30,00 €Gesamt: 20,00 €2 × 10,00 €',
    );
  });

  it('keeps its price in an element that the benchmark knows by its only class', () => {
    const { container } = render([testItem({ id: '1' })]);
    expect(container.querySelector('.price')!.closest('.item > *')!.className).toBe('item-buy');
  });

  it('emphasizes only the total, as in the summary', () => {
    const { container } = render([
      { ...itemWith({}), quantity: 2, total: { gross: euros(19) } },
      testItem({ id: '2', quantity: 1 }),
    ]);
    const strong = [...container.querySelectorAll('.price')];
    expect(strong.map((price) => price.textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Gesamt: 19,00 €',
      'Preis: 10,00 €',
    ]);
  });

  it('shows equal tickets as numbered lines of one card, with one picture and one packaging', () => {
    const pdf = { title: 'PDF-Gutschein', variantTitle: '', image: null, thumbnail: null, hasMultipleVariants: false };
    const option = (type: string) => ({
      ...{ ...pdf, variantId: type, type, packagingOptionType: type, price: { gross: euros(0) } },
    });
    const ticket = { ...testTicket('t', 2), availablePackagingOptions: [option('Pdf'), option('Envelope')] };
    render([ticket]);
    const rows = [1, 2].map((number) =>
      within(screen.getByRole('listitem', { name: `Erlebnis t, Ticket ${number} von 2` })),
    );
    for (const [index, row] of rows.entries()) {
      for (const name of ['Erlebnis t entfernen', 'Auf die Wunschliste, Erlebnis t']) {
        expect(row.getByRole('button', { name, description: `Ticket ${index + 1} von 2` })).toBeTruthy();
      }
      expect(row.getByRole('heading', { level: 2, name: 'Erlebnis t' })).toBeTruthy();
      expect(row.getByText('Rennstrecke Oschersleben')).toBeTruthy();
    }
    const [first, second] = screen.getAllByRole('link').map(({ tabIndex }) => tabIndex);
    expect([first, second]).toEqual([0, -1]);
    expect(document.querySelectorAll('.item-picture')).toHaveLength(1);
    expect(rows[0]!.getByText('Verpackung für alle 2 Tickets')).toBeTruthy();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
  });

  it('moves the focus from the failed removal of a ticket to its button, not to the packaging above', async () => {
    const option = (type: string) => ({
      ...{ variantId: type, type, packagingOptionType: type, title: type, variantTitle: '', image: null },
      ...{ thumbnail: null, hasMultipleVariants: false, price: { gross: euros(0) } },
    });
    const [pdf, envelope] = [option('Pdf'), option('Envelope')];
    const selectedPackaging = { ...pdf, manufacturerSku: null };
    const ticket = { ...testTicket('t', 2), selectedPackaging, availablePackagingOptions: [pdf, envelope] };
    const change = openEntry(intents.quantity('t', 1), { status: 'failed', failure: { kind: 'connection' } });
    const { user } = render([ticket], { log: [{ ...change, rows: [0] }] });
    await user.click(button('Erneut versuchen'));
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Erlebnis t entfernen' })[0]);
  });

  it.each([
    [1, null],
    [2, '2 TicketsGesamt: 20,00 €2 × 10,00 €'],
    [6, '−6 TicketsGesamt: 60,00 €6 × 10,00 €'],
  ])('shows the sum of %d tickets at their head', (quantity, expected) => {
    const { container } = render([testTicket('t', quantity)]);
    const head = container.querySelector('.tickets')?.parentElement;
    expect(head?.textContent.replaceAll('\u00a0', ' ') ?? null).toBe(expected);
  });

  it('counts the confirmed tickets until the shop has confirmed that one is removed', () => {
    const { container, store } = render([testTicket('t', 2)]);
    update(store, { log: [openEntry(intents.quantity('t', 1))] });
    expect(container.querySelector('.tickets')?.textContent).toBe('2 Tickets');
  });

  it('folds six tickets or more, and focuses the second one when they are unfolded', async () => {
    const { user } = render([testTicket('t', 6), testTicket('u', 5)]);
    expect(screen.getAllByRole('listitem', { name: /Erlebnis t/ })).toHaveLength(1);
    expect(screen.getAllByRole('listitem', { name: /Erlebnis u/ })).toHaveLength(5);
    await user.click(button('Alle 6 Tickets zeigen'));
    const rows = screen.getAllByRole('listitem', { name: /Erlebnis t/ });
    expect(rows).toHaveLength(6);
    expect(rows[1]!.contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('button', { name: /zeigen/ })).toBeNull();
  });

  it('does not fold a ticket whose removal is open or refused', () => {
    const change = { ...openEntry(intents.quantity('t', 5)), rows: [4] };
    const { store } = render([testTicket('t', 6)], { log: [change] });
    update(store, { log: [refused(change, { kind: 'connection' })] });
    expect(rowOf(screen.getByRole('alert')).dataset['row']).toBe('t/4');
  });

  it('folds the tickets above the rest, whose removal is open', () => {
    const change = { ...openEntry(intents.quantity('t', 129)), rows: [100] };
    render([testTicket('t', 130)], { log: [change] });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('removes a ticket of many with each press, but not the last one', async () => {
    const { store, user } = render([testTicket('t', 6)]);
    const less = button('Ein Ticket weniger, Erlebnis t');
    await user.click(less);
    expect(store.calls).toEqual([['removeRow', 't', anyTicket]]);
    update(store, { log: [openEntry(intents.quantity('t', 1))] });
    expect(screen.getByText('1 Ticket')).toBeTruthy();
    await user.click(less);
    expect(store.calls).toHaveLength(1);
  });

  it('does not number a single ticket', () => {
    render([testTicket('t', 1)]);
    expect(screen.queryByText(/Ticket 1/)).toBeNull();
  });

  it('states the number of tickets without a row, and removes one of them', async () => {
    const { store, user } = render([testTicket('t', 130)]);
    const rest = screen.getByRole('listitem', { name: 'Erlebnis t, 30 weitere Tickets' });
    await user.click(button('Alle 130 Tickets zeigen'));
    expect(screen.getByRole('listitem', { name: 'Erlebnis t, Ticket 100 von 130' }).nextElementSibling).toBe(rest);
    await user.click(within(rest).getByRole('button', { name: 'Erlebnis t entfernen' }));
    expect(store.calls).toEqual([['removeRow', 't', 100]]);
  });

  it('shows the friends badge only for vouchers', () => {
    const friendly = itemWith({ hasFriendsDiscount: true });
    const { store } = render([friendly]);
    expect(button('Freunde-Rabatt, Erlebnis 1')).toBeTruthy();
    update(store, ready(testCart({ items: [{ ...friendly, appointment: testTicket('1').appointment }] })));
    expect(screen.queryByRole('button', { name: /Freunde-Rabatt/ })).toBeNull();
  });

  it('shows the picture at 230 x 168 with the same link as the title', () => {
    const image = { alt: 'Bild', src: 'bild.webp', srcset: '', sizes: '', width: null, height: null };
    const { container } = render([itemWith({ image })]);
    const picture = container.querySelector('img')!;
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['230', '168']);
    expect(picture.closest('a')?.getAttribute('href')).toBe('https://shop.example/experiences/p-1');
  });

  it('omits pictures with URLs that are not allowed', () => {
    const image = { alt: 'Bild', src: 'javascript:alert(1)', srcset: '', sizes: '', width: null, height: null };
    const { store, container } = render([itemWith({ image })]);
    expect(container.querySelector('img')).toBeNull();
    update(store, ready(testCart({ items: [itemWith({ image: { ...image, src: 'bild.webp' } })] })));
    expect(container.querySelector('img')?.getAttribute('src')).toBe('https://shop.example/bild.webp');
    expect(container.querySelector('img')?.getAttribute('loading')).toBeNull();
  });

  it('sets the selected quantity, and shows it immediately', async () => {
    const { store, user } = render();
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Anzahl, Erlebnis 1' });
    await user.selectOptions(select, '4');
    expect(store.calls).toEqual([['setQuantity', '1', 4]]);
    update(store, { log: [openEntry(intents.quantity('1', 4))] });
    expect(select.value).toBe('4');
    expect(rowOf(select).getAttribute('aria-busy')).toBe('true');
  });

  it.each(['failed', 'paused'] as const)('marks the total of a row whose change is %s', (status) => {
    const { store } = render();
    const row = rowOf(screen.getByRole('combobox', { name: 'Anzahl, Erlebnis 1' }));
    update(store, { log: [openEntry(intents.quantity('1', 4))] });
    expect(row.dataset['unsaved']).toBeUndefined();
    update(store, { log: [openEntry(intents.quantity('1', 4), { status })] });
    expect(row.dataset['unsaved']).toBe('true');
  });

  it('offers quantities up to 25, and a higher one if the server confirmed it', () => {
    render([testItem({ id: '1', quantity: 30 })]);
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    const values = () => Array.from(select.options, ({ value }) => value);
    expect(values()).toEqual([...Array.from({ length: 25 }, (_, index) => String(index + 1)), '30']);
    expect(select.value).toBe('30');
  });

  it('offers a quantity above 25 only while it is confirmed', () => {
    const { store } = render([testItem({ id: '1', quantity: 30 })]);
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    const confirm = (quantity: number) => {
      update(store, ready(testCart({ items: [testItem({ id: '1', quantity })] })));
      return [select.options.length, select.options[25]?.value, select.value];
    };
    expect(confirm(27)).toEqual([26, '27', '27']);
    expect(confirm(3)).toEqual([25, undefined, '3']);
    expect(confirm(40)).toEqual([26, '40', '40']);
    update(store, { log: [openEntry(intents.quantity('1', 5))] });
    expect(Array.from(select.options, ({ value }) => value).at(-1)).toBe('40');
  });

  it('shows a long wait, which the shopper can cancel, and returns the focus to the control', async () => {
    const change = intents.quantity('1', 3);
    const { store, user, container } = render(undefined, {
      log: [openEntry(change, { progress: 'Loading' })],
    });
    expect(container.querySelector('.quantity')?.hasAttribute('data-pending')).toBe(true);
    expect(container.querySelector('.item-waiting')).toBeNull();
    update(store, { log: [openEntry(change, { progress: 'LongLoading' })] });
    expect(container.querySelector('.item-waiting')?.textContent).toContain('Das dauert gerade etwas länger …');
    await user.click(button('Erneut versuchen'));
    await user.click(button('Abbrechen'));
    expect(store.calls).toEqual([['retry'], ['discardItemChanges', '1']]);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Anzahl, Erlebnis 1' }));
  });

  it('shows a refusal at the item', async () => {
    const { store, user } = render();
    const change = refused(openEntry(intents.quantity('2', 3)), { kind: 'external', status: 422 });
    update(store, { log: [change] });
    const alert = screen.getByRole('alert');
    expect(rowOf(alert).dataset['itemId']).toBe('2');
    expect(alert.textContent).toContain('Es ist ein technischer Fehler aufgetreten.');
    await user.click(button('Schließen'));
    expect(store.calls).toEqual([['dismissNotice', `change-${change.id}`]]);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Anzahl, Erlebnis 2' }));
  });

  it('shows a failure at the item, with a retry', async () => {
    const { store, user } = render();
    const change = openEntry(intents.quantity('2', 3), { status: 'failed', failure: { kind: 'connection' } });
    update(store, { log: [change] });
    const alert = screen.getByRole('alert');
    expect(rowOf(alert).dataset['itemId']).toBe('2');
    expect(alert.textContent).toContain('Verbindungsfehler');
    await user.click(button('Erneut versuchen'));
    expect(store.calls).toEqual([['retry']]);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Anzahl, Erlebnis 2' }));
  });
});

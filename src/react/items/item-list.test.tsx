import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '../../domain/cart.ts';
import { testCart, testItem, testTicket } from '../../store/testing/test-cart.ts';
import { shareStructure } from '../../store/fetching/structural-sharing.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderCart, renderPart, update } from '../testing/render.tsx';
import { ItemList } from './item-list.tsx';
import { intents, openEntry } from '../../store/testing/intents.ts';

const rendered = vi.hoisted(() => ({ rows: [] as string[], broken: '' }));

// Every row renders its facts, so this mock records the rendered rows.
vi.mock('./item-facts.tsx', () => ({
  ItemFacts({ item }: { item: CartItem }) {
    rendered.rows.push(item.id);
    if (item.id === rendered.broken) throw new Error('a broken row');
    return null;
  },
}));

beforeEach(() => {
  rendered.rows = [];
  rendered.broken = '';
});

describe('ItemList', () => {
  const items = ['1', '2', '3'].map((id) => testItem({ id }));

  it('re-renders only rows with a pending or confirmed change', () => {
    const store = createFakeStore(ready(testCart({ items })));
    renderPart(<ItemList />, store);
    expect(rendered.rows).toEqual(['1', '2', '3']);

    rendered.rows = [];
    update(store, { log: [openEntry(intents.quantity('2', 3))] });
    expect(rendered.rows).toEqual(['2']);

    rendered.rows = [];
    const changed = items.map((item) => (item.id === '2' ? testItem({ id: '2', quantity: 3 }) : item));
    update(store, { ...ready(testCart({ items: changed, cartVersion: 2 })), log: [] });
    expect(rendered.rows).toEqual(['2']);
  });

  it('re-renders no row when another one is removed', () => {
    const cart = testCart({ items });
    const store = createFakeStore(ready(cart));
    renderPart(<ItemList />, store);
    rendered.rows = [];
    const left = testCart({ items: items.filter(({ id }) => id !== '3'), cartVersion: 2 });
    update(store, ready(shareStructure(cart, structuredClone(left))));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(rendered.rows).toEqual([]);
  });

  it('counts the tickets beyond a hundred rows in one more row, and removes one of them', async () => {
    const store = createFakeStore(ready(testCart({ items: [testTicket('1', 151)] })));
    const { user } = renderPart(<ItemList />, store);
    const rows = screen.getAllByRole('listitem', { hidden: true });
    expect(rows).toHaveLength(101);
    const last = within(rows.at(-1)!);
    expect(last.getByText('51 weitere Tickets')).toBeTruthy();
    await user.click(last.getByRole('button', { name: 'Erlebnis 1 entfernen' }));
    expect(store.calls).toEqual([['removeRow', '1', 100]]);
  });

  it('shows a row for each ticket, and removes the right one', async () => {
    const store = createFakeStore(ready(testCart({ items: [testTicket('t', 3)] })));
    const { user } = renderPart(<ItemList />, store);
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(screen.queryByRole('combobox')).toBeNull();

    const buttons = rows.map((row) => within(row).getByRole('button', { name: 'Erlebnis t entfernen' }));
    await user.click(buttons[1]!);
    expect(store.calls).toEqual([['removeRow', 't', 1]]);
    rendered.rows = [];
    update(store, { log: [openEntry(intents.quantity('t', 2), { rows: [1] })] });
    expect(rows.map((row) => row.querySelector('[data-dimmed]') !== null)).toEqual([false, true, false]);
    expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual([null, 'true', null]);
    expect(rendered.rows).toEqual(['t']);
  });

  it('marks tickets whose appointment is unavailable', () => {
    const store = createFakeStore(ready(testCart({ items: [testTicket('t', 2), testItem({ id: '2' })] })));
    const { container } = renderPart(<ItemList />, store);
    update(store, { failedAppointmentIds: ['a-t'] });
    const rows = [...container.querySelectorAll<HTMLElement>('.item')];
    expect(rows.map((row) => row.hasAttribute('data-error'))).toEqual([true, true, false]);
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Sorry, dieser Termin ist bereits nicht mehr verfügbar!',
    ]);
    expect(rows[0]!.contains(screen.getByRole('alert'))).toBe(true);
  });

  it.each([
    ['availabilities/p-t', 'https://shop.example/availabilities/p-t'],
    ['javascript:alert(1)', undefined],
    [null, undefined],
  ])('links another appointment if the shop has a page for it: %s', (appointmentUrl, href) => {
    const ticket = { ...testTicket('t'), appointmentUrl };
    const store = createFakeStore(ready(testCart({ items: [ticket] })));
    renderPart(<ItemList />, store);
    expect(screen.queryByRole('link', { name: /Neuen Termin wählen/ })).toBeNull();
    update(store, { failedAppointmentIds: ['a-t'] });
    const link = screen.queryByRole('link', { name: 'Neuen Termin wählen, Erlebnis t' });
    expect(link?.getAttribute('href')).toBe(href);
  });

  it('removes a single ticket whose row has crashed', async () => {
    rendered.broken = 't';
    const store = createFakeStore(ready(testCart({ items: [testTicket('t', 2)] })));
    const { user, getAllByRole } = renderCart(store);
    await user.click(getAllByRole('button', { name: /entfernen$/ })[1]!);
    expect(store.calls).toEqual([['removeRow', 't', 1]]);
  });

  it('confines a crash to its row, and reports it', async () => {
    rendered.broken = '2';
    const onRowCrash = vi.fn();
    const store = createFakeStore(ready(testCart({ items })));
    const { user, root, getByRole, getAllByRole } = renderCart(store, { onRowCrash });
    expect(onRowCrash).toHaveBeenCalledOnce();
    expect(getAllByRole('combobox')).toHaveLength(2);
    expect(root.querySelector('[data-error]')?.textContent).toContain(
      'Dieser Artikel kann gerade nicht angezeigt werden.',
    );
    await user.click(getByRole('button', { name: 'Erlebnis 2 entfernen' }));
    expect(store.calls).toEqual([['removeItem', '2']]);

    rendered.broken = '';
    await user.click(getByRole('button', { name: 'Erneut versuchen' }));
    expect(getAllByRole('combobox')).toHaveLength(3);
  });
});

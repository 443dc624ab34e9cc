// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '../../domain/cart.ts';
import { testCart, testItem, testTicket } from '../../store/testing/test-cart.ts';
import { changes } from '../../store/changes.ts';
import { createFakeStore, ready, pendingFor } from '../testing/fake-store.ts';
import { renderCart } from '../testing/render-cart.tsx';

const rendered = vi.hoisted(() => ({ rows: [] as string[], broken: '' }));

// Stands in every row, so that it tells which rows were rendered.
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

  it('renders only the row that waits, and the one that changed', async () => {
    const page = await renderCart(createFakeStore(ready(testCart({ items }))));
    expect(rendered.rows).toEqual(['1', '2', '3']);

    rendered.rows = [];
    await page.set({ pendingChanges: [pendingFor(changes.quantity('2', 3))] });
    expect(rendered.rows).toEqual(['2']);

    rendered.rows = [];
    const changed = items.map((item) => (item.id === '2' ? testItem({ id: '2', quantity: 3 }) : item));
    await page.set({ ...ready(testCart({ items: changed, cartVersion: 2 })), pendingChanges: [] });
    expect(rendered.rows).toEqual(['2']);
  });

  it('shows a row for each ticket, and takes away the one that is asked for', async () => {
    const store = createFakeStore(ready(testCart({ items: [testTicket('t', 3)] })));
    const page = await renderCart(store);
    expect(page.all('li.item')).toHaveLength(3);
    expect(page.all('select')).toHaveLength(0);

    await page.click(page.all('[data-remove]')[1]!);
    expect(store.calls).toEqual([['removeRow', 't', 1]]);
    rendered.rows = [];
    await page.set({ pendingChanges: [pendingFor(changes.quantity('t', 2), { rows: [1] })] });
    expect(page.all('li.item').map((row) => row.hasAttribute('data-dimmed'))).toEqual([false, true, false]);
    expect(page.all('[data-remove]').map((button) => button.getAttribute('aria-disabled'))).toEqual([
      null,
      'true',
      null,
    ]);
    expect(rendered.rows).toEqual(['t']);
  });

  it('marks tickets whose appointment is gone', async () => {
    const page = await renderCart(
      createFakeStore(ready(testCart({ items: [testTicket('t'), testItem({ id: '2' })] }))),
    );
    await page.set({ failedAppointmentIds: ['a-t'] });
    expect(page.all('[data-error]')).toHaveLength(1);
    expect(page.find('[data-error] [role=alert]').textContent).toBe(
      'Sorry, dieser Termin ist bereits nicht mehr verfügbar!',
    );
  });

  it('keeps a row that breaks to itself, and reports it', async () => {
    rendered.broken = '2';
    const onRowCrash = vi.fn();
    const store = createFakeStore(ready(testCart({ items })));
    const page = await renderCart(store, { onRowCrash });
    expect(onRowCrash).toHaveBeenCalledOnce();
    expect(page.all('select')).toHaveLength(2);
    expect(page.find('[data-error]').textContent).toContain('Dieser Artikel kann gerade nicht angezeigt werden.');
    await page.click(page.button('Erlebnis 2 entfernen'));
    expect(store.calls).toEqual([['removeItem', '2']]);

    rendered.broken = '';
    await page.click(page.button('Erneut versuchen'));
    expect(page.all('select')).toHaveLength(3);
  });
});

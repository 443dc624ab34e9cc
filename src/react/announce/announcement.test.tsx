// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { testCart, testItem } from '../../store/testing/test-cart.ts';
import { changes } from '../../store/changes.ts';
import { createFakeStore, ready, pendingFor } from '../testing/fake-store.ts';
import { renderCart } from '../testing/render-cart.tsx';

const pending = pendingFor(changes.quantity('1', 3));
const cart = (cartVersion: number, quantity: number) =>
  ready(testCart({ cartVersion, items: [testItem({ id: '1', quantity })] }));

describe('Announcement', () => {
  it('says one sentence once a burst has settled, and nothing on the first load', async () => {
    const page = await renderCart(createFakeStore());
    const region = page.find('[role=status]');
    await page.set(cart(1, 1));
    expect(region.textContent).toBe('');

    await page.set({ pendingChanges: [pending] });
    await page.set(cart(2, 2));
    expect(region.textContent).toBe('');
    await page.set({ ...cart(3, 3), pendingChanges: [] });
    expect(region.textContent).toBe('3 Artikel im Warenkorb, Gesamtsumme 30,00\u00a0€');
    expect(page.all('[role=status]')).toEqual([region]);
  });

  it('says what has changed beside a change that failed and waits', async () => {
    const page = await renderCart(createFakeStore(cart(1, 1)));
    await page.set({ pendingChanges: [{ ...pending, status: 'failed' }] });
    await page.set(cart(2, 2));
    expect(page.find('[role=status]').textContent).toMatch(/^2 Artikel/);
  });

  it('says the same again when another change leads to it', async () => {
    const page = await renderCart(createFakeStore(cart(1, 1)));
    await page.set(cart(2, 2));
    const first = page.find('[role=status]').textContent;
    await page.set(cart(3, 2));
    expect(page.find('[role=status]').textContent).not.toBe(first);
    expect(page.find('[role=status]').textContent.trim()).toBe(first);
  });

  it('tells of a long wait', async () => {
    const page = await renderCart(createFakeStore(cart(1, 1)));
    await page.set({ pendingChanges: [{ ...pending, progress: 'LongLoading' }] });
    expect(page.find('[role=status]').textContent).toBe('Das dauert gerade etwas länger …');
  });
});

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { testCart, testItem, testTicket } from '../../store/testing/test-cart.ts';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderCart } from '../testing/render-cart.tsx';

const items = ['1', '2', '3'].map((id) => testItem({ id }));
const without = (...ids: string[]) => ready(testCart({ items: items.filter(({ id }) => !ids.includes(id)) }));

describe('FocusAfterRemoval', () => {
  it('gives the focus of a removed row to the next one, and of the last to the headline', async () => {
    const store = createFakeStore(ready(testCart({ items })));
    const page = await renderCart(store);
    await page.click(page.button('Erlebnis 2 entfernen'));
    expect(store.calls).toEqual([['removeItem', '2']]);
    await page.set(without('2'));
    expect(page.root.activeElement).toBe(page.button('Erlebnis 3 entfernen'));

    await page.set(without('2', '3'));
    expect(page.root.activeElement).toBe(page.find('h1'));
  });

  it('gives it to the row that followed, also when another one before it goes at the same time', async () => {
    const page = await renderCart(createFakeStore(ready(testCart({ items: [...items, testItem({ id: '4' })] }))));
    page.button('Erlebnis 2 entfernen').focus();
    await page.set(ready(testCart({ items: [testItem({ id: '3' }), testItem({ id: '4' })] })));
    expect(page.root.activeElement).toBe(page.button('Erlebnis 3 entfernen'));
  });

  it('is not misled by the headline, to which the element leads what React focuses meanwhile', async () => {
    const page = await renderCart(createFakeStore(ready(testCart({ items }))));
    Object.assign(page.root.host, { focus: () => page.find('h1').focus() });
    page.button('Erlebnis 2 entfernen').focus();
    await page.set(without('2'));
    expect(page.root.activeElement).toBe(page.button('Erlebnis 3 entfernen'));
  });

  it('reaches the headline of the empty cart', async () => {
    const page = await renderCart(createFakeStore(ready(testCart({ items: [items[0]!] }))));
    await page.click(page.button('Erlebnis 1 entfernen'));
    await page.set(ready(testCart({ items: [] })));
    expect(page.root.activeElement).toBe(page.find('h1'));
    expect(page.find('h1').textContent).toBe('Dein Warenkorb');
  });

  it('leaves the focus alone when another row goes', async () => {
    const page = await renderCart(createFakeStore(ready(testCart({ items }))));
    const select = page.find('[data-item-id="3"] select');
    select.focus();
    await page.set(without('1'));
    expect(page.root.activeElement).toBe(select);
  });

  it('stays on the tickets that are left', async () => {
    const ticket = (quantity: number) => ready(testCart({ items: [testTicket('t', quantity), items[0]!] }));
    const page = await renderCart(createFakeStore(ticket(2)));
    await page.click(page.all('[data-remove]')[0]!);
    await page.set(ticket(1));
    expect(page.root.activeElement).toBe(page.all('[data-remove]')[0]);
  });
});

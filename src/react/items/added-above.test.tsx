import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CartItem } from '../../domain/cart.ts';
import { testCart, testItem } from '../../store/testing/test-cart.ts';
import { CartRoot } from '../cart-root.tsx';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderPart, update } from '../testing/render.tsx';
import { ItemList } from './item-list.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const select = (id: string) => screen.getByRole('combobox', { name: `Anzahl, Erlebnis ${id}` });
const withFirst = (items: readonly CartItem[]) =>
  ready(testCart({ cartVersion: 2, items: [testItem({ id: 'new' }), ...items] }));

describe('An item that is added above the others', () => {
  it('leaves focus and dialogs of the last row in server markup alone', async () => {
    const services = { caption: 'Leistungen', body: 'Kochen' };
    const items = ['a', 'b'].map((id) => {
      const item = testItem({ id });
      return { ...item, product: { ...item.product, productInformation: { services } } };
    });
    const store = createFakeStore(ready(testCart({ items })));
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(<CartRoot store={store} host={null} rendered />);
    onTestFinished(() => {
      cleanup();
      box.remove();
    });
    render(<CartRoot store={store} host={box} rendered />, { container: box, hydrate: true });
    act(() => screen.getByRole('button', { name: 'Leistungen, Erlebnis b' }).click());
    const dialog = await screen.findByRole('dialog');
    act(() => select('b').focus());

    update(store, withFirst(items));
    expect(document.activeElement).toBe(select('b'));
    expect(dialog.isConnected).toBe(true);
  });

  it('leaves the last row alone if there were as many items as are rendered first', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout', 'clearTimeout'] });
    const items = Array.from({ length: 6 }, (_, index) => testItem({ id: `i${index}` }));
    const store = createFakeStore(ready(testCart({ items })));
    renderPart(<ItemList />, store);
    act(() => void vi.runAllTimers());
    act(() => select('i5').focus());
    update(store, withFirst(items));
    expect(document.activeElement).toBe(select('i5'));
  });
});

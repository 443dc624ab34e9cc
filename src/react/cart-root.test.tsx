import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testCart, testItem, testTicket } from '../store/testing/test-cart.ts';
import { CartRoot } from './cart-root.tsx';
import { createFakeStore, ready } from './testing/fake-store.ts';
import { renderCart, update } from './testing/render.tsx';

const image = {
  alt: 'Rennwagen',
  src: 'rennwagen.webp',
  srcset: 'rennwagen.webp 230w',
  sizes: '230px',
  width: 230,
  height: 168,
};
const ticket = testTicket('t', 2);
const manyItems = [
  { ...ticket, product: { ...ticket.product, image } },
  ...Array.from({ length: 14 }, (_, index) => testItem({ id: `i${index}` })),
];

describe('CartRoot', () => {
  it('hydrates every node of the server markup', () => {
    const store = createFakeStore({
      ...ready(testCart({ items: manyItems })),
      notices: [{ id: 'initial', content: { kind: 'synced' }, retry: false }],
    });
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(<CartRoot store={store} host={null} rendered />);
    const nodes = [...box.querySelectorAll('.root, .root *')];
    const warned = vi.spyOn(console, 'error');
    const onRecoverableError = vi.fn();

    onTestFinished(cleanup);
    render(<CartRoot store={store} host={box} rendered />, { container: box, hydrate: true, onRecoverableError });

    expect(nodes.length).toBeGreaterThan(300);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
    expect(nodes.every((node) => node.isConnected)).toBe(true);
    expect(box.textContent).toContain('Dein Warenkorb wurde aktualisiert');
  });

  it('shows prices, titles and the next step without JavaScript', () => {
    const html = renderToString(<CartRoot store={createFakeStore(ready())} host={null} />);
    expect(html).toContain('href="/checkout"');
    expect(html).toContain('Erlebnis 1');
    expect(html).toContain('20,00');
  });

  it('is a region with a heading, in German, with a text for each phase', () => {
    const store = createFakeStore();
    const page = renderCart(store);
    expect(page.root.querySelector<HTMLElement>('.root')?.lang).toBe('de');
    expect(page.getByRole('region', { name: 'Warenkorb' })).toBeTruthy();
    const headline = page.getByRole('heading', { level: 1, name: 'Deine Bestellung' });
    expect(page.root.querySelector('.side')?.getAttribute('aria-busy')).toBe('true');

    update(store, ready());
    expect(page.root.querySelectorAll('ul.items > li')).toHaveLength(2);
    update(store, ready(testCart({ items: [] })));
    expect(page.getByRole('heading', { level: 1, name: 'Dein Warenkorb' })).toBe(headline);
    const link = page.getByRole('link', { name: 'Weiter im Shop umschauen' });
    expect(link.getAttribute('href')).toBe('/');
  });

  it('offers a retry when loading is slow or fails, but never the empty view', async () => {
    const store = createFakeStore({ phase: { kind: 'loading', slow: true } });
    const page = renderCart(store);
    await page.user.click(page.getByRole('button', { name: 'Erneut versuchen' }));
    expect(store.calls).toEqual([['refresh']]);
    const headline = page.getByRole('heading', { level: 1, name: 'Deine Bestellung' });
    expect(page.root.activeElement).toBe(headline);

    update(store, { phase: { kind: 'failed', failure: { kind: 'gone', what: 'cart' } } });
    expect(page.getByRole('alert').textContent).toContain('Diesen Warenkorb gibt es nicht mehr.');
    expect(page.getByRole('link', { name: 'Weiter im Shop umschauen' })).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: 'Erneut versuchen' }));
    expect(store.calls.at(-1)).toEqual(['retry']);
    expect(headline.textContent).toBe('Deine Bestellung');
  });
});

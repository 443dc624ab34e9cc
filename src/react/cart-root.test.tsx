// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { testCart, testItem, testTicket } from '../store/testing/test-cart.ts';
import { CartRoot } from './cart-root.tsx';
import { createFakeStore, ready } from './testing/fake-store.ts';
import { renderCart } from './testing/render-cart.tsx';

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
  it('renders on the server what it takes over in the browser, node by node', async () => {
    const store = createFakeStore({
      ...ready(testCart({ items: manyItems })),
      notices: [{ id: 'initial', content: { kind: 'synced' }, retry: false }],
    });
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(<CartRoot store={store} host={null} />);
    const nodes = [...box.querySelectorAll('.root, .root *')];
    const warned = vi.spyOn(console, 'error');
    const onRecoverableError = vi.fn();

    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    await act(async () => {
      hydrateRoot(box, <CartRoot store={store} host={box} />, { onRecoverableError });
    });

    expect(nodes.length).toBeGreaterThan(300);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
    expect(nodes.every((node) => node.isConnected)).toBe(true);
    expect(box.textContent).toContain('Dein Warenkorb wurde aktualisiert');
  });

  it('needs no script for prices, titles and the way on', () => {
    const html = renderToString(<CartRoot store={createFakeStore(ready())} host={null} />);
    expect(html).toContain('href="/checkout"');
    expect(html).toContain('Erlebnis 1');
    expect(html).toContain('20,00');
  });

  it('is a region with a heading, in German, and says how each phase stands', async () => {
    const page = await renderCart(createFakeStore());
    expect(page.find('.root').lang).toBe('de');
    expect(page.find('section').getAttribute('aria-label')).toBe('Warenkorb');
    const headline = page.find('h1');
    expect(headline.textContent).toBe('Deine Bestellung');
    expect(page.find('.side').getAttribute('aria-busy')).toBe('true');

    await page.set(ready());
    expect(page.all('ul.items > li')).toHaveLength(2);
    await page.set(ready(testCart({ items: [] })));
    expect(page.find('h1').textContent).toBe('Dein Warenkorb');
    expect(page.find('h1')).toBe(headline);
    expect(page.button('Weiter im Shop umschauen').getAttribute('href')).toBe('https://shop.example/');
  });

  it('offers another try when loading takes long or fails, and never the empty view', async () => {
    const store = createFakeStore({ phase: { kind: 'loading', slow: true } });
    const page = await renderCart(store);
    await page.click(page.button('Erneut versuchen'));
    expect(store.calls).toEqual([['refresh']]);
    expect(page.root.activeElement).toBe(page.find('h1'));

    await page.set({ phase: { kind: 'failed', failure: { kind: 'gone' } } });
    expect(page.find('[role=alert]').textContent).toContain('Diesen Warenkorb gibt es nicht mehr.');
    expect(page.button('Weiter im Shop umschauen')).toBeTruthy();
    await page.click(page.button('Erneut versuchen'));
    expect(store.calls.at(-1)).toEqual(['retry']);
    expect(page.find('h1').textContent).toBe('Deine Bestellung');
  });
});

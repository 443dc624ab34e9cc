// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeStore, ready } from '../testing/fake-store.ts';
import { renderCart } from '../testing/render-cart.tsx';

vi.mock('../../store/load-chunk.ts', () => ({ loadChunk: () => Promise.reject(new Error('the chunk is gone')) }));

afterEach(() => vi.restoreAllMocks());

it('Rare: says that the browser is offline, and tries again when it is not', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = await renderCart(
    createFakeStore({ ...ready(), notices: [{ id: '1', content: { kind: 'synced' }, retry: false }] }),
  );
  await vi.waitFor(() => expect(page.find('[role=alert]').textContent).toContain('Du bist offline.'));
  expect(page.all('[role=alert] button')).toEqual([]);
  vi.restoreAllMocks();
  await act(async () => window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(page.find('[role=alert]').textContent).toContain('Bitte lade die Seite neu.'));
});

it('Rare: asks to load the page anew when the parts cannot be had', async () => {
  const page = await renderCart(
    createFakeStore({ ...ready(), notices: [{ id: '1', content: { kind: 'synced' }, retry: false }] }),
  );
  await vi.waitFor(() => expect(page.find('[role=alert]').textContent).toContain('Bitte lade die Seite neu.'));
  expect(page.button('Seite neu laden')).toBeTruthy();
});

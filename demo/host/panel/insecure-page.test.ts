import { afterEach, expect, it, vi } from 'vitest';
import { createEventLog } from './event-log.ts';

afterEach(() => vi.unstubAllGlobals());

it('logs on a page without https, which has no crypto.randomUUID', () => {
  sessionStorage.clear();
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const log = createEventLog(() => [], vi.fn());
  window.dispatchEvent(new CustomEvent('cartEmptied', { detail: {} }));
  expect(new Set(log.entries().map(({ id }) => id)).size).toBe(2);
});

it('logs that a product could not be added to the wishlist', () => {
  const log = createEventLog(() => [], vi.fn());
  window.dispatchEvent(new CustomEvent('wishlistError', { detail: { code: 'COUNT_EXCEEDED' } }));
  expect(log.entries()[0]?.name).toBe('wishlistError');
});

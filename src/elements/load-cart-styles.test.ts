// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartStyles } from '../react/styles.ts';
import { loadCartStyles } from './load-cart-styles.ts';

const url = new URL('https://shop.example/cart/cart-fragment.css?1');
const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });

describe('loadCartStyles', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('gives what the file says', async () => {
    const fetch = vi.fn((_: URL) => Promise.resolve(answer('.root{color:red}', 'text/css; charset=utf-8')));
    vi.stubGlobal('fetch', fetch);
    expect(await loadCartStyles(url)).toBe('.root{color:red}');
    expect(fetch.mock.calls.map(([asked]) => asked)).toEqual([url]);
  });

  it.each([
    ['the file is gone', () => Promise.resolve(answer('', 'text/css', 404))],
    ['a page is sent in its place', () => Promise.resolve(answer('<!doctype html>', 'text/html'))],
    ['the request is refused', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('gives the same style from a script when %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    expect(await loadCartStyles(url)).toBe(cartStyles);
  });

  it('gives it from a script when the file hangs', async () => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    vi.stubGlobal('fetch', (_: URL, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    });
    const styles = loadCartStyles(url);
    timeout.abort();
    expect(await styles).toBe(cartStyles);
  });
});

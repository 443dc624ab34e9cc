import { describe, expect, it } from 'vitest';
import { createMemoryStore } from 'cart-fragment-contract/backend';
import { testNow } from '../../../contract/backend/testing/test-shop.ts';
import { createInPageFetch } from './in-page.ts';

const base = 'https://shop.example/js_de/';

function shop() {
  const fetch = createInPageFetch({
    store: createMemoryStore(),
    now: () => testNow,
    report: (error) => {
      throw error;
    },
  });
  const fail = (kind: string) =>
    fetch(`${base}control/set-faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ failNext: [{ kind }] }),
    });
  return { fetch, fail };
}

describe('createInPageFetch', () => {
  it('answers the calls of the shop', async () => {
    expect(await (await shop().fetch(`${base}api/cart`)).json()).toMatchObject({ cartVersion: 17 });
  });

  it('answers 404 for other URLs and never uses the network', async () => {
    expect((await shop().fetch('https://shop.example/js_de/images/box.svg')).status).toBe(404);
  });

  it('rejects like fetch for a broken connection', async () => {
    const { fetch, fail } = shop();
    await fail('drop-before');
    await expect(fetch(`${base}api/cart`)).rejects.toThrow(TypeError);
  });

  it('rejects when the caller aborts while the shop hangs', async () => {
    const { fetch, fail } = shop();
    await fail('stall');
    const caller = new AbortController();
    const call = fetch(`${base}api/cart`, { signal: caller.signal });
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not start a call that is already aborted', async () => {
    await expect(shop().fetch(`${base}api/cart`, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

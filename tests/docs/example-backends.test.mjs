import { cartSchema } from 'cart-fragment-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runKit } from '../../contract/kit/run-kit.ts';
import { exampleBackends } from '../support/example-backends.mjs';

describe.each(exampleBackends('docs/examples'))('the backend of $name in docs/examples', ({ isInstalled, start }) => {
  let backend;
  let cookie;
  beforeAll(async () => {
    backend = isInstalled() ? await start() : null;
  });
  afterAll(() => backend?.stop());

  async function call(path, { headers = { 'X-Requested-With': 'cart-fragment' }, ...options } = {}) {
    const response = await fetch(`${backend.url}${path}`, { ...options, headers: { ...headers, cookie } });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
  }
  const post = (path, body, headers) => call(path, { method: 'POST', body: JSON.stringify(body), headers });
  const cart = async () => cartSchema.parse((await call('/api/cart')).body);

  const test = it.runIf(isInstalled());

  test('opens a session with the page, in a cookie that scripts cannot read', async () => {
    const page = await fetch(backend.url);
    expect(await page.text()).toContain('<cart-fragment>');
    // With no-store, Back could not restore the page from the back/forward cache.
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    const [set] = page.headers.getSetCookie();
    expect(set).toMatch(/HttpOnly/i);
    expect(set).toMatch(/SameSite=Lax/i);
    cookie = set.split(';')[0];
  });

  test('answers with a valid cart that no cache stores', async () => {
    const { headers, body } = await call('/api/cart');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(cartSchema.safeParse(body).error).toBeUndefined();
    expect(body.total.gross).toEqual({ amount: 438.8, currencyCode: 'EUR' });
    expect((await call('/api/delivery-terms')).body).toEqual([]);
  });

  test('answers a change with the changed cart and a higher version', async () => {
    const before = await cart();
    const { body } = await post('/api/cart/set-item-quantity', { cartItemId: 'item-1', quantity: 3 });
    expect(body.items[0].quantity).toBe(3);
    expect(body.total.gross.amount).toBe(618.7);
    expect(body.cartVersion).toBeGreaterThan(before.cartVersion);
    expect(await cart()).toEqual(cartSchema.parse(body));
  });

  test('gives a repeated removal the same answer', async () => {
    const [first, second] = [
      await post('/api/cart/remove-item', { cartItemId: 'item-2' }),
      await post('/api/cart/remove-item', { cartItemId: 'item-2' }),
    ];
    expect(first.body.items).toHaveLength(1);
    expect(second.status).toBe(200);
    expect(second.body.items).toEqual(first.body.items);
  });

  test('rejects requests that no cart sends', async () => {
    const before = await cart();
    const quantity = { cartItemId: 'item-1', quantity: 9 };
    expect((await post('/api/cart/set-item-quantity', quantity, {})).status).toBe(403);
    expect((await post('/api/cart/set-item-quantity', { ...quantity, quantity: 0 })).status).toBe(422);
    expect((await post('/api/cart/set-item-quantity', { ...quantity, quantity: '2 or more' })).status).toBe(422);
    expect((await post('/api/cart/set-item-quantity', { ...quantity, cartItemId: 'item-9' })).status).toBe(404);
    expect((await call('/api/unknown')).body).toEqual({ errorCode: 0 });
    expect((await fetch(`${backend.url}/cart/..%2f..%2fpackage.json`)).status).toBe(404);
    expect(await cart()).toEqual(before);
  });

  test('passes the core rules of the contract kit', async () => {
    const description = { session: { open: { path: '/' } } };
    const results = await runKit({ baseUrl: `${backend.url}/`, description, sets: ['core'], fetch, runs: 5 });
    const violated = results.filter(({ outcome }) => outcome !== 'passed');
    expect(violated.map(({ check, expected, observed }) => [check.id, expected, observed])).toEqual([]);
  });

  test('gives another visitor another cart', async () => {
    const { cartId } = await cart();
    const other = await (await fetch(`${backend.url}/api/cart`)).json();
    expect(other.cartId).not.toBe(cartId);
    expect(other.items).toHaveLength(2);
  });
});

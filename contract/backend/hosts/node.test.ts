import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serveBackend, type NodeHostOptions, type RunningBackend } from './node.ts';

let folder = '';
let running: RunningBackend | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'));
  await mkdir(join(folder, 'site', 'shop'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'site', 'index.html'), '<h1>Laden</h1>');
  await writeFile(join(folder, 'site', 'shop', 'index.html'), '<h1>Shop</h1>');
  await writeFile(join(folder, 'site', 'cart.js'), 'export {};');
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => running?.close());

async function serve(options: NodeHostOptions = {}): Promise<string> {
  running = await serveBackend({ staticFolder: join(folder, 'site'), ...options });
  return running.url;
}

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'cart-fragment' },
    body: JSON.stringify(body),
  });

/** Sends the raw path, which `fetch` would normalize. */
function statusOf(url: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('serveBackend', () => {
  it('answers the calls of the shop in any folder', async () => {
    const url = await serve();
    const cart = (await (await post(`${url}any/shop/js_de/api/cart/remove-item`, { cartItemId: 'item-1' })).json()) as {
      items: unknown[];
    };
    expect(cart.items).toHaveLength(3);
  });

  it.each([
    ['', 'text/html; charset=utf-8'],
    ['shop/', 'text/html; charset=utf-8'],
    ['shop', 'text/html; charset=utf-8'],
    ['cart.js', 'text/javascript; charset=utf-8'],
  ])('serves the file /%s as %s', async (path, type) => {
    const answer = await fetch((await serve()) + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  });

  it('sends a file again only when it has changed', async () => {
    const file = `${await serve()}cart.js`;
    const modified = (await fetch(file)).headers.get('last-modified') ?? '';
    const ask = (since: string) => fetch(file, { headers: { 'if-modified-since': since } });
    expect((await ask(modified)).status).toBe(304);
    expect((await ask('Thu, 01 Jan 2026 00:00:00 GMT')).status).toBe(200);
  });

  it.each(['/missing.js', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00', '/%'])(
    'has no file %s',
    async (path) => {
      expect(await statusOf(await serve(), path)).toBe(404);
    },
  );

  it('serves generated pages', async () => {
    const url = await serve({
      pages: ({ url: requested }) => (requested.endsWith('/made') ? new Response('gemacht') : null),
    });
    expect(await (await fetch(`${url}made`)).text()).toBe('gemacht');
    expect(await (await fetch(url)).text()).toBe('<h1>Laden</h1>');
  });

  it.each(['drop-before', 'drop-after'])('breaks the connection: %s', async (kind) => {
    const url = await serve();
    await post(`${url}js_de/control/set-faults`, { failNext: [{ kind }] });
    await expect(fetch(`${url}js_de/api/cart`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${url}js_de/api/cart`)).status).toBe(200);
  });

  it('breaks the connection in the middle of the body without reporting an error', async () => {
    const reported: unknown[] = [];
    const url = await serve({ report: (error) => reported.push(error) });
    await post(`${url}js_de/control/set-faults`, { failNext: [{ kind: 'cut-body' }] });
    const answer = await fetch(`${url}js_de/api/cart`);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
    expect(reported).toEqual([]);
  });

  it.each(['stall', 'stall-body'])('closes while a call hangs: %s', async (kind) => {
    const url = await serve();
    await post(`${url}js_de/control/set-faults`, { failNext: [{ kind }] });
    const caller = new AbortController();
    const call = fetch(`${url}js_de/api/cart`, { signal: caller.signal }).then((answer) => answer.text());
    const other = await fetch(`${url}js_de/api/delivery-terms`);
    expect(other.status).toBe(200);
    caller.abort();
    await expect(call).rejects.toThrow('aborted');
  });

  it('identifies visitors by their cookie', async () => {
    const url = await serve();
    await post(`${url}js_de/control/seed`, { scenario: 'empty' });
    const items = async (cookie: string) =>
      ((await (await fetch(`${url}js_de/api/cart`, { headers: { cookie } })).json()) as { items: unknown[] }).items
        .length;
    expect([await items(''), await items('demo_session=second')]).toEqual([0, 4]);
  });
});

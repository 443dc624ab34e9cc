import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RunningBackend } from '../hosts/node.ts';
import { findSqlite } from '../state/sqlite-store.ts';
import { runCommand } from './run-command.ts';

let folder = '';
let running: RunningBackend | null = null;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-command-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(stop);

async function stop() {
  await running?.close();
  running = null;
}

async function start(...args: readonly string[]) {
  const lines: string[] = [];
  const started = await runCommand(['--port', '0', ...args], (line) => lines.push(line));
  running = started.running;
  return { exitCode: started.exitCode, printed: lines.join('\n'), url: `${running?.url}js_de/` };
}

async function quantityOf(url: string, headers: HeadersInit = {}) {
  const { items } = (await (await fetch(`${url}api/cart`, { headers })).json()) as { items: { quantity: number }[] };
  return items[0]?.quantity;
}

const setQuantity = (url: string, quantity: number, cookie = '') =>
  fetch(`${url}api/cart/set-item-quantity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'cart-fragment', cookie },
    body: JSON.stringify({ cartItemId: 'item-1', quantity }),
  });

describe('runCommand', () => {
  it('prints the base URL, what is set, and the tenants', async () => {
    const { printed, url } = await start(
      '--latency',
      '5',
      '--fault',
      'stall:api/cart:2',
      '--origin',
      'http://a.test/x',
    );
    for (const text of [
      url.replace('127.0.0.1', 'localhost'),
      'md_ch',
      'in memory',
      '5 ms',
      'stall of api/cart, 2 times',
      'http://a.test\n',
    ]) {
      expect(printed).toContain(text);
    }
  });

  it('gives each visitor of its page a cart of their own', async () => {
    const { url } = await start();
    const open = async () => (await fetch(running?.url ?? '')).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const [one, other] = [await open(), await open()];
    await setQuantity(url, 7, one);
    expect([await quantityOf(url, { cookie: one }), await quantityOf(url, { cookie: other })]).toEqual([7, 2]);
    const again = await fetch(running?.url ?? '', { headers: { cookie: one } });
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('allows calls with cookies from the given origins alone', async () => {
    const { url } = await start('--origin', 'http://localhost:3000', '--origin', 'http://localhost:5173');
    const allowed = async (origin: string) =>
      (await fetch(`${url}api/cart`, { headers: { origin } })).headers.get('access-control-allow-origin');
    expect([await allowed('http://localhost:5173'), await allowed('http://localhost:9')]).toEqual([
      'http://localhost:5173',
      null,
    ]);
  });

  it('fails the first calls of each visitor as its options say', async () => {
    const { url } = await start('--fault', '409:set-item:2', '--fault', 'html:api/cart');
    const statuses = async (cookie: string) => [
      (await setQuantity(url, 3, cookie)).status,
      (await setQuantity(url, 3, cookie)).status,
      (await fetch(`${url}api/cart`, { headers: { cookie } })).status,
      (await setQuantity(url, 3, cookie)).status,
    ];
    expect(await statuses('demo_session=one')).toEqual([409, 409, 503, 200]);
    expect(await statuses('demo_session=two')).toEqual([409, 409, 503, 200]);
  });

  it.each([['shop.json'], ...(findSqlite() ? [['shop.sqlite']] : [])])('keeps the carts in %s', async (name) => {
    const file = join(folder, name);
    const first = await start('--file', file);
    await setQuantity(first.url, 9);
    await stop();
    const second = await start('--file', file, '--fault', '503:api/cart');
    expect((await fetch(`${second.url}api/cart`)).status).toBe(503);
    expect(await quantityOf(second.url)).toBe(9);
  });

  it.skipIf(findSqlite())('says which Node a SQLite file needs, and what works here', async () => {
    const { exitCode, printed } = await start('--file', join(folder, 'shop.sqlite'));
    expect([exitCode, printed]).toEqual([2, expect.stringMatching(/needs Node 22\.13 or newer; .*\.json works here/)]);
  });

  it('shows a page with the cart, an add button and the badge, and prints its HTML', async () => {
    const { printed } = await start('--open');
    const page = await fetch(running?.url ?? '');
    const html = await page.text();
    expect(page.headers.getSetCookie()[0]).toContain('demo_session=');
    for (const tag of ['<cart-fragment>', '<cart-badge>', '<button id="add"', '/add.js']) {
      expect(html).toContain(tag);
    }
    expect(printed).toContain(html);
  });

  it.each([
    [['--help'], 0, /--latency MS/],
    [['--port', 'x'], 2, /--port is a number/],
    [['--origin', 'shop'], 2, /--origin is an origin/],
    [['--fault', 'fire'], 2, /--fault fire does not exist/],
    [['--fault', 'stall:cart:often'], 2, /TIMES/],
    [['--all'], 2, /Unknown option '--all'/],
  ])('answers %j with exit code %i', async (args, code, message) => {
    const { exitCode, printed } = await start(...args);
    expect([exitCode, printed, running]).toEqual([code, expect.stringMatching(message), null]);
  });

  it('says that a port is in use', async () => {
    await start();
    const port = new URL(running?.url ?? '').port;
    const lines: string[] = [];
    const { exitCode } = await runCommand(['--port', port], (line) => lines.push(line));
    expect([exitCode, lines]).toEqual([2, ['This port is in use. Choose another one with --port.']]);
  });
});

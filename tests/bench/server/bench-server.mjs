import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { bodyOf, file, html, json, picture, script, serve } from '../../support/serve.mjs';
import { itemCounts, variants } from '../fixtures/variants.mjs';
import { createBenchShop } from './bench-shop.mjs';

const compress = promisify(gzip);

/**
 * Serves the built package below /dist/, the given texts by path, and a small shop for each page below /shop/. All
 * responses are compressed and not cached, as on a first visit.
 */
export async function startBenchServer({ dist, port, textsOf }) {
  const shops = new Map(
    variants.flatMap(({ name }) => itemCounts.map((count) => [`${name}-${count}`, createBenchShop(count)])),
  );
  let texts = new Map();

  async function answer(pathname, incoming) {
    if (pathname.includes('/images/')) return picture;
    if (texts.has(pathname)) {
      shops.get(pathname.replace('/page/', ''))?.startAnew();
      const text = texts.get(pathname);
      if (pathname.endsWith('.css')) return { type: 'text/css', body: text };
      return pathname.endsWith('.js') ? script(text) : html(text);
    }
    if (pathname.startsWith('/dist/')) return file(path.join(dist, pathname.slice('/dist/'.length)));
    const [, shopName, call] = /^\/shop\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
    const body = JSON.parse((await bodyOf(incoming)) || 'null');
    const found = await shops.get(shopName)?.answer(`${incoming.method} ${call}`, body);
    return found ? json(found) : null;
  }

  const server = await serve(async ({ pathname }, incoming) => {
    const answered = await answer(pathname, incoming);
    const headers = { 'content-encoding': 'gzip', 'cache-control': 'no-store' };
    return answered && { ...answered, headers, body: await compress(answered.body) };
  }, port);
  texts = await textsOf(server.origin);
  return server;
}

import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createGzip, gzipSync } from 'node:zlib';
import { itemCounts, variants } from '../fixtures/variants.mjs';
import { createBenchShop } from './bench-shop.mjs';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 230 168"><rect width="230" height="168" fill="#9bc"/></svg>';
const types = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.svg': 'image/svg+xml' };

/**
 * Serves the built package below /dist/, the given texts by path, and a small shop for each page below /shop/. All
 * responses are compressed and not cached, as on a first visit.
 */
export async function startBenchServer({ dist, port, textsOf }) {
  const shops = new Map(
    variants.flatMap(({ name }) => itemCounts.map((count) => [`${name}-${count}`, createBenchShop(count)])),
  );
  let texts = new Map();

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });

  async function answer(request, response) {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname.includes('/images/')) return send(response, picture, 'image/svg+xml');
    if (texts.has(pathname)) {
      shops.get(pathname.replace('/page/', ''))?.startAnew();
      return send(response, texts.get(pathname), types[path.extname(pathname)] ?? 'text/html');
    }
    if (pathname.startsWith('/dist/')) return sendFile(response, path.join(dist, pathname.slice('/dist/'.length)));
    const [, shopName, call] = /^\/shop\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
    const found = await shops.get(shopName)?.answer(`${request.method} ${call}`, await bodyOf(request));
    if (found) return send(response, JSON.stringify(found), 'application/json');
    response.writeHead(404).end();
  }

  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  texts = await textsOf(origin);
  return { origin, close: () => server.close() };
}

function headers(type) {
  return { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip', 'cache-control': 'no-store' };
}

function send(response, text, type) {
  response.writeHead(200, headers(type)).end(gzipSync(text));
}

function sendFile(response, file) {
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, headers(types[path.extname(file)] ?? 'text/plain'));
  return createReadStream(file).pipe(createGzip()).pipe(response);
}

async function bodyOf(request) {
  if (request.method !== 'POST') return null;
  const parts = await request.toArray();
  return JSON.parse(Buffer.concat(parts).toString() || 'null');
}

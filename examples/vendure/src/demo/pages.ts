import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** In place of the demo's shop in the browser: lets every call through to this server. */
const worker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', () => void self.clients.claim());
`;

/** Serves the demo's pages, whose calls go to the gateway. */
export function servePages(folder: string) {
  return async ({ method, url = '/' }: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    // Neither `//` nor `/%` is an address of a page.
    if (!URL.canParse(url, 'http://pages.invalid') || /%(?![\da-f]{2})/i.test(url)) return next();
    const { pathname, searchParams } = new URL(url, 'http://pages.invalid');
    const page = pageOf(pathname, searchParams);
    if (page !== null) return void response.writeHead(302, { location: page }).end();
    const file = path.join(folder, decodeURIComponent(pathname === '/' ? '/index.html' : pathname));
    const type = types[path.extname(file)];
    if (method !== 'GET' || type === undefined || !file.startsWith(folder)) return next();
    const content = pathname === '/service-worker.js' ? worker : await readFile(file).catch(() => null);
    if (content === null) return next();
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(content);
  };
}

/** The page of a product, of its appointments, or of the wishlist, to which the cart links. */
function pageOf(pathname: string, search: URLSearchParams): string | null {
  if (pathname === '/wishlist') return '/wishlist.html';
  const [, tenant, experience, ticket] =
    /^\/shop\/(\w+)\/(?:experiences\/([^/]+)|availabilities\/([^/]+)\/[^/]+)$/.exec(pathname) ?? [];
  const id = experience ?? ticket;
  if (tenant === undefined || id === undefined) return null;
  const query = new URLSearchParams({ id: decodeURIComponent(id), tenant: tenant.toUpperCase() });
  const selectedDate = search.get('selectedDate');
  if (ticket !== undefined && selectedDate) query.set('selectedDate', selectedDate);
  return `/product.html?${query}`;
}

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostPage, productPage } from './host-page.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const standIns = path.join(here, '../../../demo/dist/host/stand-ins');
const pageScripts = path.join(here, '../page');
const forEver = 'public, max-age=31536000, immutable';

const otherPages = {
  away: '<title>Anderswo</title>',
  'last-check': `<title>Bestellung</title><script>
    const page = /(\\w+)\\.html/.exec(document.referrer)?.[1];
    const stored = { ...sessionStorage };
    fetch('arrived', { method: 'POST', body: JSON.stringify({ page, stored, url: location.href }) });
  </script>`,
};

async function textOf(incoming) {
  let text = '';
  for await (const chunk of incoming) text += chunk;
  return text;
}

/**
 * Serves the host pages of all runs, the built element and the calls: `/r/{run}/{tab}.html`, `/r/{run}/shop/…`,
 * `/code/{key}/…`.
 */
export async function serveRuns(packageFolder) {
  const runs = new Map();
  const files = new Map();

  async function file(name) {
    if (!files.has(name)) files.set(name, await readFile(name));
    return files.get(name);
  }

  async function script(outgoing, name) {
    const text = await file(name);
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    outgoing.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': forEver });
    outgoing.end(text);
  }

  async function answer(incoming, outgoing) {
    const url = new URL(incoming.url, 'http://localhost');
    const [, area, key, ...rest] = url.pathname.split('/');
    // Code loaded afresh is delayed like every other response.
    if (area === 'code') await runs.get(key)?.server.delay();
    if (area === 'code') return script(outgoing, path.join(packageFolder, rest.join('/')));
    if (area === 'stand-ins') return script(outgoing, path.join(standIns, key));
    if (area === 'page') return script(outgoing, path.join(pageScripts, key));
    const run = area === 'r' ? runs.get(key) : undefined;
    if (!run) return void outgoing.writeHead(404).end();
    const shop = /^shop(?:-(\w))?$/.exec(rest[0]);
    if (shop && rest[2] === 'api') {
      // Of two carts on a page, the second names its shop otherwise, so that its calls can be told apart.
      const tab = shop[1] ?? /\/(\w+)\.html/.exec(incoming.headers.referer ?? '')?.[1] ?? '?';
      return run.server.receive(tab, incoming, `${rest.slice(2).join('/')}${url.search}`, outgoing);
    }
    if (rest[0] === 'api') {
      run.report(await textOf(incoming));
      return void outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }
    if (rest[0] === 'arrived') {
      run.onArrival(JSON.parse(await textOf(incoming)));
      return void outgoing.writeHead(204).end();
    }
    const page = /^([\w-]+)\.html$/.exec(rest[0] ?? '')?.[1];
    if (page) {
      run.onPageLoad(page);
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      if (page === 'product') return void outgoing.end(productPage(run.page));
      return void outgoing.end(otherPages[page] ?? hostPage(run.page));
    }
    outgoing.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': forEver });
    outgoing.end('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  }

  const server = createServer((incoming, outgoing) => {
    // Browsers repeat a request when a reused connection breaks.
    outgoing.shouldKeepAlive = false;
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}/`;
  return {
    url,
    add: (name, run) => runs.set(name, run),
    remove: (name) => runs.delete(name),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

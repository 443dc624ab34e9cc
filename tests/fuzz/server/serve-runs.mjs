import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bodyOf, file, html, json, picture, serve } from '../../support/serve.mjs';
import { clockScripts, hostPage, productPage } from './host-page.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const standIns = path.join(here, '../../../demo/dist/host/stand-ins');
const pageScripts = path.join(here, '../page');
const forEver = 'public, max-age=31536000, immutable';

const otherPages = {
  away: '<title>Anderswo</title>',
  login: '<title>Anmelden</title>',
  'last-check': `<title>Bestellung</title><script>
    const page = /(\\w+)\\.html/.exec(document.referrer)?.[1];
    const stored = { ...sessionStorage };
    fetch('arrived', { method: 'POST', body: JSON.stringify({ page, stored, url: location.href }) });
  </script>`,
};

/**
 * Serves the host pages of all runs, the built element and the calls: `/r/{run}/{tab}.html`, `/r/{run}/shop/…`,
 * `/code/{key}/…`.
 */
export async function serveRuns(packageFolder) {
  const runs = new Map();
  const files = new Map();

  async function script(name) {
    if (!files.has(name)) {
      const { type, body } = await file(name);
      const text = String(body).replaceAll(/\bimport\(("[^"]+"|\w+)\)/g, 'window.importing(()=>import($1))');
      files.set(name, { type, body: text, headers: { 'cache-control': forEver, 'access-control-allow-origin': '*' } });
    }
    return files.get(name);
  }

  const server = await serve(async (url, incoming, outgoing) => {
    // Browsers repeat a request when a reused connection breaks.
    outgoing.shouldKeepAlive = false;
    const [, area, key, ...rest] = url.pathname.split('/');
    if (area === 'code') return script(path.join(packageFolder, rest.join('/')));
    if (area === 'stand-ins') return script(path.join(standIns, key));
    if (area === 'page') return script(path.join(pageScripts, key));
    const run = area === 'r' ? runs.get(key) : undefined;
    if (!run) return null;
    const id = incoming.headers['x-run-call'];
    run.clock.note(id, 'arrived');
    run.open.add(outgoing);
    outgoing.on('close', () => {
      run.open.delete(outgoing);
      run.clock.note(id, 'answered');
    });
    const shop = /^shop(?:-(\w))?(?:-again)?$/.exec(rest[0]);
    if (shop && rest[2] === 'api') {
      // The second of two carts on a page has a different shop URL, which identifies its calls.
      const tab = shop[1] ?? /\/(\w+)\.html/.exec(incoming.headers.referer ?? '')?.[1] ?? '?';
      const path = `${rest.slice(2).join('/')}${url.search}`;
      return run.clock.task(() => run.server.receive(tab, incoming, path, outgoing));
    }
    if (rest[0] === 'api') {
      run.report(await bodyOf(incoming));
      return json({});
    }
    if (rest[0] === 'arrived') {
      run.onArrival(JSON.parse(await bodyOf(incoming)));
      return json({});
    }
    const page = /^([\w-]+)\.html$/.exec(rest[0] ?? '')?.[1];
    if (!page) return { ...picture, headers: { 'cache-control': forEver } };
    run.onPageLoad(page);
    if (page === 'product') return html(productPage({ ...run.host, now: run.clock.now() }));
    const now = run.clock.now();
    if (page in otherPages) return html(`${clockScripts({ now })}${otherPages[page]}`);
    return html(await hostPage({ ...run.host, now }, run.cartNow));
  });
  return {
    ...server,
    add: (name, run) => runs.set(name, { ...run, open: new Set() }),
    /** The browser has six connections, which requests of an ended run must not hold. */
    remove(name) {
      for (const outgoing of runs.get(name).open) outgoing.destroy();
      runs.delete(name);
    },
  };
}

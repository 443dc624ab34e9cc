import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bodyOf, file as sendFile, html, json, picture, script, serve } from '../support/serve.mjs';
import { summed, wireCart } from '../elements/support/wire-cart.ts';
import { cache, debianFile, own } from './install-hosts.mjs';

const here = import.meta.dirname;
const folders = {
  cart: path.join(own, 'dist'),
  modules: path.join(here, 'node_modules'),
  built: path.join(cache, 'built'),
  snippets: path.join(here, 'snippets'),
};

/**
 * Serves the host pages, the built package, and a shop that stores one cart for each visitor. The page of a started
 * development server is its own, in place of the built one.
 */
export async function serveHosts(development) {
  const carts = new Map();
  const renderers = development ? { ...frameworks, [development.name]: development.answer } : frameworks;

  const answered = async (url, incoming, outgoing) => {
    const known = /visitor=([\w-]+)/.exec(incoming.headers.cookie ?? '')?.[1];
    const visitor = known ?? randomUUID();
    const cartOf = () => carts.get(visitor) ?? priced(wireCart());
    const framework = renderers[url.pathname.split('/')[1]];
    if (framework) {
      incoming.headers.cookie = `visitor=${visitor}`;
      outgoing.setHeader('set-cookie', `visitor=${visitor}; Path=/`);
      await framework(incoming, outgoing, cartOf());
      return undefined;
    }
    if (!known) outgoing.setHeader('set-cookie', `visitor=${visitor}; Path=/`);
    return answer(url, cartOf, incoming, (cart) => carts.set(visitor, cart));
  };
  return serve(answered, 0, development?.upgrade);
}

const load = (...names) => import(pathToFileURL(path.join(here, ...names)).href);
let next;

/** The servers of frameworks that render on each request. */
const frameworks = {
  /** Its build is rooted in the page's folder. */
  async astro(incoming, outgoing, cart) {
    incoming.url = '/';
    const { handler } = await load('node_modules/.astro-page/server/entry.mjs');
    await handler(incoming, outgoing, () => outgoing.writeHead(404).end(), { cart });
  },
  async next(incoming, outgoing) {
    next ??= startNext();
    await (
      await next
    )(incoming, outgoing);
  },
  async nuxt(incoming, outgoing) {
    const { listener } = await load('pages/nuxt/.output/server/index.mjs');
    await listener(incoming, outgoing);
  },
  async sveltekit(incoming, outgoing) {
    const { handler } = await load('pages/sveltekit/.svelte-kit/built/handler.js');
    await handler(incoming, outgoing, () => outgoing.writeHead(404).end());
  },
};

async function startNext() {
  // Next.js selects React's build by NODE_ENV, which test runners set to `test`.
  process.env.NODE_ENV = 'production';
  const { default: createNext } = await import(pathToFileURL(createRequire(path.join(here, 'x')).resolve('next')).href);
  const app = createNext({ dev: false, dir: path.join(here, 'pages/next') });
  await app.prepare();
  return app.getRequestHandler();
}

/** Updates the total, by which the pages show a change. Shipping is free. */
const priced = ({ shipping, ...cart }) => summed({ ...cart, shipping: { method: shipping.method } });

async function answer(url, cartOf, incoming, store) {
  const [, area = '', ...rest] = url.pathname.split('/');
  const file = rest.join('/');
  if (url.pathname === '/favicon.ico') return { status: 204 };
  if (url.pathname.endsWith('.svg')) return picture;
  // Most pages have their shop below `/shop/`, some snippets at the root.
  if (area === 'shop' || area === 'api') {
    const call = area === 'api' ? `api/${file}` : file;
    return json(shop(call, cartOf(), JSON.parse((await bodyOf(incoming)) || '{}'), store));
  }
  if (area === 'old') return script(await oldLibrary(path.parse(file).name));
  if (area === 'partials') return html(file === 'cart' ? tag(url) : '');
  if (bundlers.includes(area)) return bundled(area, file);
  if (folders[area]) return sendFile(path.join(folders[area], file.replace(/^[\d.]+\//, '')));
  if (file) return sendFile(path.join(here, 'pages', area, file));
  return html(await page(area, url, cartOf));
}

const bundlers = ['vite', 'webpack', 'parcel'];

/** Webpack writes no HTML, so the folder's page loads its script. */
async function bundled(name, file) {
  if (name !== 'webpack' || file) return sendFile(path.join(folders.built, name, file || 'index.html'));
  const page = await readFile(path.join(here, 'pages/bundlers/index.html'), 'utf8');
  return html(page.replace('./page.ts', './page.js'));
}

/**
 * Removes MooTools' compatibility layer for version 1.2, as its builder can: that layer replaces
 * `Function.prototype.bind`, which breaks React. Prototype before version 1.7.3 replaces `Array.prototype.entries`.
 */
async function oldLibrary(name) {
  const code = await readFile(debianFile(`libjs-${name}`), 'utf8');
  return code.replaceAll(/\/[/*]<(1.2compat)>[^]*?<\/\1>(\*\/)?/g, '').replace('delete arrayProto.entries;', '');
}

function shop(path, cart, body, store) {
  if (path === 'api/delivery-terms') return [];
  if (path.startsWith('api/product-details/')) return cart.items[0].product;
  if (path === 'api/cart/set-item-quantity') {
    const items = cart.items.map((item) => (item.id === body.cartItemId ? { ...item, quantity: body.quantity } : item));
    const changed = priced({ ...cart, items, cartVersion: cart.cartVersion + 1 });
    store(changed);
    return changed;
  }
  return path.startsWith('api/cart') ? cart : {};
}

const dataOf = (tenant) => ({ baseUrl: '/shop/', tenant, rootComponentProps: { nextStepUrl: '/kasse' } });

function tag(url) {
  const data = dataOf(url.searchParams.get('tenant') ?? 'JS_DE');
  return `<cart-fragment><script type="application/json">${JSON.stringify(data)}</script></cart-fragment>`;
}

/** Returns a page by the name of its folder; `jquery-3` and `jquery-4`, and the two of Angular, are one page each. */
async function page(name, url, cartOf) {
  if (name === 'wordpress') {
    const includes = path.dirname(debianFile('wordpress'));
    return execFileSync('php', [path.join(here, 'pages/wordpress/page.php'), includes], { encoding: 'utf8' });
  }
  if (name === 'integrity') {
    const plain = await readFile(path.join(here, 'pages/plain/index.html'), 'utf8');
    const hash = url.searchParams.get('hash');
    return plain.replace(/(\/)(cart-fragment\.js")/, `$1cdn/$2 integrity="${hash}" crossorigin`);
  }
  const folder = name.replace(/^(jquery|angular)-.*$/, '$1');
  const template = await readFile(path.join(here, 'pages', folder, 'index.html'), 'utf8');
  if (name === 'react-server') return fill(template, await renderedApp(cartOf()));
  const isOff = url.searchParams.get('cart') === 'off';
  return fill(template, {
    jquery: name.replace('-', ''),
    angular: name,
    cart: isOff ? '' : tag(url),
    toggle: isOff ? '?tenant=MD_DE' : '?cart=off',
  });
}

const fill = (template, values) => template.replaceAll(/\{\{(\w+)\}\}/g, (all, name) => values[name] ?? all);

async function renderedApp(cart) {
  const { renderCartFragment } = await import(pathToFileURL(path.join(own, 'dist/server.js')).href);
  const { renderApp } = createRequire(import.meta.url)(path.join(cache, 'built/react-server.node.cjs'));
  const data = dataOf('JS_DE');
  const props = { ...data.rootComponentProps, initialCart: cart };
  const markup = await renderCartFragment(
    { ...data, rootComponentProps: props },
    { stylesheetUrl: '/cart/0.2.0/cart-fragment.css' },
  );
  return { app: renderApp(data, markup), data: JSON.stringify(data) };
}

/** A shop with a working cart, for Node 20.19 and newer: `node server.mjs`, then open http://localhost:8080. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const { PORT = '8080', CART_FILES = path.join(import.meta.dirname, '../../dist') } = process.env;
const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
const page = await readFile(path.join(import.meta.dirname, 'cart.html'));

const products = {
  'item-1': ['5001', 'Ballonfahrt im Alpenvorland', 17990],
  'item-2': ['5002', 'Thai-Kochkurs', 7900],
};
const price = (cents) => ({ gross: { amount: cents / 100, currencyCode: 'EUR' } });

/** The whole cart, which every call returns. Sums are computed in cents. */
function cartOf({ cartId, cartVersion, quantities }) {
  const items = Object.entries(quantities).map(([id, quantity]) => {
    const [productId, title, cents] = products[id];
    const product = { id: productId, title, price: price(cents), productType: 'Experience' };
    return { id, quantity, product, total: price(cents * quantity) };
  });
  const sum = Object.entries(quantities).reduce((cents, [id, quantity]) => cents + products[id][2] * quantity, 0);
  const shipping = { method: 'Online', price: price(0) };
  const availableShippingMethods = [{ ...shipping, title: 'Online-Gutschein' }];
  return { cartId, cartVersion, items, shipping, availableShippingMethods, total: price(sum) };
}

/** The carts by session id, which is in a cookie that scripts cannot read. */
const carts = new Map();
const sessionOf = ({ headers }) => /\bsession=([^;]+)/.exec(headers.cookie ?? '')?.[1];
function openCart(request, response) {
  if (carts.has(sessionOf(request))) return carts.get(sessionOf(request));
  const session = randomUUID();
  carts.set(session, { cartId: randomUUID(), cartVersion: 1, quantities: { 'item-1': 2, 'item-2': 1 } });
  response.setHeader('Set-Cookie', `session=${session}; Path=/; HttpOnly; SameSite=Lax`);
  return carts.get(session);
}

/** The calls. Each returns a status and a body. A repeated change succeeds again, and changes only the version. */
const calls = {
  'GET /api/cart': (cart) => [200, cartOf(cart)],
  'GET /api/delivery-terms': () => [200, []],
  'POST /api/cart/set-item-quantity': (cart, { cartItemId, quantity }) => {
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 25) return [422, { errorCode: 0 }];
    if (!Object.hasOwn(cart.quantities, cartItemId)) return [404, { errorCode: 0 }];
    cart.quantities[cartItemId] = quantity;
    cart.cartVersion++;
    return [200, cartOf(cart)];
  },
  'POST /api/cart/remove-item': (cart, { cartItemId }) => {
    delete cart.quantities[cartItemId];
    cart.cartVersion++;
    return [200, cartOf(cart)];
  },
  'POST /api/event/checkout-proceeded-to-p2': () => [204],
};

async function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  const send = (status, type, body) => response.writeHead(status, { 'Content-Type': type }).end(body);
  const [, name] = /^\/cart\/[\d.]+(\/.+)/.exec(pathname) ?? [];
  if (name) {
    const file = await readFile(path.join(CART_FILES, name));
    return send(200, types[path.extname(pathname)] ?? 'text/plain', file);
  }
  response.setHeader('Cache-Control', 'no-store');
  if (pathname === '/checkout') return send(200, 'text/html; charset=utf-8', '<h1>Bestelldaten</h1>');
  if (pathname === '/') {
    // Open the session before the first calls, which are sent in parallel.
    openCart(request, response);
    // Not no-store, with which Back could not restore the page from the back/forward cache.
    response.setHeader('Cache-Control', 'private, no-cache');
    return send(200, 'text/html; charset=utf-8', page);
  }
  const call = calls[`${request.method} ${pathname}`];
  // Another site can post a form but cannot set this header.
  const isForeign = request.method === 'POST' && request.headers['x-requested-with'] !== 'cart-fragment';
  if (!call || isForeign) return send(call ? 403 : 404, 'application/json', '{"errorCode": 0}');
  // A late call gets no other session, which would replace the one of a login.
  if (sessionOf(request) && !carts.has(sessionOf(request))) return send(409, 'application/json', '{"errorCode": 0}');
  let text = '';
  for await (const chunk of request) text += chunk;
  let sent;
  try {
    sent = Object(JSON.parse(text || '{}'));
  } catch {
    return send(400, 'application/json', '{"errorCode": 0}');
  }
  const [status, body] = call(openCart(request, response), sent);
  return send(status, 'application/json', body && JSON.stringify(body));
}

const missing = ['ENOENT', 'EISDIR', 'ERR_INVALID_URL'];
const server = createServer((request, response) => {
  answer(request, response).catch(({ code }) => response.writeHead(missing.includes(code) ? 404 : 500).end());
});
server.listen(Number(PORT), () => console.log(`http://localhost:${server.address().port}`));

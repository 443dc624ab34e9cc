/** What nobody may do with the running shop, and what it answers while it is busy. Ports and password come from run.mjs. */
import assert from 'node:assert/strict';
import { createServer, request as send } from 'node:http';
import { test } from 'node:test';

const built = (file) => import(new URL(`../build/${file}`, import.meta.url));
const { serveBalancer } = await built('cluster/balancer.js');
const { createGateway } = await built('gateway/gateway.js');
const { createLimits } = await built('gateway/limits.js');

const shop = `http://127.0.0.1:${process.env.SHOP_PORT}/`;
const vendure = `http://127.0.0.1:${process.env.VENDURE_PORT}/`;
const own = { 'x-requested-with': 'cart-fragment' };

/** A visitor with a cookie of its own. */
function visitor(cookie = '') {
  const self = {
    cookie,
    async call(path, body, headers = own) {
      const answer = await fetch(`${shop}shop/js_de/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', ...headers, ...(self.cookie && { cookie: self.cookie }) },
        ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const [set] = answer.headers.getSetCookie();
      if (set) self.cookie = set.split(';')[0];
      return { status: answer.status, set, headers: answer.headers, body: await answer.json().catch(() => null) };
    },
    add: (productId = 'p-1013') => self.call('api/cart/add-item', { productId, quantity: 1 }),
  };
  return self;
}

const askShopApi = async (query, { cookie }) => {
  const answer = await fetch(`${vendure}shop-api`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'vendure-token': 'JS_DE',
      authorization: `Bearer ${cookie.replace(/^shop_session=/, '')}`,
    },
    body: JSON.stringify({ query }),
  });
  return (await answer.json()).data;
};

test('a late call with the cookie of the guest leaves the customer logged in', async () => {
  const own = visitor();
  await own.add();
  const guest = own.cookie;
  await own.call('control/login', { loggedIn: true });
  for (const [path, body] of [
    ['api/cart'],
    ['api/cart/add-item', { productId: 'p-1013', quantity: 1 }],
    ['api/wishlist'],
    ['api/wishlist/add-products', { productId: 'p-1013' }],
    ['control/changeset'],
  ]) {
    const late = await visitor(guest).call(path, body);
    assert.deepEqual([path, late.status, late.set], [path, 409, undefined]);
  }
  assert.equal((await own.call('api/wishlist')).status, 200);
  await own.call('control/login', { loggedIn: false });
  assert.equal(own.cookie, 'shop_session=');
});

test('a login brings packaging, shipping and total in line with the merged cart', async () => {
  const customer = visitor();
  await customer.call('control/login', { loggedIn: true });
  await customer.call('control/seed', { scenario: 'friends' });
  const guest = visitor();
  await guest.call('control/seed', { scenario: 'boxes' });
  await guest.call('control/login', { loggedIn: true });
  const { items, packagingTotal, shipping, total, totalDiscount } = (await guest.call('api/cart')).body;
  const cents = ({ amount }) => Math.round(amount * 100);
  const sum = (amounts) => amounts.reduce((all, amount) => all + amount, 0);
  const packagings = sum(items.map(({ selectedPackaging }) => cents(selectedPackaging?.price.gross ?? { amount: 0 })));
  assert.equal(items.length, 3);
  assert.equal(cents(packagingTotal.gross), packagings);
  const bought = sum(items.map((item) => cents(item.total.gross)));
  assert.equal(cents(total.gross), bought + packagings + cents(shipping.price.gross) - cents(totalDiscount));
  await guest.call('control/seed', { scenario: 'empty' });
});

test('a page ends a session that the shop does not know', async () => {
  const headers = { accept: 'text/html', cookie: 'shop_session=unknown' };
  const [set] = (await fetch(`${shop}index.html`, { headers })).headers.getSetCookie();
  assert.match(set, /^shop_session=; .*Max-Age=0/);
});

test("Vendure's own addresses are not on the port of the shop", async () => {
  for (const path of ['shop-api', 'admin-api', 'dashboard/']) assert.equal((await fetch(shop + path)).status, 404);
});

test('nobody orders with a payment that no provider has confirmed', async () => {
  const own = visitor();
  await own.add();
  const { body: cart } = await own.call('api/cart');
  for (const type of ['PayPal', 'StripeGooglePay', 'AmazonPay', 'Cash', '__proto__']) {
    const payment = { type, id: type === 'AmazonPay' ? null : 'fake' };
    assert.equal((await own.call('control/order', { payment })).status, 422, type);
  }
  const { body: other } = await visitor().add();
  const { body: begun } = await own.call('api/payment-methods/paypal/order', { cartId: cart.cartId });
  const paid = { type: 'PayPal', id: begun.paypalOrderId };
  await own.add('p-2001');
  assert.equal((await own.call('control/order', { payment: paid })).status, 422, 'another sum');
  assert.notEqual(other.cartId, cart.cartId);

  const address = '{ fullName: "A", streetLine1: "B", city: "C", postalCode: "10115", countryCode: "DE" }';
  const customer = '{ firstName: "A", lastName: "B", emailAddress: "a@example.org" }';
  await askShopApi(`mutation { setOrderShippingAddress(input: ${address}) { __typename } }`, own);
  await askShopApi(`mutation { setCustomerForOrder(input: ${customer}) { __typename } }`, own);
  await askShopApi('mutation { transitionOrderToState(state: "ArrangingPayment") { __typename } }', own);
  const fake = '{ method: "provider", metadata: { type: "PayPal", id: "fake", proof: "fake" } }';
  const { addPaymentToOrder } = await askShopApi(`mutation { addPaymentToOrder(input: ${fake}) { __typename } }`, own);
  assert.match(addPaymentToOrder.__typename, /Error$/);
});

test('the administrator has no password of the repository', async () => {
  const query = 'mutation { login(username: "superadmin", password: "superadmin") { __typename } }';
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${vendure}admin-api`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  assert.equal((await answer.json()).data.login.__typename, 'InvalidCredentialsError');
});

test('pages of other origins reach neither the calls of the shop nor the controls of the demo', async () => {
  const foreign = { origin: 'https://evil.example' };
  assert.equal((await visitor().call('control/restore', {}, foreign)).status, 403);
  assert.equal((await visitor().call('control/products', undefined, { 'sec-fetch-site': 'cross-site' })).status, 403);
  for (const call of ['login', 'logout', 'order', 'redeem-voucher']) {
    assert.equal((await visitor().call(`shop/${call}`, {}, {})).status, 403, call);
  }
});

test('what no page sends is refused, and not an error of the shop', async () => {
  assert.equal((await visitor().add('p-1\u0000')).status, 400);
  for (const scenario of ['__proto__', 'constructor', 'none']) {
    assert.equal((await visitor().call('control/seed', { scenario })).status, 404, scenario);
  }
  assert.equal((await visitor().call('control/seed', '{')).status, 400);
  const own = visitor();
  const { body: cart } = await own.add();
  const coupon = 'NEWSLETTER-SOMMER-2026';
  assert.equal((await own.call('api/cart/add-coupon', { coupon })).status, 200);
  const [
    {
      id: itemId,
      availablePackagingOptions: [{ packagingOptionType }],
    },
  ] = cart.items;
  assert.equal((await own.call('api/cart/set-item-packaging', { itemId, packagingOptionType })).status, 200);
});

test('guessing a password has to wait', async () => {
  const guess = () => visitor().call('shop/login', { username: 'kim.muster@example.org', password: 'wrong' });
  // All at once, since a busy machine does not check 30 passwords within the minute.
  const answers = await Promise.all(Array.from({ length: 40 }, guess));
  assert.deepEqual([...new Set(answers.map(({ status }) => status))].toSorted(), [401, 429]);
  const { headers } = answers.find(({ status }) => status === 429);
  assert.match(headers.get('retry-after'), /^[1-9]\d?$/);
});

test('codes, logins and payments have a limit for each address, and other calls have none', async () => {
  for (const [path, most] of [
    ['api/cart/add-coupon', 60],
    ['shop/redeem-voucher', 60],
    ['shop/login', 30],
    ['api/cart/create-payment-session', 60],
    ['api/payment-methods/paypal/order', 60],
    ['api/payment-methods/amazon-pay/prepare-payment-session', 60],
    ['shop/order', 60],
    ['api/cart/add-item', Infinity],
  ]) {
    const refuseTooMany = createLimits();
    for (let count = 0; count < Math.min(most, 200); count += 1) await refuseTooMany(path, 'one');
    const refused = await refuseTooMany(path, 'one').catch((error) => error);
    assert.deepEqual([path, refused?.status], [path, most === Infinity ? undefined : 429]);
    if (refused) assert.ok(refused.retryAfterSeconds >= 1, path);
    await refuseTooMany(path, 'another');
  }
});

test('a body without an end is not kept', async () => {
  const { hostname, port } = new URL(shop);
  const path = '/shop/js_de/api/cart/add-item';
  const status = await new Promise((resolve, reject) => {
    const request = send({ hostname, port, path, method: 'POST', headers: own }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on('error', reject);
    for (let count = 0; count < 20; count += 1) request.write('x'.repeat(100_000));
    request.end();
  });
  assert.equal(status, 413);
});

test('the proxy refuses a body without an end, and keeps none of it', async () => {
  const reached = [];
  const server = createServer((request, response) => {
    reached.push(request.url);
    request.resume().on('end', () => response.end());
  });
  const proxy = await serveBalancer(0, [await opened(server)]);
  const { port } = proxy.address();
  const sendChunks = (count) =>
    new Promise((resolve, reject) => {
      const request = send({ hostname: '127.0.0.1', port, path: `/${count}`, method: 'POST' }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      request.on('error', reject);
      for (let index = 0; index < count; index += 1) request.write('x'.repeat(100_000));
      request.end();
    });
  assert.equal(await sendChunks(20), 413);
  assert.equal(await sendChunks(5), 200);
  assert.deepEqual(reached, ['/5']);
  proxy.close();
  server.close();
});

test('without its database, the shop says when to come back', async () => {
  const broken = createServer((_request, response) => response.end('{"errors":[{"message":"no connection"}]}'));
  const shopApi = `http://127.0.0.1:${await opened(broken)}/`;
  let isUp = false;
  const gateway = createGateway({
    shopApi,
    providers: {},
    oneAtATime: false,
    allowedOrigins: [],
    cookieAttributes: '',
    isDatabaseUp: async () => isUp,
  });
  const server = createServer((request, response) => void gateway(request, response, () => response.end()));
  const url = `http://127.0.0.1:${await opened(server)}/shop/js_de/api/cart`;
  const ask = () => fetch(url, { headers: { cookie: 'shop_session=known' } });
  const away = await ask();
  assert.equal(away.status, 503);
  assert.match(away.headers.get('retry-after'), /^[1-9]$/);
  isUp = true;
  const failed = await ask();
  assert.deepEqual([failed.status, failed.headers.get('retry-after')], [500, null]);
  server.close();
  broken.close();
});

function opened(server) {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));
}

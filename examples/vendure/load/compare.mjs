/**
 * Sends the same changes and reads to the gateway and to plain Vendure, in turns, and prints what each costs:
 *
 *   node load/compare.mjs [--database sqljs|postgres] [--visitors 40] [--rounds 3] [--port 8392]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqljs' },
    visitors: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '3' },
    parallel: { type: 'string', default: '12' },
    port: { type: 'string', default: '8392' },
  },
});
const { database } = values;
const [count, rounds, parallel, port] = [values.visitors, values.rounds, values.parallel, values.port].map(Number);
const child = fork(fileURLToPath(new URL('measured.mjs', import.meta.url)), [database, String(port)]);
child.on('exit', (code) => process.exit(code ?? 1));
await once(child, 'message');

async function taken() {
  child.send('taken');
  const [{ statements, cpu }] = await once(child, 'message');
  return { statements, ms: (cpu.user + cpu.system) / 1000 };
}

const fields = `id totalWithTax shippingWithTax couponCodes discounts { description amountWithTax } surcharges { sku priceWithTax }
  lines { id quantity unitPriceWithTax linePriceWithTax productVariant { sku } discounts { description } }
  shippingLines { shippingMethod { code } }`;

async function ask(url, init, visitor) {
  const answer = await fetch(url, init);
  const [set] = answer.headers.getSetCookie();
  if (set) visitor.token = set.split(/[=;]/)[1];
  const body = await answer.json();
  if (!answer.ok || body.errors) throw new Error(`${url}: ${answer.status} ${JSON.stringify(body)}`);
  return body.data ?? body;
}

function callGateway(visitor, path, body) {
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'cart-fragment',
    ...(visitor.token && { cookie: `shop_session=${visitor.token}` }),
  };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  return ask(`http://127.0.0.1:${port}/shop/js_de/${path}`, init, visitor);
}

function callVendure(visitor, query) {
  const headers = {
    'content-type': 'application/json',
    'vendure-token': 'JS_DE',
    authorization: `Bearer ${visitor.token}`,
  };
  const init = { method: 'POST', headers, body: JSON.stringify({ query }) };
  return ask(`http://127.0.0.1:${port + 1}/shop-api`, init, visitor);
}

const kinds = {
  'gateway, set-item-quantity': (visitor, quantity) =>
    callGateway(visitor, 'api/cart/set-item-quantity', { cartItemId: visitor.line, quantity }),
  'Vendure, adjustOrderLine': (visitor, quantity) =>
    callVendure(
      visitor,
      `mutation { adjustOrderLine(orderLineId: "${visitor.line}", quantity: ${quantity}) { ... on Order { ${fields} } } }`,
    ),
  'gateway, GET cart': (visitor) => callGateway(visitor, 'api/cart'),
  'Vendure, activeOrder': (visitor) => callVendure(visitor, `{ activeOrder { ${fields} } }`),
};

/** Runs the work of each visitor, so many at a time. Plain Vendure on sql.js takes one transaction at a time, like the gateway. */
async function inParallel(most, work) {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(visitors[next++]);
  };
  await Promise.all(Array.from({ length: most }, worker));
}

const visitors = Array.from({ length: count }, () => ({}));
await inParallel(1, async (visitor) => {
  await callGateway(visitor, 'control/seed', { scenario: 'boxes' });
  const { items } = await callGateway(visitor, 'control/add-item', { productId: 'p-1005', quantity: 3 });
  visitor.line = items[0].id;
});

const seen = Object.fromEntries(Object.keys(kinds).map((name) => [name, { statements: 0, ms: 0, times: [] }]));
let quantity = 1;
// The first round only warms up.
for (let round = 0; round <= rounds; round += 1) {
  for (const [name, call] of Object.entries(kinds)) {
    quantity = (quantity % 20) + 1;
    const one = seen[name];
    const before = await taken();
    await inParallel(1, (visitor) => call(visitor, quantity));
    const after = await taken();
    let turn = Promise.resolve();
    await inParallel(parallel, async (visitor) => {
      const start = performance.now();
      const send = () => call(visitor, quantity + 1);
      const isPlainSqljs = database === 'sqljs' && name.startsWith('Vendure');
      await (isPlainSqljs ? (turn = turn.then(send)) : send());
      if (round > 0) one.times.push(performance.now() - start);
    });
    if (round === 0) continue;
    one.statements += after.statements - before.statements;
    one.ms += after.ms - before.ms;
  }
}
const rows = Object.entries(seen).map(([name, { statements, ms, times }]) => {
  const calls = rounds * count;
  times.sort((a, b) => a - b);
  return { name, statements: statements / calls, cpu: ms / calls, p95: times[Math.floor(times.length * 0.95)] };
});
console.table(
  rows.map((row, index) => {
    const plain = rows[index % 2 === 0 ? index + 1 : index];
    const beside = (key) => `${row[key].toFixed(1)}${row === plain ? '' : ` (×${(row[key] / plain[key]).toFixed(2)})`}`;
    return { call: row.name, statements: beside('statements'), 'CPU ms': beside('cpu'), 'p95 ms': beside('p95') };
  }),
);
child.disconnect();

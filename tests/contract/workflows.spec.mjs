import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { run } from './installed.mjs';

const root = path.join(import.meta.dirname, '../..');
const file = path.join(root, 'dist/arazzo.json');
const { workflows } = JSON.parse(readFileSync(file, 'utf8'));
const { paths } = JSON.parse(readFileSync(path.join(root, 'dist/openapi.json'), 'utf8'));

const seed = (scenario) => ['seed', { scenario }];
const key = '5d1c9a40-6f2e-4f0e-9b7e-0c2a61f2d9ab';
const ticket = { productId: 'p-1002', appointmentId: 'a-90017' };

/** What the reference backend does before each workflow, and the inputs. */
const preparations = {
  guest: { requests: [seed('boxes')] },
  undo: { requests: [seed('boxes')] },
  delivery: { requests: [seed('single')] },
  wishlist: { requests: [['login', { loggedIn: true }]], inputs: { product: 'p-1001', otherProduct: 'p-2001' } },
  code: { requests: [seed('boxes')], inputs: { code: 'NEWSLETTER-SOMMER-2026', refusedCode: 'GIBT-ES-NICHT' } },
  voucher: { requests: [seed('single'), ['apply-voucher', { voucherId: 'GS-77', balance: 50 }]] },
  loyaltyNumber: { requests: [seed('single')], inputs: { number: '3103187694', wrongNumber: '3103187695' } },
  ticket: { requests: [seed('tickets')] },
  lostTicket: {
    requests: [
      seed('empty'),
      ['add-item', ticket],
      ['add-item', { productId: 'p-1001' }],
      ['outdate-appointment', { appointmentId: ticket.appointmentId }],
    ],
  },
  paypal: { requests: [seed('single')], inputs: { key } },
  card: { requests: [seed('single')], inputs: { key, paymentType: 'StripeGooglePay' } },
  amazon: { requests: [seed('single')], inputs: { amount: '183.80' } },
};

let backend;
let shop;

before(async () => {
  backend = spawn(process.execPath, [path.join(root, 'contract/bin/cart-fragment-backend.mjs'), '--port', '0']);
  const [greeting] = await once(createInterface({ input: backend.stdout }), 'line');
  shop = /http:\S+/.exec(greeting)[0];
});

after(() => backend.kill());

/** Opens a session, prepares it, and returns its cookie. */
async function prepare(requests) {
  const response = await fetch(new URL('/', shop));
  const [cookie] = response.headers.getSetCookie()[0].split(';');
  const headers = { Cookie: cookie, 'Content-Type': 'application/json', 'X-Requested-With': 'cart-fragment' };
  for (const [name, body] of requests) {
    const url = new URL(`control/${name}`, shop);
    const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    assert.equal(status, 200, name);
  }
  return cookie;
}

async function execute(workflowId, { requests, inputs = {} }) {
  const input = JSON.stringify({ cookie: await prepare(requests), ...inputs });
  const server = `shop=${shop.replace(/\/$/, '')}`;
  return run('redocly', 'respect', file, '--workflow', workflowId, '--server', server, '--input', input);
}

test('Redocly finds nothing in the workflows', () => {
  const { status, printed } = run('redocly', 'lint', file, '--extends', 'recommended');
  assert.equal(status, 0, printed);
  assert.doesNotMatch(printed, /\d+ warnings?/);
});

test('eight to twelve workflows contain every call of the contract, and no other', () => {
  assert.ok(workflows.length >= 8 && workflows.length <= 12, `${workflows.length}`);
  const called = workflows.flatMap(({ steps }) => steps.map(({ operationId }) => operationId));
  const declared = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
  assert.deepEqual([...new Set(called)].sort(), declared.sort());
});

for (const { workflowId, summary, steps } of workflows) {
  test(`the reference backend answers: ${summary}`, async () => {
    const { status, printed } = await execute(workflowId, preparations[workflowId]);
    assert.equal(status, 0, printed);
    assert.match(printed, new RegExp(`Steps: ${steps.length} passed`));
  });
}

test('a workflow fails in a session that is not prepared for it', async () => {
  const { status, printed } = await execute('guest', { requests: [seed('empty')] });
  assert.equal(status, 1);
  assert.match(printed, /items\/0\/id/);
});

/**
 * Sends mixed changes of many visitors to several servers, two of each visitor at once, and kills servers in the midst.
 * Afterwards every cart must be what the acknowledged changes add up to:
 *
 *   node load/run.mjs [--processes 3] [--changes 5000] [--sessions 200] [--kills 4] [--seconds 900] [--port 8392]
 */
import { parseArgs } from 'node:util';
import { startCluster } from '../build/cluster/cluster.js';
import { servePaymentDoubles } from '../build/payments/doubles.js';

const number = (value) => ({ type: 'string', default: String(value) });
const { values } = parseArgs({
  options: {
    processes: number(3),
    changes: number(5000),
    sessions: number(200),
    parallel: number(12),
    kills: number(4),
    seconds: number(900),
    port: number(8392),
  },
});
const options = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
const { processes, changes, sessions, parallel, kills, seconds, port } = options;
const shop = `http://127.0.0.1:${port}/shop/js_de/`;
const patience = 5 * 60_000;

const cluster = await startCluster({ port, processes, doubles: await servePaymentDoubles(), verbose: false });

const times = [];
const faults = { lost: 0, doubled: 0, versions: 0 };
const seen = { acknowledged: 0, unanswered: 0, killed: 0 };

/** Sends a call once. Returns null if nobody knows what it has done. */
async function send(visitor, path, body) {
  const headers = { 'x-requested-with': 'cart-fragment', ...(visitor.cookie && { cookie: visitor.cookie }) };
  const init = body
    ? { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { headers };
  try {
    const answer = await fetch(shop + path, init);
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) visitor.cookie = cookie.split(';')[0];
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text);
    if (answer.status < 500) throw new Error(`${path}: ${answer.status} ${text}`);
  } catch (error) {
    if (error.message.startsWith(path)) throw error;
  }
  return null;
}

/** Sends a call that can be repeated until it is answered. */
async function insist(visitor, path, body) {
  for (const end = Date.now() + patience; Date.now() < end;) {
    const answer = await send(visitor, path, body);
    if (answer) return answer;
    seen.unanswered += 1;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${path}: no answer for ${patience / 1000} s`);
}

/** One change: its call, and what the cart must show once it is acknowledged. */
function plan(visitor, round) {
  const quantity = 1 + ((visitor.number + round * 7) % 25);
  const [first, second, third] = visitor.items;
  const all = [
    () => setsQuantity(visitor, first, quantity),
    () => setsQuantity(visitor, second, quantity),
    () => choosesPackaging(visitor, second, round % 2 === 0 ? 'giftbox-8' : 'giftbox-9'),
    () => setsNumber(visitor, round % 2 === 0 ? '3103187694' : ''),
    () => adds(visitor, third),
  ];
  const from = (visitor.number + round) % all.length;
  return [all[from](), all[(from + 1) % all.length]()];
}

const setsQuantity = (visitor, id, quantity) => ({
  path: 'api/cart/set-item-quantity',
  body: { cartItemId: id, quantity },
  isNew: visitor.model[id].quantity !== quantity,
  done: () => (visitor.model[id].quantity = quantity),
});

const choosesPackaging = (visitor, id, design) => ({
  path: 'api/cart/set-item-packaging',
  body: { itemId: id, packagingOptionType: 'GiftBox', packagingVariantId: design },
  isNew: visitor.model[id].design !== design,
  done: () => (visitor.model[id].design = design),
});

const setsNumber = (visitor, paybackNumber) => ({
  path: 'api/cart/set-payback-number',
  body: { paybackNumber },
  isNew: (visitor.model.number ?? '') !== paybackNumber,
  done: () => (visitor.model.number = paybackNumber || null),
});

/** The only change that is not repeatable. The quantity is set to 1 again before the largest one is reached. */
const adds = (visitor, id) =>
  visitor.model[id].quantity >= 20
    ? setsQuantity(visitor, id, 1)
    : {
        path: 'control/add-item',
        body: { productId: 'p-1005', quantity: 1 },
        isNew: true,
        isStep: true,
        done: () => (visitor.model[id].quantity += 1),
        isShown: (cart) => quantityOf(cart, id) > visitor.model[id].quantity,
      };

const quantityOf = (cart, id) => cart.items.find((item) => item.id === id)?.quantity ?? 0;

async function apply(visitor, { path, body, isNew, isStep, done, isShown }) {
  const start = performance.now();
  let answer = await send(visitor, path, body);
  const wasAnswered = answer !== null;
  if (wasAnswered) times.push(performance.now() - start);
  else seen.unanswered += 1;
  while (!answer && isStep) {
    // Like the cart: only sent again if a later cart shows that it was not applied.
    const cart = await insist(visitor, 'api/cart');
    answer = isShown(cart) ? cart : await send(visitor, path, body);
  }
  answer ??= await insist(visitor, path, body);
  seen.acknowledged += 1;
  done();
  return { version: answer.cartVersion, mustGrow: isNew && wasAnswered };
}

async function play(visitor, round) {
  const answers = await Promise.all(plan(visitor, round).map((change) => apply(visitor, change)));
  const growing = answers.filter(({ mustGrow }) => mustGrow).map(({ version }) => version);
  const isGrowing = growing.every((version) => version > visitor.version) && new Set(growing).size === growing.length;
  if (!isGrowing) faults.versions += 1;
  visitor.version = Math.max(visitor.version, ...answers.map(({ version }) => version));
  compare(visitor, await insist(visitor, 'api/cart'));
}

/** A cart that shows less than what was acknowledged has lost it; one that shows more has applied it twice. */
function compare({ model, items, version }, cart) {
  if (cart.cartVersion < version) faults.versions += 1;
  for (const id of items) {
    const { quantity, design } = model[id];
    const shown = cart.items.find((item) => item.id === id);
    if (id === items[2] && (shown?.quantity ?? 0) > quantity) faults.doubled += 1;
    else if (shown?.quantity !== quantity) faults.lost += 1;
    if (design && shown?.selectedPackaging?.variantId !== design) faults.lost += 1;
  }
  if ((cart.payback.number ?? null) !== model.number) faults.lost += 1;
}

async function open(number) {
  const visitor = { number, cookie: '', version: 0, model: { number: null } };
  await insist(visitor, 'control/seed', { scenario: 'boxes' });
  const cart = await insist(visitor, 'control/add-item', { productId: 'p-1005', quantity: 1 });
  visitor.version = cart.cartVersion;
  visitor.items = cart.items.map(({ id }) => id);
  for (const { id, quantity } of cart.items) visitor.model[id] = { quantity, design: null };
  return visitor;
}

/** Runs the work of each number from 0, so many at a time, until the time is up. */
async function inParallel(count, work, isOver = () => false) {
  let next = 0;
  const worker = async () => {
    while (next < count && !isOver()) await work(next++);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}

const visitors = [];
await inParallel(sessions, async (number) => visitors.push(await open(number)));
const start = Date.now();
const rounds = Math.ceil(changes / sessions / 2);
const busy = new Map();
await inParallel(
  rounds * sessions,
  async (turn) => {
    const visitor = visitors[turn % sessions];
    const due = Math.floor((seen.acknowledged / changes) * (kills + 1));
    if (due > seen.killed && seen.killed < kills) cluster.kill(seen.killed++);
    // The rounds of one visitor follow each other.
    const mine = (busy.get(visitor) ?? Promise.resolve()).then(() => play(visitor, Math.floor(turn / sessions)));
    busy.set(visitor, mine);
    await mine;
  },
  () => Date.now() - start > seconds * 1000,
);
const took = (Date.now() - start) / 1000;
times.sort((a, b) => a - b);
const at = (share) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
console.table([
  {
    processes,
    sessions,
    acknowledged: seen.acknowledged,
    'sent again': seen.unanswered,
    killed: seen.killed,
    ...faults,
    'per second': (seen.acknowledged / took).toFixed(1),
    p50: at(0.5),
    p95: at(0.95),
  },
]);
cluster.close();
process.exit(faults.lost + faults.doubled + faults.versions === 0 && seen.acknowledged >= changes ? 0 : 1);

import { faults } from './faults.mjs';
import { isCart, respond } from './respond.mjs';
import { bodyOf } from '../../support/serve.mjs';

/**
 * The network between one run's pages and its shop. Calls reach the shop in the order in which they were sent; their
 * answers are late, lost, wrong or out of order as planned by the run's steps.
 */
export function createRunServer(shop, latencies, clock) {
  const calls = [];
  /** Planned faults. A call takes the first one that fits. */
  let planned = [];
  let healed = false;
  let latest = Promise.resolve();
  let count = 0;
  let inFlight = 0;
  const hanging = new Set();
  /** The version that the page of each tab has received last. */
  const informed = new Map();
  const history = [];
  const listeners = { delivered: [], applied: [] };

  function takeFault(call) {
    // An older cart would stay on the screen if the page did not have the newest one.
    const isInformed = informed.get(call.tab) === shop.memory().cartVersion;
    const fits = ({ kind }) => kind !== 'old' || call.area === 'change' || isInformed;
    const index = planned.findIndex((one) => (one.on === call.area || (one.on === 'any' && call.guarded)) && fits(one));
    return index < 0 ? null : planned.splice(index, 1)[0];
  }

  const nextLatency = () => latencies[count++ % latencies.length] ?? 0;

  /** Accesses the shop after all earlier calls have been applied, and before later ones. */
  function atShop(act) {
    const done = latest.then(act);
    latest = done.catch(() => undefined);
    return done;
  }

  /** Applies calls sequentially, so that the shop receives them in order regardless of their latencies. */
  function apply(call, body) {
    return atShop(async () => {
      const before = shop.memory();
      const answer = await shop.call(call.method, call.path, body, call.headers);
      call.reached = true;
      call.status = answer.status;
      if (answer.text.startsWith('{"orderId"')) {
        const { orderId } = JSON.parse(answer.text);
        call.order = shop.orders().find((order) => order.orderId === orderId);
      }
      if (isCart(answer)) call.cart = { ...JSON.parse(answer.text), memory: shop.memory() };
      if (shop.memory() !== before) {
        const cart = call.cart ?? { ...(await shop.cart()), memory: shop.memory() };
        for (const listener of listeners.applied) listener(call, cart);
      }
      return answer;
    });
  }

  async function answer(call, body, outgoing) {
    const name = takeFault(call)?.kind ?? null;
    const fault = faults[name] ?? { applied: true, answer: 'whole' };
    call.fault = name;
    const latency = nextLatency();
    const answered = fault.applied ? await apply(call, body) : null;
    await clock.delay(fault.answer === 'late' ? latency + 400 : latency);
    if (fault.answer === 'never' && !healed && !outgoing.destroyed) {
      const released = new Promise((resolve) => {
        hanging.add(resolve);
        outgoing.on('close', () => {
          hanging.delete(resolve);
          resolve();
        });
      });
      await clock.wait(released);
    }
    if (fault.answer === 'cut' || fault.answer === 'never') return outgoing.destroy();
    if (fault.next) planned.unshift(fault.next);
    const older = history.at(-2) ?? history.at(-1) ?? answered?.text;
    // A single cart is both the old and the new one.
    const isWhole = ['whole', 'late', 'drip'].includes(fault.answer);
    call.whole = isCart(answered) && (isWhole || (fault.answer === 'old' && older === answered.text));
    if (call.whole && call.cart.cartId === shop.memory().cartId) history.push(answered.text);
    await respond(outgoing, { call, fault, answered, older }, clock, () => {
      call.delivered = clock.now();
      if (call.whole) informed.set(call.tab, call.cart.cartVersion);
      for (const listener of listeners.delivered) listener(call);
    });
  }

  return {
    calls,
    isPlanEmpty: () => planned.length === 0,
    isStill: () => inFlight === hanging.size,
    /** Undone wishlist changes are not visible on the page, so wait for their calls to end. */
    wishlistSettled() {
      const isOpen = ({ area, closed }) => area === 'wishlist' && !closed;
      // The calls that undo a move follow the confirmation that the item is in the cart again.
      const last = () => calls.findLast(({ area, closed }) => closed && (area === 'wishlist' || area === 'change'));
      const isSettled = () => !last() || (!calls.some(isOpen) && clock.now() - last().closed > 1500);
      return clock.until(isSettled, 200, 20_000);
    },
    plan: (fault) => void planned.push(fault),
    onDelivered: (listener) => void listeners.delivered.push(listener),
    /** Called with each call that the shop has applied, and its cart afterwards. */
    onApplied: (listener) => void listeners.applied.push(listener),
    heal() {
      healed = true;
      planned = [];
      for (const release of hanging) release();
    },
    /** For steps that change the shop directly. */
    atShop,
    /** The tab has a new page. */
    opened: (tab) => void informed.delete(tab),
    /** Discards old answers after an order, because no cache returns an ordered cart. */
    forget: () => void history.splice(0),
    async receive(tab, incoming, path, outgoing) {
      const body = (await bodyOf(incoming)) || undefined;
      const area = areaOf(incoming.method, path);
      const guarded = area === 'change' || area === 'read';
      const { method, url, headers } = incoming;
      const call = { tab, method, url, path, body, area, guarded, headers: optionalHeaders(incoming) };
      // Leaving a page breaks its connections.
      outgoing.on('error', () => undefined);
      inFlight++;
      outgoing.on('close', () => {
        inFlight--;
        call.closed = clock.now();
      });
      // Requests that a page sends at the same time arrive in any order.
      await clock.arrive(headers['x-run-call']);
      call.at = clock.now();
      calls.push(call);
      if (outgoing.destroyed) return;
      try {
        await answer(call, call.body, outgoing);
      } catch {
        outgoing.destroy();
      }
    },
  };
}

/** The headers that a shop may ignore. */
function optionalHeaders({ headers }) {
  const names = ['if-match', 'idempotency-key'].filter((name) => headers[name]);
  return Object.fromEntries(names.map((name) => [name, headers[name]]));
}

/** The kind of call that a fault can be planned for. */
function areaOf(method, path) {
  if (path.startsWith('api/wishlist')) return 'wishlist';
  if (/^api\/(payment-methods|event\/checkout-express|cart\/(validate|create))/.test(path)) return 'express';
  if (!/^api\/(cart|reserve)/.test(path)) return null;
  return method === 'POST' ? 'change' : 'read';
}

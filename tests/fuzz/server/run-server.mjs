import { faults, refusalFor, withTwins } from './faults.mjs';
import { bodyOf } from '../../support/serve.mjs';
import { pause, simulatedNow } from '../simulated-time.mjs';

/**
 * The network between one run's pages and its shop. Calls reach the shop in the order in which they were sent; their
 * answers are late, lost, wrong or out of order as planned by the run's steps.
 */
export function createRunServer(shop, latencies) {
  const calls = [];
  /** Planned faults. A call takes the first one that fits. */
  let planned = [];
  let healed = false;
  let latest = Promise.resolve();
  let count = 0;
  let inFlight = 0;
  const hanging = new Set();
  const history = [];
  const listeners = [];

  function takeFault(call) {
    const index = planned.findIndex(({ on }) => on === call.area || (on === 'any' && call.guarded));
    return index < 0 ? null : planned.splice(index, 1)[0];
  }

  const nextLatency = () => latencies[count++ % latencies.length] ?? 0;

  /** Applies calls sequentially, so that the shop receives them in order regardless of their latencies. */
  function apply(call, body) {
    const applied = latest.then(async () => {
      const answer = await shop.call(call.method, call.path, body);
      call.reached = true;
      call.status = answer.status;
      if (answer.text.startsWith('{"orderId"')) call.order = shop.orders().at(-1).contents;
      if (isCart(answer)) call.cart = { ...JSON.parse(answer.text), memory: shop.memory() };
      return answer;
    });
    latest = applied.catch(() => undefined);
    return applied;
  }

  async function answer(call, body, outgoing) {
    const name = takeFault(call)?.kind ?? null;
    const fault = faults[name] ?? { applied: true, answer: 'whole' };
    call.fault = name;
    const latency = nextLatency();
    const answered = fault.applied ? await apply(call, body) : null;
    await pause(fault.answer === 'late' ? latency + 400 : latency);
    if (fault.answer === 'never' && !healed && !outgoing.destroyed) {
      await new Promise((resolve) => {
        hanging.add(resolve);
        outgoing.on('close', () => {
          hanging.delete(resolve);
          resolve();
        });
      });
    }
    if (fault.answer === 'cut' || fault.answer === 'never') return outgoing.destroy();
    if (fault.answer === 'html') return send(call, outgoing, fault.status, 'text/html', '<h1>Es geht nicht</h1>');
    if (fault.answer === 'refusal') return sendJson(call, outgoing, fault.status, fault.body ?? refusalFor(call.path));
    if (fault.answer === 'bare refusal') return sendJson(call, outgoing, fault.status, {});
    if (fault.answer === 'pause') {
      outgoing.setHeader('retry-after', '4');
      return sendJson(call, outgoing, fault.status, {});
    }
    if (fault.answer === 'old' && isCart(answered) && history.length > 0)
      return send(call, outgoing, 200, 'application/json', history[Math.max(0, history.length - 2)]);
    if (fault.answer === 'twins' && isCart(answered))
      return sendJson(call, outgoing, 200, withTwins(JSON.parse(answered.text), fault.twins));
    if (isCart(answered)) history.push(answered.text);
    call.whole = isCart(answered);
    return send(call, outgoing, answered.status, answered.type ?? 'application/json', answered.text);
  }

  function sendJson(call, outgoing, status, value) {
    return send(call, outgoing, status, 'application/json', JSON.stringify(value));
  }

  function send(call, outgoing, status, type, text) {
    call.answered = status;
    // A response that the page aborted was not delivered.
    outgoing.on('finish', () => {
      if (outgoing.destroyed && !outgoing.writableFinished) return;
      call.delivered = simulatedNow();
      for (const listener of listeners) listener(call);
    });
    outgoing.writeHead(status, status === 204 ? {} : { 'content-type': type, 'cache-control': 'no-store' });
    outgoing.end(status === 204 ? undefined : text);
  }

  return {
    calls,
    isPlanEmpty: () => planned.length === 0,
    isStill: () => inFlight === hanging.size,
    delay: () => pause(nextLatency()),
    /** Undone wishlist changes are not visible on the page, so wait for their calls to end. */
    async wishlistSettled() {
      const isOpen = ({ area, closed }) => area === 'wishlist' && !closed;
      const last = () => calls.findLast(({ area }) => area === 'wishlist');
      for (let reads = 0; reads < 100; reads++) {
        if (!last() || (!calls.some(isOpen) && simulatedNow() - last().closed > 1500)) return;
        await pause(200);
      }
    },
    plan: (fault) => void planned.push(fault),
    onDelivered: (listener) => void listeners.push(listener),
    heal() {
      healed = true;
      planned = [];
      for (const release of hanging) release();
    },
    /** Resolves when all earlier calls are applied, for steps that change the shop directly. */
    shopIsIdle: () => latest,
    /** Discards old answers after an order. */
    forget: () => void history.splice(0),
    async receive(tab, incoming, path, outgoing) {
      const body = (await bodyOf(incoming)) || undefined;
      const area = areaOf(incoming.method, path);
      const guarded = area === 'change' || area === 'read';
      const call = { tab, method: incoming.method, path, body, area, guarded, at: simulatedNow() };
      calls.push(call);
      // Leaving a page breaks its connections.
      outgoing.on('error', () => undefined);
      if (outgoing.destroyed) return;
      inFlight++;
      outgoing.on('close', () => {
        inFlight--;
        call.closed = simulatedNow();
      });
      try {
        await answer(call, call.body, outgoing);
      } catch {
        outgoing.destroy();
      }
    },
  };
}

/** The kind of call that a fault can be planned for. */
function areaOf(method, path) {
  if (path.startsWith('api/wishlist')) return 'wishlist';
  if (/^api\/(payment-methods|event\/checkout-express|cart\/(validate|create))/.test(path)) return 'express';
  if (!/^api\/(cart|reserve)/.test(path)) return null;
  return method === 'POST' ? 'change' : 'read';
}

function isCart(answer) {
  return answer !== null && answer.status === 200 && answer.text.startsWith('{"cartId"');
}

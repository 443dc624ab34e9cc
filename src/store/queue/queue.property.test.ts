import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../domain/cart.ts';
import { shownQuantity } from '../cart/cart-selectors.ts';
import { createCartStore } from '../create-cart-store.ts';
import { checkoutSlot, itemSlot } from '../intents/slots.ts';
import { noticesAt, noticesOf } from '../cart/notices.ts';
import { createControlledApi, type PendingCall } from '../testing/controlled-api.ts';
import { testCart, testData, testItem } from '../testing/test-cart.ts';
import { createTestEnvironment, settle } from '../testing/test-environment.ts';
import { openEntries } from '../intents/entry.ts';

/** A server that applies calls in the order in which they arrive. */
function createModelServer() {
  const quantities = new Map([
    ['1', 1],
    ['2', 1],
    ['3', 1],
  ]);
  let method = 'Standard';
  let cartVersion = 1;

  const cart = (): Cart =>
    testCart({
      cartVersion,
      items: [...quantities].map(([id, quantity]) => testItem({ id, quantity })),
      shipping: { method, price: testCart().shipping.price },
    });

  /** Applies a call; returns false if its item is gone. */
  function apply({ name, input }: PendingCall): boolean {
    const before = JSON.stringify([[...quantities], method]);
    const [itemId, quantity] = input as [string, number];
    if (name === 'setItemQuantity') {
      if (!quantities.has(itemId)) return false;
      quantities.set(itemId, quantity);
    } else if (name === 'removeItem') {
      if (!quantities.delete(itemId)) return false;
    } else if (name === 'setShippingMethod') method = itemId;
    if (before !== JSON.stringify([[...quantities], method])) cartVersion++;
    return true;
  }

  return { cart, apply, quantities, method: () => method };
}

/** The outcomes of a call: answered at once, late or never, or the request never arrives. */
const fates = ['answered', 'late', 'appliedButLost', 'lost', 'serverError', 'refused', 'conflict', 'busy'] as const;

const step = fc.oneof(
  fc.record({
    kind: fc.constant('quantity' as const),
    itemId: fc.constantFrom('1', '2', '3'),
    quantity: fc.integer({ min: 1, max: 25 }),
  }),
  fc.record({ kind: fc.constant('removal' as const), itemId: fc.constantFrom('1', '2', '3') }),
  fc.record({ kind: fc.constant('shipping' as const), method: fc.constantFrom('Standard', 'Express') }),
  fc.record({ kind: fc.constant('arrive' as const), which: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('network' as const), online: fc.boolean() }),
  fc.record({ kind: fc.constant('otherTab' as const) }),
  fc.record({ kind: fc.constant('refresh' as const) }),
  fc.record({ kind: fc.constant('retry' as const) }),
  fc.record({ kind: fc.constant('time' as const), milliseconds: fc.integer({ min: 1, max: 4000 }) }),
);

/** For more schedules: `VITE_SCHEDULES=10000 npx vitest run change-queue.property`. */
const numRuns = Number((import.meta as { env?: Record<string, string> }).env?.['VITE_SCHEDULES'] ?? 500);

describe('pending changes under any schedule of answers', () => {
  it(
    'end in the cart that the shopper chose last, apply nothing twice, and show no false notice',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { maxLength: 25 }),
          fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 30 }),
          async (steps, fateOf) => {
            const server = createModelServer();
            const backend = createControlledApi();
            const { environment, advance, setOnline, hear } = createTestEnvironment(backend.call);
            const store = createCartStore(environment, testData({ initialCart: server.cart() }));
            const state = () => store.state.getState();
            store.start();
            await settle();

            const wanted = new Map<string, number | null>([...server.quantities]);
            let wantedMethod = server.method();
            const refused = new Set<string>();
            const late: (() => void)[] = [];
            let handled = 0;

            const answer = (call: PendingCall) => {
              if (call.name === 'getCart') return call.answer(server.cart());
              if (!server.apply(call)) return call.refuse(1, { status: 404 });
              call.answer(server.cart());
            };

            const handle = (call: PendingCall, fate: (typeof fates)[number]) => {
              if (fate === 'lost') return call.lose();
              if (fate === 'serverError') return call.fail(500);
              if (fate === 'busy') return call.refuse(0, { status: 429, retryAfterSeconds: 2 });
              if (fate === 'conflict' && call.name !== 'getCart') return call.fail(409);
              if (fate === 'refused' && call.name !== 'getCart') {
                if (!call.aborted())
                  refused.add(String(call.name === 'setShippingMethod' ? 'shipping' : call.input[0]));
                return call.refuse(606);
              }
              if (fate === 'appliedButLost') {
                server.apply(call);
                return call.lose();
              }
              if (fate !== 'late') return answer(call);
              const applied = call.name === 'getCart' || server.apply(call);
              const cart = server.cart();
              late.push(() => (applied ? call.answer(cart) : call.refuse(1, { status: 404 })));
            };

            const serve = async (pick: (index: number) => (typeof fates)[number]) => {
              await settle();
              while (handled < backend.calls.length) {
                const call = backend.calls[handled];
                if (call) handle(call, pick(handled));
                handled++;
                await settle();
              }
            };

            const scripted = (index: number) => fateOf[index % fateOf.length] ?? 'answered';

            // A select fires no event when the shopper chooses the quantity that it shows.
            const canChoose = (itemId: string, quantity: number) =>
              wanted.get(itemId) && shownQuantity(state(), itemId) !== quantity;

            for (const action of steps) {
              if (action.kind === 'quantity' && canChoose(action.itemId, action.quantity)) {
                wanted.set(action.itemId, action.quantity);
                refused.delete(action.itemId);
                store.actions.setQuantity(action.itemId, action.quantity);
              } else if (action.kind === 'removal' && wanted.get(action.itemId)) {
                wanted.set(action.itemId, null);
                refused.delete(action.itemId);
                store.actions.removeItem(action.itemId);
              } else if (action.kind === 'shipping') {
                wantedMethod = action.method;
                refused.delete('shipping');
                store.actions.chooseShipping(action.method);
              } else if (action.kind === 'arrive') late.splice(action.which, 1)[0]?.();
              else if (action.kind === 'network') setOnline(action.online);
              else if (action.kind === 'otherTab') hear(server.cart().cartVersion + 1);
              else if (action.kind === 'refresh') void store.actions.refresh();
              else if (action.kind === 'retry') store.actions.retry();
              else if (action.kind === 'time') advance(action.milliseconds);
              if (action.kind === 'time' || action.kind === 'arrive') await serve(scripted);
            }

            await serve(scripted);
            while (late.length > 0) late.pop()?.();
            await settle();
            setOnline(true);
            await serve(() => 'answered');
            const canRetry = () =>
              [...noticesOf(state()), ...noticesAt(state(), checkoutSlot)].some((notice) => notice.retry) ||
              openEntries(state()).length > 0;
            for (let round = 0; round < 3 && canRetry(); round++) {
              store.actions.retry();
              await serve(() => 'answered');
              advance(5000);
              await serve(() => 'answered');
            }
            // A fetch may still wait for the end of a pause.
            advance(5000);
            await serve(() => 'answered');

            expect(openEntries(state())).toEqual([]);
            expect(state()).toMatchObject({ fetchFailure: null, checkout: { kind: 'idle' } });
            for (const [itemId, quantity] of wanted) {
              if (refused.has(itemId)) continue;
              expect(server.quantities.get(itemId) ?? null, itemId).toBe(quantity);
              expect(noticesAt(state(), itemSlot(itemId))).toEqual([]);
            }
            if (!refused.has('shipping')) {
              expect(server.method()).toBe(wantedMethod);
              expect(noticesAt(state(), 'shipping')).toEqual([]);
            }
            const { phase } = state();
            expect(phase.kind === 'ready' && phase.cart).toEqual(server.cart());
            store.stop();
          },
        ),
        { numRuns },
      );
    },
    numRuns * 120,
  );
});

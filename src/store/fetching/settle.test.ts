import { describe, expect, it } from 'vitest';
import { type CartState, initialState } from '../cart/cart-state.ts';
import { startStore } from '../testing/start-store.ts';
import { testCart, testData, testTicket, withQuantity } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';
import { confirmed, type EntryValues, intents, openEntry, refused } from '../testing/intents.ts';
import { settledEntries } from '../intents/entry.ts';
import type { Intent } from '../intents/intent.ts';
import { settleEntries } from './settle.ts';

const adjusted = { kind: 'adjusted' } as const;
const entry = (id: number, intent: Intent, values: EntryValues = {}) =>
  openEntry(intent, { id, confirmableAfter: 4, ...values });

function stateWith(changed: Partial<CartState>): CartState {
  return { ...initialState(testData()), ...changed };
}

const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

describe('settleEntries', () => {
  it('settles what the cart shows, and leaves the rest pending', () => {
    const before = stateWith({
      log: [entry(1, intents.quantity('1', 3)), entry(2, intents.shipping('Express'))],
    });
    const { log, settled } = settleEntries(before, withQuantity(3), 5);
    expect(settled).toMatchObject([{ id: 1, status: { kind: 'confirmed' } }]);
    expect(log).toEqual([before.log[1], ...settled]);
  });

  it('adds the change whose request the cart answers, once', () => {
    const answered = entry(1, intents.quantity('1', 3));
    const before = stateWith({ log: [answered] });
    const settlement = settleEntries(before, withQuantity(2), 5, refused(answered, adjusted));
    expect(settlement.log).toMatchObject([{ id: 1, status: { kind: 'refused', failure: adjusted } }]);
  });

  it('drops a failed change whose item is gone', () => {
    const before = stateWith({ log: [entry(1, intents.quantity('1', 3), { status: 'failed' })] });
    const cart = testCart({ items: [testTicket('2')] });
    expect(settleEntries(before, cart, 3)).toEqual({ log: [], settled: [] });
  });

  it.each<[string, Intent, 'confirmed' | 'refused', boolean]>([
    ['a refusal that the cart contradicts', intents.shipping('Standard'), 'refused', false],
    ['a refusal of another value', intents.shipping('Express'), 'refused', true],
    ['a confirmation', intents.shipping('Standard'), 'confirmed', true],
    ['a result of the change that settles now', intents.quantity('1', 9), 'refused', false],
    ['a result of a change of another item', intents.quantity('2', 9), 'refused', true],
  ])('retains only valid results: %s', (_, change, result, isRetained) => {
    const older = entry(7, change);
    const before = stateWith({
      log: [
        result === 'refused' ? refused(older, adjusted) : confirmed(older),
        entry(1, intents.quantity('1', 3)),
        entry(2, intents.couponRemoval()),
      ],
    });
    expect(ids(settleEntries(before, withQuantity(3), 5).log)).toEqual(isRetained ? [7, 1, 2] : [1, 2]);
  });
});

describe('forgetSettledLater', () => {
  async function answerWith(quantity: number) {
    const store = await startStore();
    store.setQuantity('1', 3);
    await settle();
    store.answerLast('setItemQuantity', withQuantity(quantity));
    await settle();
    return store;
  }

  it.each([
    ['forgets a confirmation after a second', 3, 0],
    ['retains a refusal', 2, 1],
  ])('%s', async (_, quantity, left) => {
    const store = await answerWith(quantity);
    expect(settledEntries(store.state())).toHaveLength(1);
    store.advance(999);
    expect(settledEntries(store.state())).toHaveLength(1);
    store.advance(1);
    expect(settledEntries(store.state())).toHaveLength(left);
  });

  it('retains an older refusal when a confirmation is forgotten', async () => {
    const store = await answerWith(2);
    store.chooseShipping('Express');
    await settle();
    store.answerLast(
      'setShippingMethod',
      withQuantity(2, { cartVersion: 3, shipping: { ...testCart().shipping, method: 'Express' } }),
    );
    await settle();
    expect(settledEntries(store.state())).toHaveLength(2);
    store.advance(1000);
    expect(settledEntries(store.state())).toMatchObject([
      { status: { kind: 'refused' }, intent: { kind: 'quantity' } },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { CartState } from '../cart-state.ts';
import { initialState } from '../initial-state.ts';
import { startStore } from '../testing/start-store.ts';
import { testCart, testData, testTicket, withQuantity } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';
import { type Change, changes } from './changes.ts';
import { type ChangeStatus, confirmed, type PendingChange, refused } from './pending-change.ts';
import { settleChanges } from './settled-changes.ts';

const adjusted = { kind: 'adjusted' } as const;
const failed: ChangeStatus = { kind: 'failed', failure: { kind: 'connection' } };

function pending(id: number, change: Change, status: ChangeStatus = { kind: 'sending' }): PendingChange {
  return { id, change, status, progress: 'Started', attempt: 0, isResent: false, rows: [], confirmableAfter: 4 };
}

function stateWith(changed: Partial<CartState>): CartState {
  return { ...initialState(testData()), ...changed };
}

const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

describe('settleChanges', () => {
  it('settles what the cart shows, and leaves the rest pending', () => {
    const before = stateWith({
      pendingChanges: [pending(1, changes.quantity('1', 3)), pending(2, changes.shipping('Express'))],
    });
    const { pendingChanges, settledChanges, settled } = settleChanges(before, withQuantity(3), 5);
    expect(pendingChanges).toEqual([before.pendingChanges[1]]);
    expect(settled).toMatchObject([{ id: 1, result: 'confirmed' }]);
    expect(settledChanges).toEqual(settled);
  });

  it('adds the change whose request the cart answers, once', () => {
    const answered = pending(1, changes.quantity('1', 3));
    const before = stateWith({ pendingChanges: [answered] });
    const settlement = settleChanges(before, withQuantity(2), 5, refused(answered, adjusted));
    expect(settlement.pendingChanges).toEqual([]);
    expect(settlement.settledChanges).toMatchObject([{ id: 1, result: 'refused', failure: adjusted }]);
  });

  it('drops a failed change whose item is gone', () => {
    const before = stateWith({ pendingChanges: [pending(1, changes.quantity('1', 3), failed)] });
    const cart = testCart({ items: [testTicket('2')] });
    expect(settleChanges(before, cart, 3)).toEqual({ pendingChanges: [], settledChanges: [], settled: [] });
  });

  it.each<[string, Change, 'confirmed' | 'refused', boolean]>([
    ['a refusal that the cart contradicts', changes.shipping('Standard'), 'refused', false],
    ['a refusal of another value', changes.shipping('Express'), 'refused', true],
    ['a confirmation', changes.shipping('Standard'), 'confirmed', true],
    ['a result of the change that settles now', changes.quantity('1', 9), 'refused', false],
    ['a result of a change of another item', changes.quantity('2', 9), 'refused', true],
  ])('retains only valid results: %s', (_, change, result, isRetained) => {
    const older = pending(7, change);
    const before = stateWith({
      pendingChanges: [pending(1, changes.quantity('1', 3)), pending(2, changes.couponRemoval())],
      settledChanges: [result === 'refused' ? refused(older, adjusted) : confirmed(older)],
    });
    const { settledChanges } = settleChanges(before, withQuantity(3), 5);
    expect(ids(settledChanges)).toEqual(isRetained ? [7, 1, 2] : [1, 2]);
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
    expect(store.state().settledChanges).toHaveLength(1);
    store.advance(999);
    expect(store.state().settledChanges).toHaveLength(1);
    store.advance(1);
    expect(store.state().settledChanges).toHaveLength(left);
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
    expect(store.state().settledChanges).toHaveLength(2);
    store.advance(1000);
    expect(store.state().settledChanges).toMatchObject([{ result: 'refused', change: { kind: 'quantity' } }]);
  });
});

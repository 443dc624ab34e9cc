import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createStoreContext } from '../cart/store-context.ts';
import { type CartState, initialState } from '../cart/cart-state.ts';
import { createControlledApi } from '../testing/controlled-api.ts';
import { intents, openEntry } from '../testing/intents.ts';
import { testCart, testData, testItem } from '../testing/test-cart.ts';
import { createTestEnvironment, settle } from '../testing/test-environment.ts';
import type { Entry } from '../intents/entry.ts';
import { takeBackWishes } from './wishes.ts';

const item = testItem({ id: '1' });
const cart = testCart({ items: [item] });
const ready = { phase: { kind: 'ready', cart } } as const;
const gone = { phase: { kind: 'ready', cart: testCart({ cartVersion: 2, items: [testItem({ id: '2' })] }) } } as const;
const abandoned: Entry = { ...openEntry(intents.move(item, 0), { wished: true }), status: { kind: 'abandoned' } };
const otherOfProduct = testItem({ id: '2', product: item.product });

/** What becomes of the product of an abandoned move. */
async function decide(changes: Partial<CartState>, open: readonly Entry[], isLost: boolean) {
  const { environment, seen, wishlist } = createTestEnvironment(createControlledApi().call);
  const state = createStore<CartState>(() => initialState(testData()));
  const { context } = createStoreContext(state, environment);
  if (isLost) {
    context.requestClock.startRequest();
    context.requestClock.outcomeLost();
  }
  takeBackWishes(context);
  state.setState({ ...changes, log: [...open, abandoned] });
  await settle();
  return { seen, state, wishlist };
}

it.each<[string, Partial<CartState>, readonly Entry[], boolean, boolean, number]>([
  ['takes it off while the item is in the cart', ready, [], false, true, 0],
  [
    'takes it off while another move of another product is open',
    ready,
    [openEntry(intents.move(testItem({ id: '3' }), 0))],
    false,
    true,
    1,
  ],
  ['leaves it there if the item is gone', gone, [], false, false, 0],
  ['waits for a cart', { phase: { kind: 'absent' } }, [], false, false, 1],
  ['waits for a checked cart', { ...ready, isStale: true }, [], false, false, 1],
  ['waits until the outcome of the move is known', ready, [], true, false, 1],
  ['takes it off at once if the item is being removed', ready, [openEntry(intents.removal('1'))], true, true, 1],
  ['leaves it to another move of the product', ready, [openEntry(intents.move(otherOfProduct, 0))], false, false, 1],
])('%s', async (_, changes, open, isLost, isTakenOff, left) => {
  const { seen, state } = await decide(changes, open, isLost);
  expect(seen.undone).toEqual(isTakenOff ? ['p-1'] : []);
  expect(state.getState().log).toHaveLength(left);
});

import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type CartState, initialState } from './cart-state.ts';
import { stateOfItem } from './item-state.ts';
import { testCart, testData, testItem } from '../testing/test-cart.ts';
import { intents, openEntry } from '../testing/intents.ts';

const [one, two, three] = ['1', '2', '3'].map((id) => testItem({ id })) as [
  ReturnType<typeof testItem>,
  ReturnType<typeof testItem>,
  ReturnType<typeof testItem>,
];
const cart = testCart({ items: [one, two, three] });
const confirmed = (values: Partial<typeof cart>): Partial<CartState> => ({
  phase: { kind: 'ready', cart: { ...cart, cartVersion: 2, ...values } },
});

function follow(before: Partial<CartState> = {}) {
  const state = createStore<CartState>(() => ({ ...initialState(testData()), ...confirmed({}), ...before }));
  const called: string[] = [];
  const stops = ['1', '2', '3'].map((id) => stateOfItem(state, id).subscribe(() => called.push(id)));
  return { state, called, stops };
}

it.each<[string, Partial<CartState>, Partial<CartState>, string[]]>([
  ['a pending change', {}, { log: [openEntry(intents.quantity('2', 3))] }, ['2']],
  ['a discarded change', { log: [openEntry(intents.quantity('2', 3))] }, { log: [] }, ['2']],
  ['a changed item', {}, confirmed({ items: [one, two, testItem({ id: '3', quantity: 2 })] }), ['3']],
  ['a removed item', {}, confirmed({ items: [two, three] }), ['1']],
  ['other sums', {}, confirmed({ total: testCart().total, totalDiscount: testCart().totalDiscount }), []],
  ['a change of the shipping method', {}, { log: [openEntry(intents.shipping('Express'))] }, []],
  ['a notice', {}, { notices: [] }, []],
  ['the order of the rows', {}, { order: { items: ['2', '1', '3'], vouchers: [], coupon: [''] } }, []],
])('concerns no other item: %s', (_name, before, after, ids) => {
  const { state, called } = follow(before);
  state.setState(after);
  expect([...new Set(called)]).toEqual(ids);
});

it.each<[string, Partial<CartState>]>([
  ['the network', { online: false }],
  ['an appointment that is gone', { failedAppointmentIds: ['a'] }],
  ['a cart that is loading', { phase: { kind: 'absent' } }],
])('may concern each item: %s', (_name, after) => {
  const { state, called } = follow();
  state.setState(after);
  expect(called).toEqual(['1', '2', '3']);
});

it('calls no listener after it has unsubscribed', () => {
  const { state, called, stops } = follow();
  stops[1]?.();
  state.setState({ online: false });
  expect(called).toEqual(['1', '3']);
});

it('subscribes to the state once, for all items', () => {
  const state = createStore<CartState>(() => initialState(testData()));
  const subscribe = vi.fn(state.subscribe);
  const shared = { ...state, subscribe };
  for (const id of ['1', '1', '2']) stateOfItem(shared, id).subscribe(() => {});
  expect(subscribe).toHaveBeenCalledOnce();
});

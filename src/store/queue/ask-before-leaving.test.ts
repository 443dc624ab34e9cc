import { expect, it } from 'vitest';
import { startStore } from '../testing/start-store.ts';
import { testCart, testItem, withQuantity } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';

it('makes the browser ask only while a change is unsaved', async () => {
  const cart = await startStore();
  expect(cart.seen.asksBeforeLeaving).toBe(false);
  cart.setQuantity('1', 3);
  expect(cart.seen.asksBeforeLeaving).toBe(true);
  cart.answerLast('setItemQuantity', withQuantity(3));
  await settle();
  expect(cart.seen.asksBeforeLeaving).toBe(false);

  cart.setQuantity('1', 4);
  cart.last('setItemQuantity').refuse(0);
  await settle();
  expect(cart.seen.asksBeforeLeaving).toBe(true);
  cart.store.stop();
  expect(cart.seen.asksBeforeLeaving).toBe(false);
});

it('makes the browser ask while the last item is being put back', async () => {
  const cart = await startStore({ initialCart: testCart({ items: [testItem({ id: '1' })] }), canAddItems: true });
  cart.lines.load = () => Promise.resolve();
  cart.removeItem('1');
  await settle();
  cart.answerLast('removeItem', testCart({ cartVersion: 2, items: [] }));
  await settle();
  cart.state().removed[0]?.undo();
  await settle();
  expect(cart.named('addItem')).toHaveLength(1);
  expect(cart.seen.asksBeforeLeaving).toBe(true);
});

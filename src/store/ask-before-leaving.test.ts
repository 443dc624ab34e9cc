import { expect, it } from 'vitest';
import { startStore } from './testing/start-store.ts';
import { withQuantity } from './testing/test-cart.ts';
import { settle } from './testing/test-environment.ts';

it('the browser asks before a page with an unsaved change is left, and only then', async () => {
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

import { describe, expect, it } from 'vitest';
import { notices, startStore } from '../testing/start-store.ts';
import { settle } from '../testing/test-environment.ts';

describe('postShopEvent', () => {
  it.each([
    ['servicesOpened', 'postServiceInfoOpened'],
    ['giftWrapSelectionOpened', 'postGiftWrapOpened'],
  ] as const)('posts the id of the cart for %s', async (action, operation) => {
    const cart = await startStore();
    cart[action]();
    expect(cart.named(operation).map(({ input }) => input)).toEqual([['cart-1']]);
    expect(cart.seen.tracked.at(-1)).toEqual({ event: operation });
  });

  it('reports a lost event without a notice', async () => {
    const cart = await startStore();
    cart.servicesOpened();
    cart.last('postServiceInfoOpened').lose();
    await settle();
    expect(notices(cart)).toEqual([]);
    expect(cart.seen.reported).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { noticeKinds, startStore } from './testing/start-store.ts';
import { testCart, testData } from './testing/test-cart.ts';
import { settle } from './testing/test-world.ts';

describe('the life of a store', () => {
  it('lets everything go when it stops', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.store.stop();
    expect(cart.last('setItemQuantity').aborted()).toBe(true);
    expect(cart.listenerCount()).toBe(0);
    expect(cart.timerCount()).toBe(0);
  });

  it('takes waiting wishes up again when it starts again', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.store.stop();
    cart.store.start();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(2);
  });

  it('fetches again when the page comes back', async () => {
    const cart = await startStore();
    cart.comeBack();
    expect(cart.named('getCart')).toHaveLength(1);
  });

  it('fetches again when the login changes', async () => {
    const cart = await startStore();
    cart.store.actions.configure(testData({ customerEmailHash: 'abc' }));
    expect(cart.named('getCart')).toHaveLength(1);
  });
});

describe('notices', () => {
  it.each([
    [{ initialErrorCode: 905, cartWasSynced: true }, 'initialError'],
    [{ cartWasSynced: true }, 'synced'],
  ])('start with the most important one of %o', async (props, kind) => {
    expect(noticeKinds(await startStore({ ...props }))).toEqual([kind]);
  });

  it('clean the address bar when the first one is dismissed', async () => {
    const cart = await startStore({ cartWasSynced: true });
    cart.dismissNotice(cart.state().notices[0]?.id ?? '');
    expect(cart.state().notices).toEqual([]);
    expect(cart.seen.removedParameters).toEqual(['cartWasSynced', 'error']);
  });

  it('tell why a discount does not apply, once', async () => {
    const cart = await startStore();
    const discountStatus = { success: false, message: 'Erst ab 50 €' };
    for (const cartVersion of [2, 3]) {
      void cart.refresh();
      cart.answerLast('getCart', testCart({ cartVersion, discountStatus }));
      await settle();
    }
    expect(cart.state().notices).toMatchObject([{ content: { kind: 'discount', message: 'Erst ab 50 €' } }]);
  });
});

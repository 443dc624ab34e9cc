import { describe, expect, it, vi } from 'vitest';
import { itemActivity } from './cart-selectors.ts';
import { createCartStore } from './create-cart-store.ts';
import { createControlledApi } from './testing/controlled-api.ts';
import { noticeKinds, startStore } from './testing/start-store.ts';
import { testCart, testData, withQuantity } from './testing/test-cart.ts';
import { createTestWorld, settle } from './testing/test-world.ts';

describe('a change that hangs', () => {
  it('is called off and sent again on request', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.advance(3000);
    cart.retry();
    expect(cart.last('setItemQuantity').aborted()).toBe(true);
    expect(itemActivity(cart.state(), '1')).toBe('Started');
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(2);
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    expect(cart.state()).toMatchObject({ wishes: [], notices: [] });
  });

  it('is told when no item tells of it, and can be given up', async () => {
    const cart = await startStore();
    cart.chooseShipping('Express');
    cart.advance(2999);
    expect(noticeKinds(cart)).toEqual([]);
    cart.advance(1);
    expect(cart.state().notices).toMatchObject([{ content: { kind: 'slow' }, retry: true }]);
    cart.dismissNotice(cart.state().notices[0]?.id ?? '');
    expect(cart.last('setShippingMethod').aborted()).toBe(true);
    expect(cart.state()).toMatchObject({ wishes: [], notices: [] });
  });

  it('is told although the code that tells of it has come after it', async () => {
    const { world, advance } = createTestWorld(createControlledApi().call);
    const store = createCartStore(world, testData({ initialCart: testCart() }));
    store.start();
    store.actions.chooseShipping('Express');
    advance(3000);
    await vi.dynamicImportSettled();
    await settle();
    expect(store.state.getState().notices).toMatchObject([{ content: { kind: 'slow' }, retry: true }]);
  });

  it('is told no longer once it is answered', async () => {
    const cart = await startStore();
    cart.chooseShipping('Express');
    cart.advance(3000);
    cart.answerLast('setShippingMethod', testCart({ cartVersion: 2 }));
    await settle();
    expect(noticeKinds(cart)).toEqual([]);
  });

  it('tells so, too, while it is looked whether it was applied', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.chooseShipping('Express');
    cart.last('setShippingMethod').lose();
    await settle();
    expect(cart.named('getCart')).toHaveLength(1);
    cart.advance(3000);
    expect(itemActivity(cart.state(), '1')).toBe('LongLoading');
    expect(noticeKinds(cart)).toEqual(['slow']);
  });

  it('takes its time anew when it is tried again', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.advance(2900);
    cart.retry();
    cart.advance(200);
    expect(itemActivity(cart.state(), '1')).toBe('Started');
    cart.advance(2800);
    expect(itemActivity(cart.state(), '1')).toBe('LongLoading');
  });

  it('is not told as failed when it is tried again while it is looked whether it was applied', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.retry();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(2);
    expect(cart.state().notices).toEqual([]);
    expect(itemActivity(cart.state(), '1')).toBe('Started');
  });

  it('is not sent again when the server turns out to have applied it', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.advance(3000);
    cart.retry();
    cart.answerLast('getCart', withQuantity(3));
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(1);
    expect(cart.state().wishes).toEqual([]);
  });
});

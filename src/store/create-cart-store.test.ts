import { describe, expect, it } from 'vitest';
import { createCartStore } from './create-cart-store.ts';
import { createControlledApi } from './testing/controlled-api.ts';
import { noticeKinds, notices, startStore } from './testing/start-store.ts';
import { testCart, testData, withQuantity } from './testing/test-cart.ts';
import { createTestEnvironment, settle } from './testing/test-environment.ts';

describe('the life of a store', () => {
  it('lets everything go when it stops', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.store.stop();
    expect(cart.last('setItemQuantity').aborted()).toBe(true);
    expect(cart.listenerCount()).toBe(0);
    expect(cart.timerCount()).toBe(0);
  });

  it('sends nothing any more once it has stopped', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').fail(409);
    await settle();
    expect(cart.named('getCart')).toHaveLength(1);
    cart.store.stop();
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(1);
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

  it('tells once that the cart is gone', async () => {
    const cart = await startStore();
    cart.comeBack();
    cart.last('getCart').fail(404);
    await settle();
    expect(cart.state()).toMatchObject({
      phase: { kind: 'failed', failure: { kind: 'gone', what: 'cart' } },
      notices: [],
    });
  });

  it('tells of a failed fetch until the next one succeeds', async () => {
    const cart = await startStore();
    cart.comeBack();
    cart.last('getCart').refuse(0, { status: 429, retryAfterSeconds: 7 });
    await settle();
    expect(noticeKinds(cart)).toEqual(['failure']);
    cart.advance(7000);
    await settle();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(noticeKinds(cart)).toEqual([]);
  });

  it('fetches again when the login changes', async () => {
    const cart = await startStore();
    cart.store.actions.configure(testData({ customerEmailHash: 'abc' }));
    expect(cart.named('getCart')).toHaveLength(1);
  });
});

describe('new data of the page', () => {
  const elsewhere = (props: Parameters<typeof testData>[0] = {}) => ({
    ...testData(props),
    baseUrl: 'https://other.example/',
  });

  it('show the cart that they bring of another shop, which nothing of the first one replaces', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.store.actions.configure(elsewhere({ initialCart: testCart({ cartId: 'cart-2' }) }));
    expect(cart.last('setItemQuantity').aborted()).toBe(true);
    expect(cart.state()).toMatchObject({ phase: { cart: { cartId: 'cart-2' } }, pendingChanges: [], notices: [] });
    expect(cart.eventNames().slice(-2)).toEqual(['cartChange', 'cartVersionChange']);
  });

  it('end the fetch of the shop before', async () => {
    const cart = await startStore();
    void cart.refresh();
    const before = cart.last('getCart');
    cart.store.actions.configure(elsewhere());
    expect(before.aborted()).toBe(true);
    cart.answerLast('getCart', testCart({ cartId: 'cart-2' }));
    await settle();
    expect(cart.state()).toMatchObject({ phase: { cart: { cartId: 'cart-2' } }, notices: [] });
  });

  it('keep what the shopper wants when they are of another tenant of the same shop', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.store.actions.configure({ ...testData(), tenant: 'JS_AT' });
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.last('setItemQuantity').aborted()).toBe(false);
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    expect(cart.state()).toMatchObject({ phase: { cart: { items: [{ quantity: 3 }, {}] } }, pendingChanges: [] });
  });

  it('tell when the cart of who has logged in cannot be fetched', async () => {
    const cart = await startStore();
    cart.store.actions.configure(testData({ customerEmailHash: 'abc' }));
    cart.last('getCart').fail(503);
    await settle();
    expect(notices(cart)).toMatchObject([{ content: { kind: 'failure' }, retry: true }]);
  });

  it('ask for delivery terms only after the pause that a 429 asks for', async () => {
    const api = createControlledApi();
    const { environment, advance, seen } = createTestEnvironment((operation, ...rest) =>
      operation.name === 'getDeliveryTerms' ? api.open(operation.name, []) : api.call(operation, ...rest),
    );
    const initialCart = testCart();
    const store = createCartStore(environment, testData({ initialCart }));
    store.start();
    await settle();
    api.last('getDeliveryTerms').refuse(429, { status: 429, retryAfterSeconds: 5 });
    await settle();
    store.actions.configure({ ...testData({ initialCart }), tenant: 'MD_DE' });
    await settle();
    expect(api.named('getDeliveryTerms')).toHaveLength(1);
    advance(5000);
    await settle();
    expect(api.named('getDeliveryTerms')).toHaveLength(2);
    expect(seen.reported).toEqual([]);
    api.last('getDeliveryTerms').answer(['terms']);
    await settle();
    expect(store.state.getState().deliveryTerms).toEqual(['terms']);
  });

  it('keep the delivery terms of the shop that was asked last', async () => {
    const api = createControlledApi();
    const answers: ((terms: unknown) => void)[] = [];
    const { environment } = createTestEnvironment((operation, ...rest) =>
      operation.name === 'getDeliveryTerms'
        ? new Promise((resolve) => answers.push(resolve as never))
        : api.call(operation, ...rest),
    );
    const store = createCartStore(environment, testData({ initialCart: testCart() }));
    store.start();
    store.actions.configure(elsewhere({ initialCart: testCart({ cartId: 'cart-2' }) }));
    answers[1]?.(['new']);
    answers[0]?.(['old']);
    await settle();
    expect(store.state.getState().deliveryTerms).toEqual(['new']);
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
    cart.dismissNotice(notices(cart)[0]?.id ?? '');
    expect(notices(cart)).toEqual([]);
    expect(cart.seen.removedParameters).toEqual(['cartWasSynced', 'error']);
  });

  it('clean the address bar when the first one was said again by another tab', async () => {
    const cart = await startStore({ cartWasSynced: true });
    cart.hear(2);
    cart.answerLast('getCart', testCart({ cartVersion: 2 }));
    await settle();
    expect(noticeKinds(cart)).toEqual(['synced']);
    cart.dismissNotice(notices(cart)[0]?.id ?? '');
    expect(notices(cart)).toEqual([]);
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
    expect(notices(cart)).toMatchObject([{ content: { kind: 'discount', message: 'Erst ab 50 €' } }]);
  });
});

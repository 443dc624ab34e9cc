import { describe, expect, it } from 'vitest';
import { confirmedCart } from './cart/cart-selectors.ts';
import { createCartStore } from './create-cart-store.ts';
import { createControlledApi } from './testing/controlled-api.ts';
import { noticeKinds, notices, type StartedStore, startStore, withOpen } from './testing/start-store.ts';
import { testCart, testData, testItem, withQuantity } from './testing/test-cart.ts';
import { createTestEnvironment, noKeeping, settle } from './testing/test-environment.ts';
import { openEntries, settledEntries } from './intents/entry.ts';

describe('createCartStore', () => {
  it('cancels requests, timers and listeners when it stops', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.store.stop();
    expect(cart.last('setItemQuantity').aborted()).toBe(true);
    expect(cart.listenerCount()).toBe(0);
    expect(cart.timerCount()).toBe(0);
  });

  it('sends nothing after it has stopped', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').fail(409);
    await settle();
    expect(cart.named('getCart')).toHaveLength(1);
    cart.store.stop();
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(1);
  });

  it('resumes waiting changes when it restarts', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.store.stop();
    cart.store.start();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(2);
  });

  it('continues the pause of a 429 when it restarts', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').refuse(0, { status: 429, retryAfterSeconds: 4 });
    await settle();
    cart.advance(1000);
    cart.store.stop();
    cart.store.start();
    await settle();
    cart.advance(2999);
    await settle();
    expect(cart.named('getCart')).toEqual([]);
    cart.advance(1);
    await settle();
    expect(cart.named('getCart')).toHaveLength(1);
  });

  it('times waiting changes anew when it restarts', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.store.stop();
    cart.store.start();
    cart.advance(3000);
    expect(openEntries(cart.state())).toMatchObject([{ progress: 'LongLoading' }]);
  });

  it('has forgotten the changes that it has confirmed when it restarts', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    expect(settledEntries(cart.state())).toHaveLength(1);
    cart.store.stop();
    cart.store.start();
    expect(settledEntries(cart.state())).toEqual([]);
  });

  it('refetches the cart when the page is restored', async () => {
    const cart = await startStore();
    cart.comeBack();
    expect(cart.named('getCart')).toHaveLength(1);
  });

  it('shows once that the cart is gone', async () => {
    const cart = await startStore();
    cart.comeBack();
    cart.last('getCart').fail(404);
    await settle();
    expect(cart.state()).toMatchObject({
      phase: { kind: 'failed', failure: { kind: 'gone', what: 'cart' } },
      notices: [],
    });
  });

  it('shows a failed fetch until the next one succeeds', async () => {
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

  it('refetches the cart when the login changes', async () => {
    const cart = await startStore();
    cart.store.actions.configure(testData({ customerEmailHash: 'abc' }));
    expect(cart.named('getCart')).toHaveLength(1);
  });

  it.each([
    ['of the page', testCart()],
    ['on the screen', withQuantity(3)],
  ])('refetches the cart when the login changes and the data repeat the cart %s', async (_, initialCart) => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    cart.configure(testData({ initialCart, customerEmailHash: 'abc' }));
    cart.answerLast('getCart', testCart({ cartId: 'cart-of-the-customer' }));
    await settle();
    expect(cart.state()).toMatchObject({ phase: { cart: { cartId: 'cart-of-the-customer' } }, notices: [] });
    expect(cart.named('getCart')).toHaveLength(1);
  });
});

describe('configure', () => {
  const elsewhere = (props: Parameters<typeof testData>[0] = {}) => ({
    ...testData(props),
    baseUrl: 'https://other.example/',
  });

  it('shows the initial cart of another shop, and ignores late answers of the first shop', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.store.actions.configure(elsewhere({ initialCart: testCart({ cartId: 'cart-2' }) }));
    expect(cart.last('setItemQuantity').aborted()).toBe(true);
    expect(withOpen(cart)).toMatchObject({ phase: { cart: { cartId: 'cart-2' } }, open: [], notices: [] });
    expect(cart.eventNames().slice(-2)).toEqual(['cartChange', 'cartVersionChange']);
  });

  it('does not wait for the end of a pause that the previous shop has asked for', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').refuse(0, { status: 429, retryAfterSeconds: 3600 });
    await settle();
    cart.configure(elsewhere());
    await settle();
    expect(cart.named('getCart')).toHaveLength(1);
  });

  it('cancels the fetch of the previous shop', async () => {
    const cart = await startStore();
    void cart.refresh();
    const before = cart.last('getCart');
    cart.store.actions.configure(elsewhere());
    expect(before.aborted()).toBe(true);
    cart.answerLast('getCart', testCart({ cartId: 'cart-2' }));
    await settle();
    expect(cart.state()).toMatchObject({ phase: { cart: { cartId: 'cart-2' } }, notices: [] });
  });

  it('retains pending changes when the tenant changes within a shop', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.store.actions.configure({ ...testData(), tenant: 'JS_AT' });
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.last('setItemQuantity').aborted()).toBe(false);
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    expect(withOpen(cart)).toMatchObject({ phase: { cart: { items: [{ quantity: 3 }, {}] } }, open: [] });
  });

  it.each([
    ['of a shop', testData],
    ['of another shop', elsewhere],
  ])('shows what new data %s reports, in place of an earlier report, and only once', async (_, data) => {
    const cart = await startStore({ cartWasSynced: true });
    const news = data({ initialErrorCode: 905 });
    cart.store.actions.configure(news);
    expect(notices(cart)).toMatchObject([{ content: { kind: 'initialError', errorCode: 905 } }]);
    cart.dismissNotice(notices(cart)[0]?.id ?? '');
    cart.store.actions.configure({ ...news, tenant: 'JS_AT' });
    expect(notices(cart)).toEqual([]);
  });

  it.each([
    ['an unchanged', testCart()],
    ['a changed', withQuantity(3)],
  ])('waits for a fetch to show the outcome of a canceled move when new data have %s cart', async (_, initialCart) => {
    const cart = await startStore();
    cart.moveToWishlist('1', null);
    await settle();
    cart.discardItemChanges('1');
    cart.configure(testData({ initialCart, customerEmailHash: 'abc' }));
    await settle();
    cart.answerLast('getCart', testCart({ cartVersion: 3, items: [testItem({ id: '2' })] }));
    await settle();
    expect(cart.state()).toMatchObject({ phase: { cart: { cartVersion: 3 } } });
    // The item has left the cart, so that its product must stay on the wishlist.
    expect(cart.seen.undone).toEqual([]);
  });

  it('does not send a canceled undo again before a fetch when new data have the cart on the screen', async () => {
    const cart = await startStore({ canAddItems: true });
    cart.lines.load = () => Promise.resolve();
    cart.removeItem('1');
    await settle();
    const without1 = testCart({ cartVersion: 2, items: [testItem({ id: '2' })] });
    cart.answerLast('removeItem', without1);
    await settle();
    cart.state().removed[0]?.undo();
    await settle();
    cart.retry();
    await settle();
    cart.configure(testData({ canAddItems: true, customerEmailHash: 'abc', initialCart: structuredClone(without1) }));
    await settle();
    expect(cart.named('addItem')).toHaveLength(1);
    expect(cart.named('getCart').length).toBeGreaterThan(0);
  });

  it('does not take the cart that data bring with a login for a replaced one', async () => {
    const cart = await startStore();
    const initialCart = testCart({ cartId: 'cart-of-the-customer' });
    cart.configure(testData({ initialCart, customerEmailHash: 'abc' }));
    await settle();
    if (cart.named('getCart').length > 0) cart.answerLast('getCart', initialCart);
    await settle();
    expect(confirmedCart(cart.state())?.cartId).toBe('cart-of-the-customer');
    expect(noticeKinds(cart)).toEqual([]);
  });

  it.each([
    ['another tab announces it first', async (cart: StartedStore) => cart.hear(9), 'getCart'],
    [
      'its first fetch has failed',
      async (cart: StartedStore) => {
        cart.last('getCart').fail(503);
        await settle();
        cart.retry();
      },
      'getCart',
    ],
    ['it answers a change', async (cart: StartedStore) => cart.setQuantity('1', 3), 'setItemQuantity'],
  ])('does not take the cart of a login for a replaced one when %s', async (_, happens, name) => {
    const cart = await startStore();
    cart.configure(testData({ initialCart: testCart(), customerEmailHash: 'abc' }));
    await happens(cart);
    cart.answerLast(name, withQuantity(3, { cartId: 'cart-of-the-customer' }));
    await settle();
    // An answer to a change is verified by a fetch.
    cart.answerLast('getCart', withQuantity(3, { cartId: 'cart-of-the-customer' }));
    await settle();
    expect(confirmedCart(cart.state())?.cartId).toBe('cart-of-the-customer');
    expect(noticeKinds(cart)).not.toContain('replaced');
  });

  it('takes a cart that follows the one of a login for a replaced one', async () => {
    const cart = await startStore();
    cart.configure(testData({ initialCart: testCart(), customerEmailHash: 'abc' }));
    cart.answerLast('getCart', testCart());
    await settle();
    cart.hear(9);
    cart.answerLast('getCart', testCart({ cartId: 'cart-after-an-order' }));
    await settle();
    expect(noticeKinds(cart)).toContain('replaced');
  });

  it('shows that the cart cannot be fetched after a login', async () => {
    const cart = await startStore();
    cart.store.actions.configure(testData({ customerEmailHash: 'abc' }));
    cart.last('getCart').fail(503);
    await settle();
    expect(notices(cart)).toMatchObject([{ content: { kind: 'failure' }, retry: true }]);
  });

  it('fetches the delivery terms once the first cart is answered, which may open the session', async () => {
    const api = createControlledApi();
    const { environment } = createTestEnvironment((operation, ...rest) =>
      operation.path === 'api/delivery-terms' ? api.open('getDeliveryTerms', []) : api.call(operation, ...rest),
    );
    createCartStore(environment, testData({}), noKeeping).start();
    await settle();
    expect(api.named('getDeliveryTerms')).toEqual([]);
    api.last('getCart').answer(testCart());
    await settle();
    expect(api.named('getDeliveryTerms')).toHaveLength(1);
  });

  it('fetches the delivery terms after the pause of a 429', async () => {
    const api = createControlledApi();
    const { environment, advance, seen } = createTestEnvironment((operation, ...rest) =>
      operation.path === 'api/delivery-terms' ? api.open('getDeliveryTerms', []) : api.call(operation, ...rest),
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

  it('fetches the delivery terms again once the network is back', async () => {
    const api = createControlledApi();
    const { environment, setOnline } = createTestEnvironment((operation, ...rest) =>
      operation.path === 'api/delivery-terms' ? api.open('getDeliveryTerms', []) : api.call(operation, ...rest),
    );
    const store = createCartStore(environment, testData({ initialCart: testCart() }));
    store.start();
    await settle();
    setOnline(false);
    api.last('getDeliveryTerms').lose();
    await settle();
    setOnline(true);
    api.last('getDeliveryTerms').answer(['terms']);
    await settle();
    expect(store.state.getState().deliveryTerms).toEqual(['terms']);
    setOnline(false);
    setOnline(true);
    expect(api.named('getDeliveryTerms')).toHaveLength(2);
  });

  it('ignores the delivery terms of the previous shop', async () => {
    const api = createControlledApi();
    const answers: ((terms: unknown) => void)[] = [];
    const { environment } = createTestEnvironment((operation, ...rest) =>
      operation.path === 'api/delivery-terms'
        ? new Promise((resolve) => answers.push(resolve as never))
        : api.call(operation, ...rest),
    );
    const store = createCartStore(environment, testData({ initialCart: testCart() }));
    store.start();
    await settle();
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
  ])('start with the most important of %o', async (props, kind) => {
    expect(noticeKinds(await startStore({ ...props }))).toEqual([kind]);
  });

  it('remove their query parameters when the initial one is dismissed', async () => {
    const cart = await startStore({ cartWasSynced: true });
    cart.dismissNotice(notices(cart)[0]?.id ?? '');
    expect(notices(cart)).toEqual([]);
    expect(cart.seen.removedParameters).toEqual(['cartWasSynced', 'error']);
  });

  it('remove their query parameters when a code replaces the refused one', async () => {
    const cart = await startStore({ initialErrorCode: 702 });
    cart.applyCoupon('SOMMER');
    cart.answerLast('addCoupon', testCart({ cartVersion: 2, coupon: { code: 'SOMMER' } }));
    await settle();
    expect(cart.seen.removedParameters).toEqual(['cartWasSynced', 'error']);
  });

  it('remove their query parameters when another tab has repeated the initial one', async () => {
    const cart = await startStore({ cartWasSynced: true });
    cart.hear(2);
    cart.answerLast('getCart', testCart({ cartVersion: 2 }));
    await settle();
    expect(noticeKinds(cart)).toEqual(['synced']);
    cart.dismissNotice(notices(cart)[0]?.id ?? '');
    expect(notices(cart)).toEqual([]);
    expect(cart.seen.removedParameters).toEqual(['cartWasSynced', 'error']);
  });

  it('show once why a discount does not apply', async () => {
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

import { describe, expect, it, vi } from 'vitest';
import { createCartStore } from '../create-cart-store.ts';
import { createControlledApi } from '../testing/controlled-api.ts';
import { confirmedCart, shownQuantity } from '../cart/cart-selectors.ts';
import { noticeKinds, startStore, startWithoutCart } from '../testing/start-store.ts';
import { testCart, testData, withQuantity } from '../testing/test-cart.ts';
import { createTestEnvironment, settle } from '../testing/test-environment.ts';
import { openEntries } from '../intents/entry.ts';

describe('syncTabs', () => {
  it('refetches for a higher version, without an echo', async () => {
    const cart = await startStore();
    cart.hear(2);
    cart.answerLast('getCart', withQuantity(3));
    await settle();
    expect(shownQuantity(cart.state(), '1')).toBe(3);
    expect(noticeKinds(cart)).toEqual(['synced']);
    expect(cart.seen.announced).toEqual([]);
  });

  it('leaves what a tab of another shop on the same origin announces', async () => {
    const cart = await startStore();
    const { baseUrl, tenant } = testData();
    cart.hear(99, undefined, { baseUrl: 'https://shop.example/ch/', tenant });
    cart.hear(99, undefined, { baseUrl, tenant: 'MD_CH' });
    expect(cart.calls).toEqual([]);
    cart.hear(2, undefined, { baseUrl, tenant });
    expect(cart.named('getCart')).toHaveLength(1);
  });

  it.each([
    ['too old', { cartVersion: 3, sentAt: -45_001 }],
    ['without a time', { cartVersion: 3 }],
    ['whose version is not a number', { cartVersion: '3', sentAt: 0 }],
    ['that is not an object', 'cartVersion'],
    ['that is null', null],
  ])('ignores a message %s', async (_, message) => {
    const cart = await startStore();
    cart.post(message);
    expect(cart.calls).toEqual([]);
    cart.hear(9);
    expect(cart.named('getCart')).toHaveLength(1);
  });

  it.each(['', 'XX_DE', 'js_de'])(
    'follows a tab with JS_DE although its own tenant is "%s", and announces that',
    async (tenant) => {
      const api = createControlledApi();
      const { environment, ...hands } = createTestEnvironment(api.call);
      const announce = vi.spyOn(environment.tabs, 'announce');
      createCartStore(environment, { ...testData(), tenant }).start();
      api.answerLast('getCart', testCart());
      await settle();
      const { baseUrl } = testData();
      expect(announce).toHaveBeenLastCalledWith({ baseUrl, tenant: 'JS_DE', cartVersion: 1 });
      hands.hear(2, undefined, { baseUrl, tenant: 'JS_DE' });
      expect(api.named('getCart')).toHaveLength(2);
    },
  );

  it('announces a version that is even newer than the announced one', async () => {
    const cart = await startStore();
    cart.hear(2);
    cart.answerLast('getCart', withQuantity(3, { cartVersion: 3 }));
    await settle();
    expect(cart.seen.announced).toEqual([3]);
  });

  it('announces its own version although another shop has announced the same number', async () => {
    const cart = await startStore();
    cart.hear(2);
    cart.answerLast('getCart', testCart());
    await settle();
    cart.advance(5000);
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    expect(cart.seen.announced).toEqual([2]);
  });

  it('announces a version that other tabs announced for an earlier cart', async () => {
    const cart = await startStore();
    cart.hear(3);
    cart.answerLast('getCart', testCart({ cartVersion: 3 }));
    await settle();
    for (const cartVersion of [1, 2, 3]) {
      void cart.refresh();
      cart.answerLast('getCart', testCart({ cartId: 'cart-2', cartVersion }));
      await settle();
    }
    expect(cart.seen.announced).toEqual([1, 2, 3]);
  });

  it('announces the first fetched cart, but not an initial cart', async () => {
    const cart = await startWithoutCart();
    cart.answerLast('getCart', testCart({ cartVersion: 5 }));
    await settle();
    expect(cart.seen.announced).toEqual([5]);
    expect((await startStore()).seen.announced).toEqual([]);
  });

  it('refetches for a lower version that was sent later, since an order starts a new cart', async () => {
    const cart = await startStore({ initialCart: testCart({ cartVersion: 7 }) });
    cart.advance(1000);
    cart.hear(1);
    cart.answerLast('getCart', testCart({ cartId: 'cart-2', cartVersion: 1, items: [] }));
    await settle();
    expect(confirmedCart(cart.state())?.cartId).toBe('cart-2');
    expect(noticeKinds(cart)).toEqual(['replaced']);
  });

  it('refetches for a lower version that was sent while a cart of the earlier order was fetched', async () => {
    const cart = await startStore({ initialCart: testCart({ cartVersion: 7 }) });
    cart.hear(8);
    cart.advance(100);
    cart.hear(1);
    cart.advance(100);
    cart.answerLast('getCart', testCart({ cartVersion: 8 }));
    await settle();
    expect(confirmedCart(cart.state())?.cartVersion).toBe(8);
    cart.advance(1000);
    await settle();
    cart.answerLast('getCart', testCart({ cartId: 'cart-2', cartVersion: 1, items: [] }));
    await settle();
    expect(confirmedCart(cart.state())?.cartId).toBe('cart-2');
  });

  it('refetches for a lower version when the clock was set back', async () => {
    const cart = await startStore({ initialCart: testCart({ cartVersion: 7 }) });
    cart.advance(1000);
    void cart.refresh();
    cart.answerLast('getCart', testCart({ cartVersion: 8 }));
    await settle();
    cart.setClockBack(3_600_000);
    cart.advance(1000);
    cart.hear(1);
    expect(cart.named('getCart')).toHaveLength(2);
  });

  it('retries a fetch that fails or returns an older cart, a limited number of times', async () => {
    const cart = await startStore();
    cart.hear(9);
    for (let attempt = 0; attempt < 5; attempt++) {
      if (attempt % 2 === 0) cart.last('getCart').lose();
      else cart.answerLast('getCart', testCart());
      await settle();
      cart.advance(1000);
    }
    expect(cart.named('getCart')).toHaveLength(3);
  });

  it.each([0, 1])('ignores version %i, which is not newer', async (version) => {
    const cart = await startStore();
    cart.hear(version);
    expect(cart.named('getCart')).toEqual([]);
  });

  it('fetches once for all carts of a shop on a page', async () => {
    const api = createControlledApi();
    const { environment, ...hands } = createTestEnvironment(api.call);
    const stores = Array.from({ length: 5 }, () => createCartStore(environment, testData({ initialCart: testCart() })));
    for (const store of stores) store.start();
    hands.hear(3);
    expect(api.named('getCart')).toHaveLength(1);
    api.answerLast('getCart', withQuantity(4, { cartVersion: 3 }));
    await settle();
    const shown = stores.map(({ state }) => confirmedCart(state.getState())?.cartVersion);
    expect(shown).toEqual([3, 3, 3, 3, 3]);
    hands.advance(1000);
    hands.hear(4);
    expect(api.named('getCart')).toHaveLength(2);
  });

  it('verifies a change by a fetch that starts after it', async () => {
    const { api, hands, second } = startSecondCart();
    second.actions.setQuantity('1', 3);
    api.last('setItemQuantity').lose();
    await settle();
    hands.hear(2);
    api.answerLast('getCart', withQuantity(3, { cartVersion: 2 }));
    await settle();
    expect(openEntries(second.state.getState())).toEqual([]);
  });

  it.each([
    ['leaves a version to be counted by the tab that announced it', 2, true],
    ['counts its own change that the fetch for another tab shows first', 3, false],
  ])('%s', async (_, quantity, isFromOtherTab) => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    await settle();
    cart.hear(2);
    cart.answerLast('getCart', withQuantity(quantity, { cartVersion: 3 }));
    await settle();
    expect(cart.seen.tracked.at(-1)).toMatchObject({ cart: { cartVersion: 3 }, isFromOtherTab });
  });

  it('does not confirm a change by a fetch that started before it was sent', async () => {
    const { api, hands, second } = startSecondCart();
    second.actions.setQuantity('1', 3);
    second.actions.setQuantity('1', 1);
    hands.hear(2);
    api.answerLast('getCart', testCart({ cartVersion: 2 }));
    await settle();
    expect(openEntries(second.state.getState())).toHaveLength(1);
    expect(api.named('getCart')).toHaveLength(1);
  });

  it('confirms a failed change, also when a second message replaces the fetch of the first', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.last('getCart').fail(500);
    await settle();
    expect(openEntries(cart.state())).toMatchObject([{ status: { kind: 'failed' } }]);
    cart.hear(2);
    cart.advance(1000);
    cart.hear(3);
    cart.answerLast('getCart', withQuantity(3, { cartVersion: 3 }));
    await settle();
    expect(openEntries(cart.state())).toEqual([]);
  });

  it('confirms a change whose answer is missing, also when a second message arrives during the fetch', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.hear(2);
    cart.advance(1000);
    cart.hear(3);
    cart.answerLast('getCart', withQuantity(3, { cartVersion: 3 }));
    await settle();
    expect(openEntries(cart.state())).toEqual([]);
    expect(cart.named('getCart')).toHaveLength(1);
  });

  it('pauses all carts of a page when the shared fetch is answered with 429', async () => {
    const api = createControlledApi();
    const { environment, ...hands } = createTestEnvironment(api.call);
    const stores = Array.from({ length: 3 }, () => createCartStore(environment, testData({ initialCart: testCart() })));
    for (const store of stores) store.start();
    hands.hear(3);
    api.last('getCart').refuse(0, { status: 429, retryAfterSeconds: 7 });
    await settle();
    hands.advance(6999);
    await settle();
    expect(api.named('getCart')).toHaveLength(1);
    hands.advance(1);
    await settle();
    expect(api.named('getCart')).toHaveLength(2);
  });

  it('waits for the pause of the shared fetch even if another one has begun', async () => {
    const { api, hands, second } = startSecondCart();
    hands.hear(2);
    second.actions.setQuantity('1', 3);
    api.last('setItemQuantity').refuse(0, { status: 429, retryAfterSeconds: 1 });
    await settle();
    api.last('getCart').refuse(0, { status: 429, retryAfterSeconds: 7 });
    await settle();
    hands.advance(6999);
    await settle();
    expect(api.named('setItemQuantity')).toHaveLength(1);
    hands.advance(1);
    await settle();
    expect(api.named('setItemQuantity')).toHaveLength(2);
  });

  it('refetches at most once a second, however many messages arrive', async () => {
    const cart = await startStore();
    for (let message = 0; message < 50; message++) cart.hear(1000 + message);
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.named('getCart')).toHaveLength(1);
    cart.advance(1000);
    expect(cart.named('getCart')).toHaveLength(2);
  });

  it('refetches for a message that arrived before the first cart', async () => {
    const cart = await startWithoutCart();
    cart.hear(2);
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.named('getCart')).toHaveLength(2);
  });

  it('shows a notice when the cart is a different one', async () => {
    const cart = await startStore();
    void cart.refresh();
    cart.answerLast('getCart', testCart({ cartId: 'cart-2', items: [] }));
    await settle();
    expect(noticeKinds(cart)).toEqual(['replaced']);
    expect(confirmedCart(cart.state())?.cartId).toBe('cart-2');
  });
});

/** Two carts of a page. The second one starts while the first one fetches a version announced by another tab. */
function startSecondCart() {
  const api = createControlledApi();
  const { environment, ...hands } = createTestEnvironment(api.call);
  const open = () => createCartStore(environment, testData({ initialCart: testCart() }));
  const [first, second] = [open(), open()];
  first.start();
  hands.hear(2);
  second.start();
  return { api, hands, second };
}

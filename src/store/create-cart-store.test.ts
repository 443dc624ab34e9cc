import { describe, expect, it, vi } from 'vitest';
import type { Cart } from '../domain/cart.ts';
import type { RootComponentProps } from '../domain/fragment-data.ts';
import { canProceed, confirmedCart, itemActivity, shownQuantity } from './cart-selectors.ts';
import { createCartStore } from './create-cart-store.ts';
import { createControlledApi, type PendingCall } from './testing/controlled-api.ts';
import { testCart, testData, testItem, testTicket } from './testing/test-cart.ts';
import { createTestWorld, settle } from './testing/test-world.ts';

async function startStore(props: Partial<RootComponentProps> = { initialCart: testCart() }) {
  const backend = createControlledApi();
  const world = createTestWorld(backend.call);
  const store = createCartStore(world.world, testData(props));
  store.start();
  store.prepare();
  await vi.dynamicImportSettled();
  await settle();
  return { ...backend, ...world, store, ...store.actions, state: () => store.state.getState() };
}

function withQuantity(quantity: number, changes: Partial<Cart> = {}): Cart {
  return testCart({ cartVersion: 2, items: [testItem({ id: '1', quantity }), testItem({ id: '2' })], ...changes });
}

const noticeKinds = (store: Awaited<ReturnType<typeof startStore>>) =>
  store.state().notices.map(({ content }) => content.kind);

describe('the first fetch', () => {
  it('shows the cart and tells the host', async () => {
    const cart = await startStore({});
    expect(cart.state().phase).toEqual({ kind: 'loading', slow: false });
    cart.answerLast('getCart', testCart());
    await settle();
    expect(confirmedCart(cart.state())).toEqual(testCart());
    expect(cart.eventNames()).toEqual(['cartChange', 'cartVersionChange']);
  });

  it('fetches nothing when the page brought a cart along', async () => {
    expect((await startStore()).named('getCart')).toEqual([]);
  });

  it('says so when it takes long', async () => {
    const cart = await startStore({});
    cart.advance(3000);
    expect(cart.state().phase).toEqual({ kind: 'loading', slow: true });
  });

  it('fails with a way to try again, and then succeeds', async () => {
    const cart = await startStore({});
    cart.last('getCart').lose();
    await settle();
    expect(cart.state().phase).toEqual({ kind: 'failed', failure: { kind: 'connection' } });
    cart.retry();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.state().phase.kind).toBe('ready');
  });

  it('waits as long as a 429 asks for, and fetches once, however often it was tried', async () => {
    const cart = await startStore({});
    cart.last('getCart').refuse(0, { status: 429, retryAfterSeconds: 7 });
    await settle();
    for (let attempt = 0; attempt < 3; attempt++) {
      void cart.refresh();
      cart.last('getCart').refuse(0, { status: 429, retryAfterSeconds: 7 });
      await settle();
    }
    expect(cart.named('getCart')).toHaveLength(4);
    cart.advance(6999);
    expect(cart.named('getCart')).toHaveLength(4);
    cart.advance(1);
    expect(cart.named('getCart')).toHaveLength(5);
  });

  it.each([404, 410])('tells that the cart is gone on %i', async (status) => {
    const cart = await startStore({});
    cart.last('getCart').fail(status);
    await settle();
    expect(cart.state().phase).toEqual({ kind: 'failed', failure: { kind: 'gone' } });
  });
});

describe('a campaign cookie', () => {
  const names = { discountCampaignCookieName: 'discount_campaign', refererCookieName: 'referer' };

  async function startWithCampaign(props: Partial<RootComponentProps> = {}) {
    const backend = createControlledApi();
    const world = createTestWorld(backend.call);
    world.cookies.set('discount_campaign', 'SOMMER').set('referer', 'newsletter');
    const store = createCartStore(world.world, testData({ ...names, ...props }));
    store.start();
    store.prepare();
    await vi.dynamicImportSettled();
    await settle();
    return { ...backend, ...world, state: () => store.state.getState() };
  }

  it('is redeemed in place of the first fetch, and removed once it is applied', async () => {
    const cart = await startWithCampaign();
    expect(cart.calls.map(({ name, input }) => [name, ...input])).toEqual([['addCoupon', 'SOMMER', 'newsletter']]);
    cart.answerLast('addCoupon', testCart({ coupon: { code: 'SOMMER' } }));
    await settle();
    expect(cart.state().phase.kind).toBe('ready');
    expect([...cart.cookies.keys()]).toEqual([]);
  });

  it.each([
    [702, []],
    [716, []],
    [706, ['discount_campaign', 'referer']],
  ])('leads to the plain fetch when refused with %i', async (code, cookiesLeft) => {
    const cart = await startWithCampaign();
    cart.last('addCoupon').refuse(code, { category: 'discount_error' });
    await settle();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.state().phase.kind).toBe('ready');
    expect(cart.state().notices).toMatchObject([{ content: { failure: { errorCode: code } } }]);
    expect([...cart.cookies.keys()]).toEqual(cookiesLeft);
  });

  it('is redeemed beside a cart that the page brought along', async () => {
    expect((await startWithCampaign({ initialCart: testCart() })).calls.map(({ name }) => name)).toEqual(['addCoupon']);
  });

  it.each([702, 716])('is forgotten when the page starts with error %i', async (initialErrorCode) => {
    const cart = await startWithCampaign({ initialCart: testCart(), initialErrorCode });
    expect(cart.calls).toEqual([]);
    expect([...cart.cookies.keys()]).toEqual([]);
  });
});

describe('a change', () => {
  it('shows what was asked for at once and keeps the confirmed sum', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    expect(shownQuantity(cart.state(), '1')).toBe(3);
    expect(confirmedCart(cart.state())?.total).toEqual(testCart().total);
    expect(canProceed(cart.state())).toBe(false);
  });

  it('asks nothing of an item that is not in the cart', async () => {
    const cart = await startStore();
    cart.setQuantity('gone', 3);
    expect(cart.calls).toEqual([]);
    expect(cart.state().wishes).toEqual([]);
  });

  it('runs through the loading states', async () => {
    const cart = await startStore();
    const activity = () => itemActivity(cart.state(), '1');
    cart.setQuantity('1', 3);
    const states = [activity()];
    for (const step of [300, 2700]) {
      cart.advance(step);
      states.push(activity());
    }
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    states.push(activity());
    cart.advance(1000);
    states.push(activity());
    expect(states).toEqual(['Started', 'Loading', 'LongLoading', 'Finished', 'Idle']);
  });

  it('cancels the one under way, and sends it again when the newer answer does not show it', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.chooseShipping('Express');
    expect(cart.last('setItemQuantity').aborted()).toBe(true);
    cart.answerLast('setShippingMethod', testCart({ cartVersion: 2 }));
    await settle();
    expect(cart.named('setItemQuantity').map(({ input }) => input)).toEqual([
      ['1', 3],
      ['1', 3],
    ]);
  });

  it('is not sent again when the newer answer shows it', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.chooseShipping('Express');
    cart.answerLast('setShippingMethod', withQuantity(3));
    await settle();
    expect(cart.named('setItemQuantity')).toHaveLength(1);
    expect(cart.state().wishes).toEqual([]);
  });

  it('sends exactly the last wish of a burst', async () => {
    const cart = await startStore();
    for (const quantity of [2, 3, 4, 5]) cart.setQuantity('1', quantity);
    cart.answerLast('setItemQuantity', withQuantity(5));
    await settle();
    expect(
      cart
        .named('setItemQuantity')
        .filter((call) => !call.aborted())
        .map(({ input }) => input),
    ).toEqual([['1', 5]]);
  });

  it('ignores an answer that is older than the cart on the screen', async () => {
    const cart = await startStore({ initialCart: testCart({ cartVersion: 7 }) });
    const refreshed = cart.refresh();
    cart.answerLast('getCart', testCart({ cartVersion: 6, items: [] }));
    await refreshed;
    expect(confirmedCart(cart.state())?.cartVersion).toBe(7);
  });

  it('looks again when the answer to it is older than the cart on the screen, and tells when it was not applied', async () => {
    const cart = await startStore({ initialCart: testCart({ cartVersion: 7 }) });
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', testCart({ cartVersion: 6 }));
    await settle();
    expect(shownQuantity(cart.state(), '1')).toBe(3);
    cart.answerLast('getCart', testCart({ cartVersion: 7 }));
    await settle();
    expect(noticeKinds(cart)).toEqual(['failure']);
    cart.retry();
    cart.answerLast('getCart', testCart({ cartVersion: 7 }));
    await settle();
    cart.answerLast('setItemQuantity', withQuantity(3, { cartVersion: 8 }));
    await settle();
    expect(confirmedCart(cart.state())?.items[0]?.quantity).toBe(3);
    expect(noticeKinds(cart)).toEqual([]);
  });

  it('is settled by an older answer that shows it, since another tab came in between', async () => {
    const cart = await startStore({ initialCart: testCart({ cartVersion: 7 }) });
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', withQuantity(3, { cartVersion: 6 }));
    await settle();
    expect(cart.state().wishes).toEqual([]);
    expect(shownQuantity(cart.state(), '1')).toBe(1);
  });

  it('keeps the objects of items that did not change', async () => {
    const cart = await startStore();
    const before = confirmedCart(cart.state())?.items;
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', structuredClone(withQuantity(3)));
    await settle();
    const after = confirmedCart(cart.state())?.items;
    expect(after?.[1]).toBe(before?.[1]);
    expect(after?.[0]).not.toBe(before?.[0]);
  });

  it('is announced to the other tabs', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    expect(cart.seen.announced).toEqual([2]);
  });
});

describe('a change that comes before the part that sends it', () => {
  it('is shown at once and sent when the part is there', async () => {
    const backend = createControlledApi();
    const world = createTestWorld(backend.call);
    const store = createCartStore(world.world, testData({ initialCart: testCart() }));
    store.start();
    store.actions.setQuantity('1', 2);
    store.actions.setQuantity('1', 3);
    expect(shownQuantity(store.state.getState(), '1')).toBe(3);
    await vi.dynamicImportSettled();
    await settle();
    expect(backend.named('setItemQuantity').map(({ input }) => input)).toEqual([['1', 3]]);
  });
});

describe('a ticket row', () => {
  it('takes one off, and removes the item with the last one', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1', 2)] }) });
    cart.removeRow('1', 0);
    expect(cart.last('setItemQuantity').input).toEqual(['1', 1]);
    expect([0, 1].map((row) => itemActivity(cart.state(), '1', row))).toEqual(['Started', 'Idle']);
    cart.answerLast('setItemQuantity', testCart({ cartVersion: 2, items: [testTicket('1', 1)] }));
    await settle();
    cart.removeRow('1', 0);
    expect(cart.last('removeItem').input).toEqual(['1']);
  });
});

describe('the last removal', () => {
  async function removeLast(cancels: boolean) {
    const cart = await startStore({ initialCart: testCart({ items: [testItem({ id: '1' })] }) });
    if (cancels) cart.cancels.add('cartEmptied');
    cart.removeItem('1');
    cart.answerLast('removeItem', testCart({ cartVersion: 2, items: [] }));
    await settle();
    return cart;
  }

  it('reloads the page', async () => {
    expect((await removeLast(false)).seen.reloads).toBe(1);
  });

  it('explains rather than reloads when the answer is the empty cart after an order in another tab', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testItem({ id: '1' })] }) });
    cart.removeItem('1');
    cart.answerLast('removeItem', testCart({ cartId: 'cart-2', cartVersion: 1, items: [] }));
    await settle();
    expect(cart.seen.reloads).toBe(0);
    expect(noticeKinds(cart)).toEqual(['replaced']);
  });

  it('keeps the page when the host cancels cartEmptied', async () => {
    const cart = await removeLast(true);
    expect(cart.seen.reloads).toBe(0);
    expect(cart.seen.events.at(-1)).toEqual({ name: 'cartEmptied', detail: { cartId: 'cart-1' } });
  });
});

describe('a failing change', () => {
  it.each([
    ['a lost connection', (cart: Awaited<ReturnType<typeof startStore>>) => cart.last('setItemQuantity').lose()],
    ['a server error', (cart: Awaited<ReturnType<typeof startStore>>) => cart.last('setItemQuantity').fail(502)],
  ])('is kept after %s, told, and repeated on request', async (_, fail) => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    fail(cart);
    await settle();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(shownQuantity(cart.state(), '1')).toBe(3);
    expect(cart.state().notices).toMatchObject([{ content: { kind: 'failure' }, retry: true }]);

    cart.retry();
    cart.answerLast('getCart', testCart());
    await settle();
    cart.answerLast('setItemQuantity', withQuantity(3));
    await settle();
    expect(cart.state()).toMatchObject({ wishes: [], notices: [] });
  });

  it('says nothing when the server turns out to have applied it', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.answerLast('getCart', withQuantity(3));
    await settle();
    expect(cart.state()).toMatchObject({ wishes: [], notices: [] });
    expect(cart.named('setItemQuantity')).toHaveLength(1);
  });

  it('is given up when its notice is closed', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.answerLast('getCart', testCart());
    await settle();
    cart.dismissNotice(cart.state().notices[0]?.id ?? '');
    expect(shownQuantity(cart.state(), '1')).toBe(1);
    expect(canProceed(cart.state())).toBe(true);
  });

  it('waits while offline and is sent when the network is back', async () => {
    const cart = await startStore();
    cart.setOnline(false);
    cart.setQuantity('1', 3);
    expect(itemActivity(cart.state(), '1')).toBe('Offline');
    expect(cart.named('setItemQuantity')).toEqual([]);
    expect(cart.state().notices).toMatchObject([{ content: { failure: { kind: 'offline' } }, retry: true }]);
    cart.setOnline(true);
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.last('setItemQuantity').input).toEqual(['1', 3]);
    expect(cart.state().notices).toEqual([]);
  });

  it('goes on waiting when it is tried again while still offline', async () => {
    const cart = await startStore();
    cart.setOnline(false);
    cart.setQuantity('1', 3);
    cart.retry();
    cart.last('getCart').lose();
    await settle();
    expect(itemActivity(cart.state(), '1')).toBe('Offline');
    expect(cart.state().notices).toMatchObject([{ content: { failure: { kind: 'offline' } }, retry: true }]);
  });

  it('is sent once more after a 409, and told after a second one', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    for (const attempt of [1, 2]) {
      cart.last('setItemQuantity').fail(409);
      await settle();
      expect(cart.named('getCart')).toHaveLength(attempt);
      cart.answerLast('getCart', testCart({ cartVersion: 5 }));
      await settle();
    }
    expect(cart.named('setItemQuantity')).toHaveLength(2);
    expect(cart.state().notices).toMatchObject([{ retry: true }]);
  });

  it('rests as long as a 429 asks for, then sends the newest wish', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').refuse(0, { status: 429, retryAfterSeconds: 7 });
    await settle();
    cart.setQuantity('1', 4);
    cart.advance(6999);
    expect(cart.named('setItemQuantity')).toHaveLength(1);
    cart.advance(1);
    expect(cart.last('setItemQuantity').input).toEqual(['1', 4]);
  });

  it.each([
    [0, 1000],
    [3_000_000, 24 * 3_600_000],
  ])('is not sent in a storm after a 429 that asks for %i seconds', async (retryAfterSeconds, milliseconds) => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').refuse(0, { status: 429, retryAfterSeconds });
    await settle();
    cart.advance(milliseconds - 1);
    expect(cart.named('setItemQuantity')).toHaveLength(1);
    cart.advance(1);
    expect(cart.named('setItemQuantity')).toHaveLength(2);
  });

  it.each([
    ['413 from the shop', (call: PendingCall) => call.refuse(1, { status: 413 })],
    ['413 from whoever stands before it', (call: PendingCall) => call.fail(413)],
    ['422 from the shop', (call: PendingCall) => call.refuse(1, { status: 422 })],
    ['422 with a code that says nothing', (call: PendingCall) => call.refuse(500, { status: 422 })],
    ['422 from whoever stands before it', (call: PendingCall) => call.fail(422)],
  ])('is told at its item alone after %s', async (_, answer) => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    answer(cart.last('setItemQuantity'));
    await settle();
    expect(cart.named('getCart')).toEqual([]);
    expect(Object.keys(cart.state().itemFailures)).toEqual(['1']);
    expect(cart.state().notices).toEqual([]);
    expect(shownQuantity(cart.state(), '1')).toBe(1);
  });

  it('counts as an external error when a quantity is refused', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').refuse(909, { category: 'discount_error', message: 'nein' });
    await settle();
    expect(cart.state().notices).toMatchObject([{ content: { failure: { kind: 'external' } }, retry: false }]);
  });

  it('keeps the wish and leads to the login after 401', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').refuse(1, { status: 401 });
    await settle();
    expect(cart.state().wishes).toHaveLength(1);
    expect(cart.state().notices).toMatchObject([{ content: { failure: { kind: 'login' } } }]);
  });

  it('can be called off while it takes long', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.advance(3000);
    cart.cancelItem('1');
    expect(cart.last('setItemQuantity').aborted()).toBe(true);
    expect(shownQuantity(cart.state(), '1')).toBe(1);
  });
});

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

describe('proceed', () => {
  it('tells server and host, then goes', async () => {
    const cart = await startStore();
    cart.proceed();
    await settle();
    expect(cart.calls.map(({ name }) => name)).toEqual(['postCheckoutProceeded']);
    expect(cart.seen.events.at(-1)).toEqual({
      name: 'cartProceed',
      detail: { cartId: 'cart-1', nextStepUrl: '/checkout' },
    });
    expect(cart.seen.visited).toEqual(['https://shop.example/checkout']);
  });

  it('stays when the host cancels', async () => {
    const cart = await startStore();
    cart.cancels.add('cartProceed');
    cart.proceed();
    await settle();
    expect(cart.seen.visited).toEqual([]);
    expect(cart.state().proceeding).toBe(false);
  });

  it('reserves appointments once, however often it is pressed', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1')] }) });
    for (let press = 0; press < 3; press++) cart.proceed();
    expect(cart.named('reserveAppointments')).toHaveLength(1);
    cart.last('reserveAppointments').answer({ reservedAppointmentIds: ['a-1'] });
    await settle();
    expect(cart.named('postCheckoutProceeded')).toHaveLength(1);
    expect(cart.seen.visited).toHaveLength(1);
  });

  it('marks appointments that are gone, until no item has them', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1'), testItem({ id: '2' })] }) });
    cart.proceed();
    cart.last('reserveAppointments').refuse(300, { appointmentIds: ['a-1'], category: 'failed_reservation_error' });
    await settle();
    expect(cart.state().failedAppointmentIds).toEqual(['a-1']);
    expect(noticeKinds(cart)).toEqual(['failedReservation']);
    expect(canProceed(cart.state())).toBe(false);
    cart.removeRow('1', 0);
    cart.answerLast('removeItem', testCart({ cartVersion: 2, items: [testItem({ id: '2' })] }));
    await settle();
    expect(cart.state()).toMatchObject({ failedAppointmentIds: [], notices: [] });
    expect(canProceed(cart.state())).toBe(true);
  });

  it('tells and reports a reservation that is refused without naming appointments', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1')] }) });
    cart.proceed();
    cart.last('reserveAppointments').refuse(300, { category: 'failed_reservation_error' });
    await settle();
    expect(cart.state().notices).toMatchObject([{ content: { kind: 'failure' }, retry: true }]);
    expect(cart.state().failedAppointmentIds).toEqual([]);
    expect(cart.seen.reported).toHaveLength(1);
    expect(cart.seen.visited).toEqual([]);
  });

  it('repeats a lost reservation on request', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testTicket('1')] }) });
    cart.proceed();
    cart.last('reserveAppointments').lose();
    await settle();
    cart.retry();
    expect(cart.named('reserveAppointments')).toHaveLength(2);
  });

  describe('with a reservation that hangs', () => {
    async function hang() {
      const cart = await startStore({ initialCart: testCart({ items: [testTicket('1')] }) });
      cart.proceed();
      cart.advance(3000);
      expect(cart.state().notices).toMatchObject([{ content: { kind: 'slow' }, retry: true }]);
      return cart;
    }

    it('can be given up', async () => {
      const cart = await hang();
      cart.dismissNotice(cart.state().notices[0]?.id ?? '');
      await settle();
      expect(cart.last('reserveAppointments').aborted()).toBe(true);
      expect(canProceed(cart.state())).toBe(true);
      expect(cart.seen.visited).toEqual([]);
      cart.retry();
      await settle();
      expect(cart.named('reserveAppointments')).toHaveLength(1);
    });

    it('can be tried again', async () => {
      const cart = await hang();
      cart.retry();
      await settle();
      expect(cart.named('reserveAppointments')).toHaveLength(2);
      cart.last('reserveAppointments').answer({ reservedAppointmentIds: ['a-1'] });
      await settle();
      expect(cart.seen.visited).toHaveLength(1);
      expect(noticeKinds(cart)).toEqual([]);
    });

    it('goes nowhere once the element is gone', async () => {
      const cart = await hang();
      cart.store.stop();
      cart.last('reserveAppointments').answer({ reservedAppointmentIds: ['a-1'] });
      await settle();
      expect(cart.seen.visited).toEqual([]);
    });
  });

  it.each(['//evil.example', 'https://shop@evil.example/', 'javascript:alert(1)', '/\\evil.example'])(
    'refuses to go to %s',
    async (nextStepUrl) => {
      const cart = await startStore({ initialCart: testCart(), nextStepUrl });
      cart.proceed();
      await settle();
      expect(cart.seen.visited).toEqual([]);
      expect(cart.seen.reported).toHaveLength(1);
    },
  );

  it('rests without a shipping method', async () => {
    const cart = await startStore({ initialCart: testCart({ availableShippingMethods: [] }) });
    expect(canProceed(cart.state())).toBe(false);
  });
});

describe('other tabs', () => {
  it('are followed to a higher version, without an echo', async () => {
    const cart = await startStore();
    cart.hear(2);
    cart.answerLast('getCart', withQuantity(3));
    await settle();
    expect(shownQuantity(cart.state(), '1')).toBe(3);
    expect(noticeKinds(cart)).toEqual(['synced']);
    expect(cart.seen.announced).toEqual([]);
  });

  it.each([0, 1])('are not followed to version %i, which is not higher', async (version) => {
    const cart = await startStore();
    cart.hear(version);
    expect(cart.named('getCart')).toEqual([]);
  });

  it('cause at most one fetch a second, however many messages come', async () => {
    const cart = await startStore();
    for (let message = 0; message < 50; message++) cart.hear(1000 + message);
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.named('getCart')).toHaveLength(1);
    cart.advance(1000);
    expect(cart.named('getCart')).toHaveLength(2);
  });

  it('are explained when the cart is another one now', async () => {
    const cart = await startStore();
    void cart.refresh();
    cart.answerLast('getCart', testCart({ cartId: 'cart-2', items: [] }));
    await settle();
    expect(noticeKinds(cart)).toEqual(['replaced']);
    expect(confirmedCart(cart.state())?.cartId).toBe('cart-2');
  });
});

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
    expect(noticeKinds(await startStore({ initialCart: testCart(), ...props }))).toEqual([kind]);
  });

  it('clean the address bar when the first one is dismissed', async () => {
    const cart = await startStore({ initialCart: testCart(), cartWasSynced: true });
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

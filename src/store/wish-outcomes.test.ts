import { describe, expect, it } from 'vitest';
import { canProceed, itemActivity, shownQuantity } from './cart-selectors.ts';
import { type PendingCall } from './testing/controlled-api.ts';
import { noticeKinds, type StartedStore, startStore } from './testing/start-store.ts';
import { testCart, testItem, withQuantity } from './testing/test-cart.ts';
import { settle } from './testing/test-world.ts';

describe('a failing change', () => {
  it.each([
    ['a lost connection', (cart: StartedStore) => cart.last('setItemQuantity').lose()],
    ['a server error', (cart: StartedStore) => cart.last('setItemQuantity').fail(502)],
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

  it('counts as an external error at its item, too', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').refuse(700, { status: 422, category: 'discount_error', message: 'nein' });
    await settle();
    expect(cart.state().itemFailures).toMatchObject({ '1': { kind: 'external' } });
  });

  it.each([403, 409])('is refused when %i comes with a reason', async (status) => {
    const cart = await startStore();
    cart.removeVoucher('GS-77');
    cart.last('removeVoucher').refuse(908, { status });
    await settle();
    expect(cart.calls.map(({ name }) => name)).toEqual(['removeVoucher']);
    expect(cart.state().notices).toMatchObject([{ content: { failure: { errorCode: 908 } }, retry: false }]);
  });

  it('tells no more of the failure of an older one when it is refused', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').fail(500);
    await settle();
    cart.answerLast('getCart', testCart());
    await settle();
    cart.setQuantity('1', 4);
    cart.last('setItemQuantity').refuse(1, { status: 422 });
    await settle();
    expect(cart.state().notices).toEqual([]);
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

describe('a refusal', () => {
  it.each([
    ['an unknown code', 4711, {}, 1],
    ['an unknown category', 4711, { category: 'mystery' }, 1],
    ['a failed reservation that names no appointment', 300, { category: 'failed_reservation_error' }, 1],
    ['an error of PayPal', 1, { category: 'generic_paypal_express_error' }, 1],
    ['a reason of the catalogue', 706, { category: 'discount_error' }, 0],
    ['an appointment that is gone', 300, { category: 'failed_reservation_error', appointmentIds: ['a-9'] }, 0],
  ])('for %s is reported where nobody can tell what it means', async (_, code, details, times) => {
    const cart = await startStore();
    cart.removeItem('1');
    cart.last('removeItem').refuse(code, details);
    await settle();
    expect(cart.seen.reported).toHaveLength(times);
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

  it('reloads the page, too, when its own answer is lost', async () => {
    const cart = await startStore({ initialCart: testCart({ items: [testItem({ id: '1' })] }) });
    cart.removeItem('1');
    cart.last('removeItem').lose();
    await settle();
    cart.answerLast('getCart', testCart({ cartVersion: 2, items: [] }));
    await settle();
    expect(cart.seen.reloads).toBe(1);
  });

  it('is not told of a cart that something else has emptied, which is explained', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.answerLast('setItemQuantity', testCart({ cartVersion: 2, items: [] }));
    await settle();
    expect(cart.eventNames()).not.toContain('cartEmptied');
    expect(noticeKinds(cart)).toEqual(['replaced']);
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

import { describe, expect, it } from 'vitest';
import { confirmedCart, isUpdating, shownQuantity } from '../cart/cart-selectors.ts';
import { notices, startStore, startWithoutCart } from '../testing/start-store.ts';
import { testCart, withQuantity } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';

describe('the first fetch', () => {
  it('shows the cart and emits the host events', async () => {
    const cart = await startWithoutCart();
    expect(cart.state().phase).toEqual({ kind: 'loading', slow: false });
    cart.answerLast('getCart', testCart());
    await settle();
    expect(confirmedCart(cart.state())).toEqual(testCart());
    expect(cart.eventNames()).toEqual(['cartChange', 'cartVersionChange']);
  });

  it('is skipped when the page has an initial cart', async () => {
    expect((await startStore()).named('getCart')).toEqual([]);
  });

  it('shows that it takes long', async () => {
    const cart = await startWithoutCart();
    cart.advance(3000);
    expect(cart.state().phase).toEqual({ kind: 'loading', slow: true });
  });

  it('can be retried after a failure', async () => {
    const cart = await startWithoutCart();
    cart.last('getCart').lose();
    await settle();
    expect(cart.state().phase).toEqual({ kind: 'failed', failure: { kind: 'connection' } });
    cart.retry();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.state().phase.kind).toBe('ready');
  });

  it('waits for the pause of a 429, then fetches once, however often it was requested', async () => {
    const cart = await startWithoutCart();
    cart.last('getCart').refuse(0, { status: 429, retryAfterSeconds: 7 });
    await settle();
    expect(cart.state().phase).toMatchObject({ kind: 'failed' });
    for (let attempt = 0; attempt < 3; attempt++) void cart.refresh();
    cart.advance(6999);
    await settle();
    expect(cart.named('getCart')).toHaveLength(1);
    cart.advance(1);
    await settle();
    expect(cart.named('getCart')).toHaveLength(2);
  });

  it('is sent after the pause that the last 429 asks for', async () => {
    const cart = await startStore();
    void cart.refresh();
    cart.setQuantity('1', 3);
    await settle();
    cart.last('getCart').refuse(0, { status: 429, retryAfterSeconds: 1 });
    await settle();
    cart.last('setItemQuantity').refuse(0, { status: 429, retryAfterSeconds: 60 });
    await settle();
    cart.advance(59_999);
    await settle();
    expect(cart.calls).toHaveLength(2);
    cart.advance(1);
    await settle();
    expect(cart.calls.slice(2).map(({ name }) => name)).toEqual(['getCart', 'setItemQuantity']);
  });

  it('reports a 404 without an error body, which a wrong baseUrl may cause', async () => {
    const bare = await startWithoutCart();
    bare.last('getCart').fail(404);
    const meant = await startWithoutCart();
    meant.last('getCart').refuse(0, { status: 404 });
    await settle();
    expect(bare.seen.reported).toHaveLength(1);
    expect(meant.seen.reported).toEqual([]);
  });

  it.each([404, 410, 409])('shows on %i that the cart is gone', async (status) => {
    const cart = await startWithoutCart();
    cart.last('getCart').fail(status);
    await settle();
    expect(cart.state().phase).toEqual({ kind: 'failed', failure: { kind: 'gone', what: 'cart' } });
  });
});

describe('a refresh', () => {
  const answers = { succeeds: 'answer', fails: 'lose' } as const;

  it.each(Object.entries(answers))('marks the sums until it %s', async (_, how) => {
    const cart = await startStore();
    void cart.refresh();
    await settle();
    expect(isUpdating(cart.state())).toBe(true);
    if (how === 'answer') cart.answerLast('getCart', testCart());
    else cart.last('getCart').lose();
    await settle();
    expect(isUpdating(cart.state())).toBe(false);
  });
});

describe('a refresh that fails', () => {
  it('keeps the cart and its changes on a 409', async () => {
    const cart = await startStore();
    cart.setQuantity('1', 3);
    cart.last('setItemQuantity').lose();
    await settle();
    cart.last('getCart').fail(409);
    await settle();
    expect(shownQuantity(cart.state(), '1')).toBe(3);
  });

  async function failed() {
    const cart = await startStore();
    void cart.refresh();
    cart.last('getCart').lose();
    await settle();
    expect(notices(cart)).toMatchObject([{ content: { kind: 'failure' }, retry: true }]);
    return cart;
  }

  it('is repeated when its notice is closed, which returns if that fails, too', async () => {
    const cart = await failed();
    cart.dismissNotice(notices(cart)[0]!.id);
    await settle();
    expect(notices(cart)).toEqual([]);
    cart.last('getCart').lose();
    await settle();
    expect(notices(cart)).toMatchObject([{ content: { kind: 'failure' }, retry: true }]);
    cart.dismissNotice(notices(cart)[0]!.id);
    cart.answerLast('getCart', withQuantity(3, { cartVersion: 2 }));
    await settle();
    expect(notices(cart)).toEqual([]);
    expect(shownQuantity(cart.state(), '1')).toBe(3);
    expect(cart.named('getCart')).toHaveLength(3);
  });

  it('is repeated after a change, even a refused one', async () => {
    const cart = await failed();
    cart.applyCoupon('NEIN');
    cart.last('addCoupon').refuse(702);
    await settle();
    expect(cart.named('getCart')).toHaveLength(2);
    cart.answerLast('getCart', testCart({ cartVersion: 2 }));
    await settle();
    expect(notices(cart)).toEqual([]);
  });
});

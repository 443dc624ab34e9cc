import { describe, expect, it } from 'vitest';
import { canProceed, confirmedCart, isUpdating } from '../cart/cart-selectors.ts';
import { notices, startStore, startWithoutCart } from '../testing/start-store.ts';
import { testCart, testData, withQuantity } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';

describe('a campaign cookie', () => {
  const names = { discountCampaignCookieName: 'discount_campaign', refererCookieName: 'referer' };

  const cookies = { discount_campaign: 'SOMMER', referer: 'newsletter' };

  it('is redeemed instead of the first fetch, and removed once it is applied', async () => {
    const cart = await startWithoutCart(names, cookies);
    expect(cart.calls.map(({ name, input }) => [name, ...input])).toEqual([['addCoupon', 'SOMMER', 'newsletter']]);
    cart.answerLast('addCoupon', testCart({ coupon: { code: 'SOMMER' } }));
    await settle();
    expect(cart.state().phase.kind).toBe('ready');
    expect([...cart.cookies.keys()]).toEqual([]);
  });

  it.each([' ', '\u200b'])('is ignored when it is blank: %j', async (code) => {
    const cart = await startWithoutCart(names, { discount_campaign: code });
    expect(cart.calls.map(({ name }) => name)).toEqual(['getCart']);
  });

  it('is read like a code that a shopper has copied from a newsletter', async () => {
    const cart = await startWithoutCart(names, { discount_campaign: 'SOM\u00adMER\u201327\u200b' });
    expect(cart.calls.map(({ name, input }) => [name, ...input])).toEqual([['addCoupon', 'SOMMER-27', null]]);
    cart.answerLast('addCoupon', testCart({ discount: { campaign: 'sommer-27' } }));
    await settle();
    expect([...cart.cookies.keys()]).toEqual([]);
  });

  it('is removed when the shop applies it under another name', async () => {
    const cart = await startWithoutCart(names, cookies);
    cart.answerLast('addCoupon', testCart({ coupon: { code: 'SOMMER-2027-X' } }));
    await settle();
    expect([...cart.cookies.keys()]).toEqual([]);
  });

  it.each([
    ['no code', null],
    ['only the automatic friends discount', { code: 'FRIENDS' }],
  ])('is retained when the answer shows %s', async (_, coupon) => {
    const cart = await startWithoutCart(names, cookies);
    cart.answerLast('addCoupon', testCart({ coupon }));
    await settle();
    expect(cart.state().phase.kind).toBe('ready');
    expect([...cart.cookies.keys()]).toEqual(['discount_campaign', 'referer']);
  });

  it('is not removed by an answer that arrives after the cart has stopped', async () => {
    const cart = await startWithoutCart(names, cookies);
    cart.store.stop();
    cart.answerLast('addCoupon', testCart({ coupon: { code: 'SOMMER' } }));
    await settle();
    expect(cart.state().phase.kind).not.toBe('ready');
    expect([...cart.cookies.keys()]).toEqual(['discount_campaign', 'referer']);
  });

  it.each([
    [702, []],
    [716, []],
    [706, ['discount_campaign', 'referer']],
  ])('is followed by a fetch when refused with %i', async (code, cookiesLeft) => {
    const cart = await startWithoutCart(names, cookies);
    cart.last('addCoupon').refuse(code, { category: 'discount_error' });
    await settle();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.state().phase.kind).toBe('ready');
    expect(notices(cart)).toMatchObject([{ content: { kind: 'failure', failure: { errorCode: code } } }]);
    expect(cart.seen.reported).toEqual([]);
    expect([...cart.cookies.keys()]).toEqual(cookiesLeft);
  });

  it('is not redeemed twice when the load is retried in the meantime', async () => {
    const cart = await startWithoutCart(names, cookies);
    void cart.refresh();
    expect(cart.calls.map(({ name }) => name)).toEqual(['addCoupon', 'getCart']);
    cart.answerLast('getCart', testCart());
    await settle();
    cart.last('addCoupon').refuse(706, { category: 'discount_error' });
    await settle();
    expect(cart.calls.map(({ name }) => name)).toEqual(['addCoupon', 'getCart']);
    expect(cart.state().phase.kind).toBe('ready');
  });

  it('is retained with a notice when the server fails', async () => {
    const cart = await startWithoutCart(names, cookies);
    cart.last('addCoupon').fail(500);
    await settle();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.state().phase.kind).toBe('ready');
    expect(notices(cart)).toMatchObject([{ content: { failure: { kind: 'external' } } }]);
    expect(cart.cookies.size).toBe(2);
    expect(cart.seen.reported).toHaveLength(1);
  });

  it.each([
    ['instead of the first fetch', startWithoutCart],
    ['next to a cart', startStore],
  ])('has no notice when it turns out to be applied although the server failed %s', async (_, start) => {
    const cart = await start(names, cookies);
    cart.last('addCoupon').fail(500);
    await settle();
    cart.answerLast('getCart', testCart({ cartVersion: 2, coupon: { code: 'SOMMER' } }));
    await settle();
    expect(notices(cart)).toEqual([]);
  });

  it('no longer asks a guest to log in once a code is applied after the login', async () => {
    const cart = await startStore(names, cookies);
    cart.last('addCoupon').fail(401);
    await settle();
    cart.configure(testData({ ...names, initialCart: testCart(), customerEmailHash: 'abc' }));
    cart.answerLast('getCart', testCart({ cartVersion: 2, coupon: { code: 'HERBST' } }));
    await settle();
    expect(notices(cart)).toEqual([]);
  });

  it('is retained without a notice when the connection is lost, which the next fetch shows', async () => {
    const cart = await startWithoutCart(names, cookies);
    cart.last('addCoupon').lose();
    await settle();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(notices(cart)).toEqual([]);
    expect(cart.cookies.size).toBe(2);
  });

  it('is redeemed for a cart that has another code, and both are retained when it is refused', async () => {
    const coupon = { code: 'HERBST' };
    const cart = await startStore({ ...names, initialCart: testCart({ coupon }) }, cookies);
    cart.last('addCoupon').refuse(706, { category: 'discount_error' });
    await settle();
    void cart.refresh();
    await settle();
    cart.answerLast('getCart', testCart({ cartVersion: 2, coupon }));
    await settle();
    expect(cart.state().phase).toMatchObject({ cart: { cartVersion: 2 } });
    expect(cart.cookies.size).toBe(2);
  });

  it('blocks the next step while it is being redeemed', async () => {
    const cart = await startStore(names, cookies);
    expect([canProceed(cart.state()), isUpdating(cart.state())]).toEqual([false, true]);
    cart.answerLast('addCoupon', testCart({ cartVersion: 2, coupon: { code: 'SOMMER' } }));
    await settle();
    expect([canProceed(cart.state()), isUpdating(cart.state())]).toEqual([true, false]);
  });

  it('blocks the next step for ten seconds at most', async () => {
    const cart = await startStore(names, cookies);
    cart.advance(9999);
    expect(canProceed(cart.state())).toBe(false);
    cart.advance(1);
    expect(canProceed(cart.state())).toBe(true);
  });

  it('is redeemed again after a login, which ends the request to log in', async () => {
    const cart = await startStore(names, cookies);
    cart.last('addCoupon').fail(401);
    await settle();
    cart.configure(testData({ ...names, customerEmailHash: 'hash' }));
    expect(notices(cart)).toEqual([]);
    cart.answerLast('getCart', testCart({ cartVersion: 2 }));
    await settle();
    cart.answerLast('addCoupon', testCart({ cartVersion: 3, coupon: { code: 'SOMMER' } }));
    await settle();
    expect(cart.named('addCoupon')).toHaveLength(2);
    expect([...cart.cookies.keys()]).toEqual([]);
  });

  it('is redeemed in addition to an initial cart', async () => {
    expect((await startStore(names, cookies)).calls.map(({ name }) => name)).toEqual(['addCoupon']);
  });

  it.each(['lose', 'fail'] as const)(
    'is verified by a fetch when its answer is missing next to a cart (%s)',
    async (how) => {
      const cart = await startStore(names, cookies);
      cart.last('addCoupon')[how](503);
      await settle();
      expect(cart.calls.map(({ name }) => name)).toEqual(['addCoupon', 'getCart']);
      cart.answerLast('getCart', testCart({ cartVersion: 2, coupon: { code: 'SOMMER' } }));
      await settle();
      expect(confirmedCart(cart.state())?.cartVersion).toBe(2);
      expect(cart.cookies.size).toBe(0);
    },
  );

  it.each([
    ['instead of the first fetch', startWithoutCart],
    ['next to a cart', startStore],
  ])('is redeemed after the pause of a 429 %s', async (_, start) => {
    const cart = await start(names, cookies);
    cart.last('addCoupon').refuse(0, { status: 429, retryAfterSeconds: 60 });
    await settle();
    void cart.refresh();
    cart.advance(59_999);
    await settle();
    expect(cart.calls).toHaveLength(1);
    cart.advance(1);
    await settle();
    expect(cart.named('addCoupon')).toHaveLength(2);
    expect(notices(cart)).toEqual([]);
  });

  it('is not redeemed after a pause in which the cart has got another code', async () => {
    const cart = await startStore(names, cookies);
    void cart.refresh();
    cart.last('addCoupon').refuse(0, { status: 429, retryAfterSeconds: 60 });
    cart.answerLast('getCart', testCart({ cartVersion: 2, coupon: { code: 'HERBST' } }));
    await settle();
    cart.advance(60_000);
    await settle();
    expect(cart.named('addCoupon')).toHaveLength(1);
  });

  it.each(['before', 'after'])(
    'is redeemed in another shop, which shows no cart that arrives %s the change',
    async (when) => {
      const cart = await startWithoutCart(names, cookies);
      const first = cart.last('addCoupon');
      if (when === 'before') first.answer(testCart({ cartId: 'cart-of-the-first-shop' }));
      cart.configure({ ...testData(names), baseUrl: 'https://other.example/' });
      first.answer(testCart({ cartId: 'cart-of-the-first-shop' }));
      await settle();
      expect(confirmedCart(cart.state())).toBeNull();
      cart.answerLast('addCoupon', testCart({ cartId: 'cart-2' }));
      await settle();
      expect(confirmedCart(cart.state())?.cartId).toBe('cart-2');
      expect(cart.calls).toHaveLength(2);
    },
  );

  it('is redeemed once when the shop changes during its pause', async () => {
    const cart = await startWithoutCart(names, cookies);
    cart.last('addCoupon').refuse(0, { status: 429, retryAfterSeconds: 60 });
    await settle();
    cart.configure({ ...testData(names), baseUrl: 'https://other.example/' });
    cart.advance(60_000);
    await settle();
    expect(cart.calls.map(({ name }) => name)).toEqual(['addCoupon', 'addCoupon']);
  });

  it('explains an answer that empties the initial cart', async () => {
    const cart = await startStore(names, cookies);
    cart.answerLast('addCoupon', testCart({ cartVersion: 2, items: [] }));
    await settle();
    expect(notices(cart)).toMatchObject([{ content: { kind: 'replaced' } }]);
  });

  it.each([
    ['code', { coupon: { code: 'Sommer' } }],
    ['campaign', { discount: { campaign: 'SOMMER' } }],
  ])('is removed and not redeemed when the initial cart shows its %s', async (_, shown) => {
    const cart = await startStore({ ...names, initialCart: testCart(shown) }, cookies);
    expect(cart.calls).toEqual([]);
    expect([...cart.cookies.keys()]).toEqual([]);
  });

  it('is removed when an unchanged cart shows it', async () => {
    const initialCart = testCart({ coupon: { code: 'SOMMER' } });
    const cart = await startStore({ ...names, initialCart });
    cart.cookies.set('discount_campaign', 'SOMMER');
    void cart.refresh();
    cart.answerLast('getCart', initialCart);
    await settle();
    expect([...cart.cookies.keys()]).toEqual([]);
  });

  it('is retained with its refusal when the friends discount applies', async () => {
    const cart = await startStore(names, cookies);
    cart.last('addCoupon').refuse(706);
    await settle();
    cart.setQuantity('1', 2);
    cart.answerLast('setItemQuantity', withQuantity(2, { coupon: { code: 'FRIENDS' } }));
    await settle();
    expect([...cart.cookies.keys()]).toEqual(['discount_campaign', 'referer']);
    expect(notices(cart)).toMatchObject([{ content: { failure: { errorCode: 706 } } }]);
  });

  it('leads a refused guest to the login', async () => {
    const cart = await startWithoutCart(names, cookies);
    cart.last('addCoupon').fail(401);
    await settle();
    expect(notices(cart)).toMatchObject([{ content: { failure: { kind: 'login', guest: true } } }]);
  });

  it.each([702, 716])('is removed when the page starts with error %i', async (initialErrorCode) => {
    const cart = await startStore({ ...names, initialErrorCode }, cookies);
    expect(cart.calls).toEqual([]);
    expect([...cart.cookies.keys()]).toEqual([]);
  });

  it.each([
    [702, []],
    [706, ['discount_campaign', 'referer']],
  ])('is kept by later data with error %i: %j', async (initialErrorCode, kept) => {
    const cart = await startStore(names, cookies);
    cart.last('addCoupon').fail(500);
    await settle();
    cart.configure(testData({ ...names, initialErrorCode }));
    expect([...cart.cookies.keys()]).toEqual(kept);
  });
});

import { describe, expect, it } from 'vitest';
import { canProceed, confirmedCart, isUpdating } from '../cart/cart-selectors.ts';
import { createCartStore } from '../create-cart-store.ts';
import { createControlledApi } from '../testing/controlled-api.ts';
import { noticeKinds, startStore, type StartedStore } from '../testing/start-store.ts';
import { testCart, testData, withQuantity } from '../testing/test-cart.ts';
import { type CartMark, createTestEnvironment, settle } from '../testing/test-environment.ts';

const baseUrl = 'https://shop.example/';

/** A store of a page that the browser has shown before. */
async function startAgain(
  found: { readonly revisit?: boolean; readonly prerendered?: boolean; readonly lastConfirmed?: CartMark },
  props: Parameters<typeof testData>[0] = {},
  cookies: Record<string, string> = {},
): Promise<StartedStore> {
  const api = createControlledApi();
  const { environment, ...controls } = createTestEnvironment(api.call);
  controls.bringBack(found);
  for (const [name, value] of Object.entries(cookies)) controls.cookies.set(name, value);
  const store = createCartStore(environment, testData({ initialCart: testCart(), ...props }));
  store.start();
  await settle();
  return { ...api, ...controls, ...store.actions, store, state: () => store.state.getState() };
}

describe('a fetched cart', () => {
  const answered = async (cart: StartedStore, cartVersion: number) => {
    cart.answerLast('getCart', testCart({ cartVersion }));
    await settle();
  };

  it.each([
    ['no initial cart', { initialCart: null }],
    ['an older initial cart', {}],
  ])(
    'is marked as being updated and fetched again if the browser has confirmed a newer one and the page has %s',
    async (_, props) => {
      const cart = await startAgain({ lastConfirmed: { baseUrl, cartId: 'cart-1', cartVersion: 4 } }, props);
      await answered(cart, 3);
      expect(cart.named('getCart')).toHaveLength(2);
      expect(confirmedCart(cart.state())).not.toBeNull();
      expect(isUpdating(cart.state())).toBe(true);
      expect(canProceed(cart.state())).toBe(false);
      expect(cart.eventNames()).toEqual([]);
      await answered(cart, 4);
      expect(confirmedCart(cart.state())?.cartVersion).toBe(4);
      expect(isUpdating(cart.state())).toBe(false);
      expect(cart.named('getCart')).toHaveLength(2);
    },
  );

  it('is accepted when a second fetch returns it, too', async () => {
    const cart = await startAgain(
      { lastConfirmed: { baseUrl, cartId: 'cart-1', cartVersion: 4 } },
      { initialCart: null },
    );
    await answered(cart, 3);
    await answered(cart, 3);
    expect(isUpdating(cart.state())).toBe(false);
    expect(cart.lastConfirmed()?.cartVersion).toBe(3);
  });

  it('stays stale until a retry when the second fetch fails', async () => {
    const cart = await startAgain(
      { lastConfirmed: { baseUrl, cartId: 'cart-1', cartVersion: 4 } },
      { initialCart: null },
    );
    await answered(cart, 3);
    cart.last('getCart').lose();
    await settle();
    expect(noticeKinds(cart)).toEqual(['failure']);
    expect(isUpdating(cart.state())).toBe(true);
    cart.retry();
    await answered(cart, 4);
    expect(isUpdating(cart.state())).toBe(false);
  });

  it.each([
    ['another cart', { baseUrl, cartId: 'cart-2', cartVersion: 7 }],
    ['a cart of another shop', { baseUrl: 'https://other.example/', cartId: 'cart-1', cartVersion: 7 }],
    ['the same version', { baseUrl, cartId: 'cart-1', cartVersion: 3 }],
  ])('is accepted at once when the browser has confirmed %s', async (_, lastConfirmed) => {
    const cart = await startAgain({ lastConfirmed }, { initialCart: null });
    await answered(cart, 3);
    expect(cart.named('getCart')).toHaveLength(1);
    expect(isUpdating(cart.state())).toBe(false);
  });
});

describe('an initial cart', () => {
  it('is accepted, announced, remembered and not fetched on a first visit', async () => {
    const cart = await startStore();
    expect(cart.calls).toEqual([]);
    expect(cart.eventNames()).toEqual(['cartChange', 'cartVersionChange']);
    expect(cart.lastConfirmed()).toEqual({ baseUrl, cartId: 'cart-1', cartVersion: 1 });
  });

  it.each([
    ['the same one', { baseUrl, cartId: 'cart-1', cartVersion: 1 }],
    ['an older one', { baseUrl, cartId: 'cart-1', cartVersion: 0 }],
    ["another shop's", { baseUrl: 'https://other.example/', cartId: 'cart-1', cartVersion: 7 }],
  ])('is accepted when the browser has confirmed %s', async (_, lastConfirmed) => {
    const cart = await startAgain({ lastConfirmed });
    expect(cart.calls).toEqual([]);
    expect(isUpdating(cart.state())).toBe(false);
  });

  it('is announced to other tabs once a fetch has checked it', async () => {
    const cart = await startAgain({ revisit: true });
    expect(cart.seen.announced).toEqual([]);
    cart.answerLast('getCart', testCart());
    await settle();
    expect(cart.seen.announced).toEqual([1]);
  });

  it.each([
    ['has confirmed a newer one', { lastConfirmed: { baseUrl, cartId: 'cart-1', cartVersion: 2 } }],
    ['has confirmed another one', { lastConfirmed: { baseUrl, cartId: 'cart-2', cartVersion: 1 } }],
    ['may have restored the page from its cache', { revisit: true }],
    ['has prerendered the page', { prerendered: true }],
  ])('is marked as being updated and checked with one fetch when the browser %s', async (_, found) => {
    const cart = await startAgain(found, { initialErrorCode: 905 });
    expect(cart.calls.map(({ name }) => name)).toEqual(['getCart']);
    expect(confirmedCart(cart.state())?.cartVersion).toBe(1);
    expect(isUpdating(cart.state())).toBe(true);
    expect(canProceed(cart.state())).toBe(false);
    expect(cart.eventNames()).toEqual([]);
    expect(noticeKinds(cart)).toEqual([]);

    cart.answerLast('getCart', withQuantity(4));
    await settle();
    expect(isUpdating(cart.state())).toBe(false);
    expect(canProceed(cart.state())).toBe(true);
    expect(cart.eventNames()).toEqual(['cartChange', 'cartVersionChange']);
    expect(noticeKinds(cart)).toEqual([]);
    expect(cart.lastConfirmed()).toEqual({ baseUrl, cartId: 'cart-1', cartVersion: 2 });
    expect(cart.calls).toHaveLength(1);
  });

  it('shows the initial notice once it is found to be current, unless it was shown before', async () => {
    const lastConfirmed = { baseUrl, cartId: 'cart-0', cartVersion: 9 };
    for (const [found, shown] of [
      [{ lastConfirmed }, ['initialError']],
      [{ prerendered: true }, ['initialError']],
      [{ lastConfirmed, revisit: true }, []],
    ] as const) {
      const cart = await startAgain(found, { initialErrorCode: 905 });
      expect(noticeKinds(cart)).toEqual([]);
      cart.answerLast('getCart', testCart());
      await settle();
      expect(noticeKinds(cart)).toEqual(shown);
    }
  });

  it('is announced once it is found to be current', async () => {
    const cart = await startAgain({ revisit: true });
    cart.answerLast('getCart', testCart());
    await settle();
    expect(isUpdating(cart.state())).toBe(false);
    expect(cart.eventNames()).toEqual(['cartChange', 'cartVersionChange']);
  });

  it('stays stale until a retry when the check fails', async () => {
    const cart = await startAgain({ revisit: true });
    cart.last('getCart').lose();
    await settle();
    expect(noticeKinds(cart)).toEqual(['failure']);
    expect(isUpdating(cart.state())).toBe(true);
    cart.retry();
    cart.answerLast('getCart', testCart());
    await settle();
    expect(noticeKinds(cart)).toEqual([]);
    expect(isUpdating(cart.state())).toBe(false);
  });

  it('is checked by the answer to a change that is made in the meantime', async () => {
    const cart = await startAgain({ revisit: true });
    cart.setQuantity('1', 4);
    cart.answerLast('setItemQuantity', withQuantity(4));
    await settle();
    expect(isUpdating(cart.state())).toBe(false);
  });

  it('is checked by redeeming a campaign, without another fetch', async () => {
    const cart = await startAgain(
      { revisit: true },
      { discountCampaignCookieName: 'campaign' },
      { campaign: 'SOMMER' },
    );
    expect(cart.calls.map(({ name }) => name)).toEqual(['addCoupon']);
    cart.answerLast('addCoupon', testCart({ cartVersion: 2, coupon: { code: 'SOMMER' } }));
    await settle();
    expect(isUpdating(cart.state())).toBe(false);
    expect(cart.calls).toHaveLength(1);
  });

  it('never replaces a newer cart when it arrives later', async () => {
    const cart = await startStore();
    void cart.refresh();
    cart.answerLast('getCart', withQuantity(4));
    await settle();
    cart.configure(testData({ initialCart: testCart({ cartId: 'cart-0' }) }));
    await settle();
    expect(confirmedCart(cart.state())?.cartVersion).toBe(2);
    expect(cart.named('getCart')).toHaveLength(2);
  });

  it('does not outdate the answer to a fetch in flight, which may be a newer cart', async () => {
    const cart = await startStore();
    void cart.refresh();
    cart.configure(testData({ initialCart: withQuantity(3) }));
    cart.answerLast('getCart', testCart({ cartId: 'cart-2' }));
    await settle();
    expect(confirmedCart(cart.state())?.cartId).toBe('cart-2');
    expect(isUpdating(cart.state())).toBe(false);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { countPieces } from '../../domain/cart.ts';
import { analyticsData, trackedOrderId, trackingClientId, trackingSessionId } from '../../storage/analytics-values.ts';
import { numberOfCartItems } from '../../storage/cart-values.ts';
import { readLayer } from '../../analytics/testing/ga4-schema.ts';
import { startStore } from '../../store/testing/start-store.ts';
import { testCart, withQuantity } from '../../store/testing/test-cart.ts';
import { settle } from '../../store/testing/test-environment.ts';
import { createAnalytics } from '../analytics.ts';
import { trackCart } from './track-cart.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  entries.forEach((entry) => entry.remove());
  Reflect.deleteProperty(globalThis, Symbol.for('cart-fragment.analytics-memory'));
});

const entries = [analyticsData, trackedOrderId, trackingClientId, trackingSessionId, numberOfCartItems];
const stored = () => entries.slice(0, -1).map((entry) => entry.read());

const pushes = () => readLayer((Reflect.get(window, 'dataLayer') as object[] | undefined) ?? []);
const names = () => pushes().map(({ event }) => event);

/** A page whose analytics are loaded. Of the activity of its store, only changes are tracked. */
async function openPage(consent: string | null = 'on') {
  const page = await startStore();
  const host = cartWith(consent);
  const track = trackCart(host, page.store.state, vi.fn());
  function setQuantity(itemId: string, quantity: number): void {
    page.setQuantity(itemId, quantity);
    track(page.seen.tracked.at(-1)!);
  }
  return { ...page, host, setQuantity, track };
}

function cartWith(consent: string | null): HTMLElement {
  const host = document.createElement('cart-fragment');
  if (consent !== null) host.dataset['analytics'] = consent;
  return host;
}

describe('trackCart', () => {
  it('begins the checkout with an express payment', async () => {
    const { track } = await openPage();
    track({ cart: testCart() });
    track({ event: 'postExpressStarted', paymentType: 'PayPal' });
    track({ event: 'postExpressFinished', paymentType: 'PayPal' });
    expect(pushes()).toMatchObject([
      { event: 'view_cart' },
      { event: 'begin_checkout', ecommerce: { checkout_step: 1, checkout_step_name: 'cart' } },
      { event: 'cart_interaction', interaction: 'express_payment_started', payment_type: 'PayPal' },
      { event: 'cart_interaction', interaction: 'express_payment_finished' },
    ]);
  });

  it('stores the number of items once it is allowed', async () => {
    const page = await startStore();
    const host = cartWith('off');
    trackCart(host, page.store.state, vi.fn());
    numberOfCartItems.remove();
    host.dataset['analytics'] = 'on';
    await vi.waitFor(() => expect(numberOfCartItems.read()).toBe(countPieces(testCart())));
  });

  it('stores no number of items while another tab is visible', async () => {
    const { store } = await startStore();
    numberOfCartItems.remove();
    const visibility = vi
      .spyOn(Object.getPrototypeOf(document) as Document, 'visibilityState', 'get')
      .mockReturnValue('hidden');
    trackCart(document.createElement('cart-fragment'), store.state, vi.fn());
    expect(numberOfCartItems.read()).toBeNull();
    visibility.mockRestore();
  });

  it('stores no number of items of a stale cart', async () => {
    const { store } = await startStore();
    numberOfCartItems.remove();
    store.state.setState({ isStale: true });
    trackCart(document.createElement('cart-fragment'), store.state, vi.fn());
    expect(numberOfCartItems.read()).toBeNull();
  });

  it('counts a change on the next page if it was in flight when the page was left', async () => {
    const first = await openPage();
    first.track({ cart: testCart() });
    first.setQuantity('1', 5);
    const next = await openPage();
    next.track({ cart: withQuantity(5) });
    expect(names()).toEqual(['view_cart', 'view_cart', 'add_to_cart']);
  });

  it('listens to its page until the cart is removed', async () => {
    const added = vi.spyOn(window, 'addEventListener');
    const page = await openPage();
    page.track({ cart: testCart() });
    page.setQuantity('1', 5);
    const [, , options] = added.mock.calls.find(([type]) => type === 'pageshow') ?? [];
    expect(options).toHaveProperty('signal.aborted', false);
    page.store.stop();
    const last = page.seen.tracked.at(-1)!;
    expect(last).toEqual({ stopped: true });
    page.track(last);
    expect(options).toHaveProperty('signal.aborted', true);
    const next = await openPage();
    next.track({ cart: withQuantity(5) });
    expect(names()).toEqual(['view_cart', 'view_cart', 'add_to_cart']);
  });

  it('counts the last of two changes of an item although another tab has counted the first', async () => {
    const first = await openPage();
    first.track({ cart: testCart() });
    first.setQuantity('1', 5);
    first.setQuantity('1', 1);
    const other = await openPage();
    other.track({ cart: withQuantity(5) });
    const next = await openPage();
    next.track({ cart: withQuantity(1) });
    expect(names()).toEqual(['view_cart', 'view_cart', 'add_to_cart', 'view_cart', 'remove_from_cart']);
  });

  it('counts a change that was made before analytics were loaded', async () => {
    const page = await startStore();
    page.setQuantity('1', 5);
    page.seen.tracked.forEach(trackCart(cartWith('on'), page.store.state, vi.fn()));
    const next = await openPage();
    next.track({ cart: withQuantity(5) });
    expect(names()).toEqual(['view_cart', 'view_cart', 'add_to_cart']);
  });

  it('leaves later changes to the host once all changes of the page are confirmed', async () => {
    const first = await openPage();
    first.track({ cart: testCart() });
    first.setQuantity('1', 5);
    first.answerLast('setItemQuantity', withQuantity(5));
    await settle();
    first.track({ cart: withQuantity(5) });
    const next = await openPage();
    next.track({ cart: { ...withQuantity(7), cartVersion: 9 } });
    expect(names()).toEqual(['view_cart', 'add_to_cart', 'view_cart']);
  });
});

describe('data-analytics', () => {
  const nothing = [null, null, null, null];

  it.each([[null], [''], ['yes']])('pushes and stores nothing if it is %j', async (consent) => {
    const page = await openPage(consent);
    page.track({ cart: testCart() });
    page.setQuantity('1', 5);
    page.track({ cart: withQuantity(5) });
    page.track({ proceeded: true });
    expect(names()).toEqual(['view_cart', 'add_to_cart', 'begin_checkout']);
    expect(stored()).toEqual(nothing);
  });

  it('stores as soon as it is on, and removes everything as soon as it is not', async () => {
    const { host, track } = await openPage(null);
    track({ cart: testCart() });
    const id = expect.stringMatching(/^\w{32}$/) as unknown;
    for (const withdrawn of ['off', null, '']) {
      host.setAttribute('data-analytics', 'on');
      trackedOrderId.write('1-JD7');
      await settle();
      expect(analyticsData.read()).toMatchObject({ cart: { cartVersion: 1 } });
      expect([trackingClientId.read(), trackingSessionId.read()]).toEqual([id, id]);
      if (withdrawn === null) host.removeAttribute('data-analytics');
      else host.setAttribute('data-analytics', withdrawn);
      await settle();
      expect(stored()).toEqual(nothing);
    }
    track({ cart: withQuantity(5) });
    expect(names()).toEqual(['view_cart', 'add_to_cart']);
  });

  it('does not count again, without a decision, what the shopper did elsewhere before a return', async () => {
    const { track } = await openPage(null);
    track({ cart: testCart() });
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    track({ cart: withQuantity(5) });
    track({ cart: { ...withQuantity(4), cartVersion: 9 } });
    expect(names()).toEqual(['view_cart', 'remove_from_cart']);
  });

  it('counts nothing for another tab when it is set to the same value again', async () => {
    const [page, other] = [await openPage(), await openPage()];
    for (const { track } of [page, other]) track({ cart: testCart() });
    page.track({ cart: withQuantity(5), isFromOtherTab: true });
    page.host.setAttribute('data-analytics', 'on');
    await settle();
    other.track({ cart: withQuantity(5) });
    expect(names()).toEqual(['view_cart', 'view_cart', 'add_to_cart']);
  });

  it('is one count for two carts of a page, without a decision', async () => {
    const [first, second] = [await openPage(null), await openPage(null)];
    for (const { track } of [first, second]) track({ cart: testCart() });
    for (const { track } of [first, second]) track({ cart: withQuantity(5) });
    expect(names()).toEqual(['view_cart', 'view_cart', 'add_to_cart']);
  });

  it("lets the page's own analytics report an addition to the cart, without a decision", async () => {
    const { track } = await openPage(null);
    track({ cart: testCart() });
    const { cartId, cartVersion, items } = withQuantity(5);
    const analytics = createAnalytics({ tenant: 'JS_DE' });
    analytics.addToCart({ product: items[0]!.product, quantity: 4 }, { cartId, cartVersion });
    analytics.stop();
    track({ cart: withQuantity(5) });
    expect(names()).toEqual(['view_cart', 'add_to_cart']);
    expect(stored()).toEqual(nothing);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { countPieces } from '../../domain/cart.ts';
import { numberOfCartItems } from '../../storage/cart-values.ts';
import { readLayer } from '../../analytics/testing/ga4-schema.ts';
import { startStore } from '../../store/testing/start-store.ts';
import { testCart, withQuantity } from '../../store/testing/test-cart.ts';
import { settle } from '../../store/testing/test-environment.ts';
import { trackCart } from './track-cart.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  localStorage.clear();
});

const pushes = () => readLayer((Reflect.get(window, 'dataLayer') as object[] | undefined) ?? []);
const names = () => pushes().map(({ event }) => event);

/** A page whose analytics are loaded. Of the activity of its store, only changes are tracked. */
async function openPage() {
  const page = await startStore();
  const track = trackCart(document.createElement('cart-fragment'), page.store.state, vi.fn());
  function setQuantity(itemId: string, quantity: number): void {
    page.setQuantity(itemId, quantity);
    track(page.seen.tracked.at(-1)!);
  }
  return { ...page, setQuantity, track };
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
    const host = document.createElement('cart-fragment');
    host.dataset['analytics'] = 'off';
    trackCart(host, page.store.state, vi.fn());
    numberOfCartItems.remove();
    host.dataset['analytics'] = 'on';
    await vi.waitFor(() => expect(numberOfCartItems.read()).toBe(countPieces(testCart())));
  });

  it('stores no number of items while another tab is visible', async () => {
    const { store } = await startStore();
    numberOfCartItems.remove();
    const visibility = vi.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue('hidden');
    trackCart(document.createElement('cart-fragment'), store.state, vi.fn());
    expect(numberOfCartItems.read()).toBeNull();
    visibility.mockRestore();
  });

  it('stores no number of items of an unchecked cart', async () => {
    const { store } = await startStore();
    numberOfCartItems.remove();
    store.state.setState({ unchecked: true });
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

  it('counts the last of two changes of an item although another tab has counted the first', async () => {
    const first = await openPage();
    first.track({ cart: testCart() });
    first.setQuantity('1', 5);
    first.setQuantity('1', 1);
    const other = await openPage();
    other.track({ cart: withQuantity(5) });
    dispatchEvent(new Event('pagehide'));
    const next = await openPage();
    next.track({ cart: withQuantity(1) });
    expect(names()).toEqual(['view_cart', 'view_cart', 'add_to_cart', 'view_cart', 'remove_from_cart']);
  });

  it('counts a change that was made before analytics were loaded', async () => {
    const page = await startStore();
    page.setQuantity('1', 5);
    page.seen.tracked.forEach(trackCart(document.createElement('cart-fragment'), page.store.state, vi.fn()));
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

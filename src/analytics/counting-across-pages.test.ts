// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../domain/cart.ts';
import { buildCart, buildItem, buildProduct } from '../test-support/cart-builders.ts';
import { createAnalyticsWith } from './create-analytics.ts';
import type { Push } from './ga4-events.ts';
import { readLayer } from './testing/ga4-schema.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { trackPage } from './testing/track-page.ts';

const cooking = buildItem({ id: 'koch', quantity: 2 });
const product = buildProduct({ id: 'p-2', manufacturerSku: '7002', trackingName: 'Ballonfahrt' });
const balloon = buildItem({ id: 'ballon', product });

const cartOf = (cartVersion: number, items: Cart['items'], changes: Partial<Cart> = {}) =>
  buildCart({ cartVersion, items, ...changes });
const both = (cartVersion: number) => cartOf(cartVersion, [cooking, balloon]);

let storage = memoryStorage();
let pushes: Push[] = [];
const opened: { stop(): void }[] = [];

beforeEach(() => {
  storage = memoryStorage();
  storage.sessionId.write('session-1');
  pushes = [];
  Reflect.set(window, 'dataLayer', []);
});

afterEach(() => {
  opened.splice(0).forEach((analytics) => analytics.stop());
  Reflect.deleteProperty(window, 'dataLayer');
});

function openCartPage() {
  return trackPage({
    push: (push) => (Reflect.get(window, 'dataLayer') as object[]).push({ ecommerce: null }, push),
    storage,
    tenant: () => 'JS_DE',
    mayPush: () => true,
    mayStore: () => true,
  });
}

function openProductPage() {
  const analytics = createAnalyticsWith(() => storage, { tenant: 'JS_DE' });
  opened.push(analytics);
  return analytics;
}

/** The additions and removals that all pages have pushed. */
function counted(): readonly string[] {
  pushes = readLayer(Reflect.get(window, 'dataLayer') as object[]) as readonly Push[] as Push[];
  return pushes.flatMap((push) => {
    if (push.event !== 'add_to_cart' && push.event !== 'remove_from_cart') return [];
    const sign = push.event === 'add_to_cart' ? '+' : '-';
    return push.ecommerce.items.map(({ item_id, quantity }) => `${sign}${quantity} ${item_id}`);
  });
}

const interactions = () => pushes.flatMap((push) => (push.event === 'cart_interaction' ? [push.interaction] : []));

describe.each([
  ['that passes the version of the cart', { cartId: 'cart-1', cartVersion: 2 }],
  ['that passes the cart', { cartId: 'cart-1' }],
  ['that passes no cart', undefined],
])('a product page %s', (_, version) => {
  it('counts an addition that a cart in another tab skips', () => {
    const cart = openCartPage();
    cart.confirmed(cartOf(1, [cooking]));
    openProductPage().addToCart(product, version);
    cart.confirmed(both(2), { isFromOtherTab: true });
    cart.confirmed(cartOf(3, [{ ...cooking, quantity: 3 }, balloon]));
    expect(counted()).toEqual(['+1 7002', '+1 5001']);
  });

  it('counts an addition once beside an unusable entry', () => {
    const cart = openCartPage();
    cart.confirmed(cartOf(1, [cooking]));
    openProductPage().addToCart(product, version);
    const { reported = [], ...data } = storage.data.read() ?? {};
    storage.data.write({ ...data, reported: [{}, ...(reported as readonly unknown[])] });
    cart.confirmed(both(2));
    expect(counted()).toEqual(['+1 7002']);
  });

  it('counts an addition that a cart restored by Back skips', () => {
    const cart = openCartPage();
    cart.confirmed(cartOf(1, [cooking]));
    const page = openProductPage();
    page.addToCart(product, version);
    cart.confirmed(both(2));
    cart.confirmed(cartOf(3, [cooking]));
    expect(counted()).toEqual(['+1 7002', '-1 7002']);
  });

  it('counts an addition that a cached cart skips', () => {
    openCartPage().confirmed(cartOf(1, [cooking]));
    openProductPage().addToCart(product, version);
    const cached = openCartPage();
    cached.confirmed(cartOf(1, [cooking]));
    cached.confirmed(both(2));
    cached.confirmed(cartOf(3, [cooking, { ...balloon, quantity: 2 }]));
    expect(counted()).toEqual(['+1 7002', '+1 7002']);
  });

  it('counts only its part of a larger change', () => {
    const cart = openCartPage();
    cart.confirmed(cartOf(1, [cooking]));
    openProductPage().addToCart({ product, quantity: 2 }, version);
    cart.confirmed(cartOf(3, [cooking, { ...balloon, quantity: 5 }]));
    expect(counted()).toEqual(['+2 7002', '+3 7002']);
  });

  it('counts a removal that a cart skips', () => {
    const cart = openCartPage();
    cart.confirmed(both(1));
    openProductPage().removeFromCart(product, version);
    cart.confirmed(cartOf(2, [cooking]));
    expect(counted()).toEqual(['-1 7002']);
  });

  it('has no effect on a cart that is loaded afterwards', () => {
    openCartPage().confirmed(cartOf(1, [cooking]));
    openProductPage().addToCart(product, version);
    const later = openCartPage();
    later.confirmed(both(2));
    later.confirmed(cartOf(3, [cooking, { ...balloon, quantity: 2 }]));
    expect(counted()).toEqual(['+1 7002', '+1 7002']);
  });
});

describe('a product page that passes the version of the cart', () => {
  const version = { cartId: 'cart-1', cartVersion: 2 };

  it('does not push an addition that a cart has already counted', () => {
    const cart = openCartPage();
    cart.confirmed(cartOf(1, [cooking]));
    cart.confirmed(cartOf(3, [{ ...cooking, quantity: 3 }, balloon]));
    openProductPage().addToCart(product, version);
    expect(counted()).toEqual(['+1 5001', '+1 7002']);
  });

  it('pushes an addition that a cart has only viewed', () => {
    openCartPage().confirmed(both(2));
    openProductPage().addToCart(product, version);
    expect(counted()).toEqual(['+1 7002']);
  });

  it('is corrected if the cart has fewer pieces', () => {
    const cart = openCartPage();
    cart.confirmed(cartOf(1, [cooking]));
    openProductPage().addToCart(product, version);
    cart.confirmed(cartOf(4, [{ ...cooking, quantity: 3 }]));
    expect(counted()).toEqual(['+1 7002', '-1 7002', '+1 5001']);
  });
});

describe('a product page that passes no version', () => {
  it.each([[{ cartId: 'cart-1' }], [undefined]])(
    'is corrected if the next cart has fewer pieces, for %j',
    (version) => {
      const cart = openCartPage();
      cart.confirmed(cartOf(1, [cooking]));
      openProductPage().addToCart({ product, quantity: 2 }, version);
      cart.confirmed(both(2));
      cart.confirmed(cartOf(3, [cooking, { ...balloon, quantity: 2 }]));
      expect(counted()).toEqual(['+2 7002', '-1 7002', '+1 7002']);
    },
  );

  it('leaves the next change to a cart that nobody has counted before', () => {
    openProductPage().addToCart(product, { cartId: 'cart-1' });
    const cart = openCartPage();
    cart.confirmed(cartOf(1, [cooking]));
    cart.confirmed(both(2));
    expect(counted()).toEqual(['+1 7002', '+1 7002']);
  });
});

describe('an order', () => {
  const order = (cartId?: string) => ({
    orderId: '1-JD7',
    items: [cooking, balloon],
    total: cooking.total,
    ...(cartId && { cartId }),
  });
  const full = cartOf(5, [cooking, balloon], { coupon: { code: 'SOMMER' } });

  it.each([['cart-1'], [undefined]])('empties its cart, which Back does not count as removals, for %s', (cartId) => {
    const cart = openCartPage();
    cart.confirmed(full);
    openProductPage().purchase(order(cartId));
    cart.confirmed(cartOf(6, []));
    expect(counted()).toEqual([]);
    expect(interactions()).toEqual([]);
    cart.confirmed(cartOf(7, [cooking]));
    cart.confirmed(cartOf(8, []));
    expect(counted()).toEqual(['+2 5001', '-2 5001']);
  });

  it('does not affect the cart that replaces the ordered one', () => {
    const cart = openCartPage();
    cart.confirmed(full);
    openProductPage().purchase(order());
    cart.confirmed(cartOf(1, [cooking], { cartId: 'cart-2' }));
    cart.confirmed(cartOf(2, [], { cartId: 'cart-2' }));
    expect(counted()).toEqual(['-2 5001']);
  });
});

describe('a reloaded page', () => {
  it('counts a change that was in flight, with the description from the previous page', () => {
    const first = openCartPage();
    first.confirmed(both(1));
    first.changeRequested(balloon);
    const second = openCartPage();
    second.confirmed(cartOf(2, [cooking]));
    expect(counted()).toEqual(['-1 7002']);
    expect(pushes.at(-1)).toMatchObject({ ecommerce: { value: 79.9, items: [{ item_name: 'Ballonfahrt' }] } });
    openCartPage().confirmed(both(3));
    expect(counted()).toEqual(['-1 7002']);
  });

  it('counts a change that its first confirmed cart shows already', () => {
    openCartPage().confirmed(cartOf(1, [cooking]));
    const restored = openCartPage();
    restored.changeRequested(cooking);
    restored.confirmed(cartOf(2, [{ ...cooking, quantity: 4 }]));
    expect(counted()).toEqual(['+2 5001']);
  });

  it('counts other changes that were in flight, too', () => {
    const first = openCartPage();
    first.confirmed(cartOf(1, [cooking], { coupon: { code: 'SOMMER' } }));
    first.changeRequested(null);
    openCartPage().confirmed(cartOf(2, [cooking]));
    counted();
    expect(interactions()).toEqual(['coupon_removed']);
  });

  it('leaves changes that other pages made meanwhile to those', () => {
    const first = openCartPage();
    first.confirmed(cartOf(1, [cooking]));
    first.changeRequested(cooking);
    openCartPage().confirmed(cartOf(3, [{ ...cooking, quantity: 4 }, balloon]));
    expect(counted()).toEqual(['+2 5001']);
  });

  it('counts nothing if nothing was in flight', () => {
    const first = openCartPage();
    first.confirmed(cartOf(1, [cooking]));
    first.changeRequested(cooking);
    first.confirmed(cartOf(2, [{ ...cooking, quantity: 3 }]));
    openCartPage().confirmed(both(4));
    expect(counted()).toEqual(['+1 5001']);
  });

  it('counts a change once if another tab still waits for it', () => {
    const [waiting, idle] = [openCartPage(), openCartPage()];
    waiting.confirmed(cartOf(1, [cooking]));
    idle.confirmed(cartOf(1, [cooking]));
    waiting.changeRequested(cooking);
    openCartPage().confirmed(cartOf(2, [{ ...cooking, quantity: 3 }]));
    waiting.confirmed(cartOf(2, [{ ...cooking, quantity: 3 }]));
    expect(counted()).toEqual(['+1 5001']);
  });
});

describe('the end of the browser session', () => {
  it('leaves neither the code nor the cart in the storage, and starts over', () => {
    const discounted = { coupon: { code: 'SOMMER' }, discount: { campaign: 'Sommeraktion' } };
    const cart = openCartPage();
    cart.confirmed(cartOf(1, [cooking], discounted));
    cart.changeRequested(cooking);
    openProductPage().addToCart(product, { cartId: 'cart-1', cartVersion: 2 });
    const stored = JSON.stringify(storage.data.read());
    expect(stored).not.toMatch(/SOMMER|cart-1/);
    storage.sessionId.write('session-2');
    const later = openCartPage();
    later.confirmed(cartOf(9, [{ ...cooking, quantity: 7 }], discounted));
    later.confirmed(cartOf(10, [{ ...cooking, quantity: 8 }], discounted));
    expect(counted()).toEqual(['+1 7002', '+1 5001']);
  });
});

import { describe, expect, it } from 'vitest';
import type { Cart } from '../domain/cart.ts';
import { buildCart, buildItem, buildProduct } from '../test-support/cart-builders.ts';
import { createCartTracker } from './cart-tracker.ts';
import type { Push } from './ga4-events.ts';
import { ga4Push } from './testing/ga4-schema.ts';
import { memoryStorage } from './testing/memory-storage.ts';

function cartOf(cartVersion: number, quantity: number, changes: Partial<Cart> = {}): Cart {
  return buildCart({ cartVersion, items: quantity > 0 ? [buildItem({ quantity })] : [], ...changes });
}

/** One tab with a cart. */
function openTab(storage = memoryStorage(), consent = true) {
  const pushes: Push[] = [];
  let hasConsent = consent;
  const tracker = createCartTracker({
    push: (push) => pushes.push(ga4Push.parse(push) as Push),
    storage,
    tenant: () => 'JS_DE',
    hasConsent: () => hasConsent,
  });
  return {
    ...tracker,
    pushes,
    names: () => pushes.map(({ event }) => event),
    consent(given: boolean) {
      hasConsent = given;
      tracker.consentChanged();
    },
  };
}

describe('createCartTracker', () => {
  it('views the first cart, and counts the differences of later ones', () => {
    const tab = openTab();
    tab.confirmed(cartOf(1, 2));
    tab.confirmed(cartOf(2, 3));
    tab.confirmed(cartOf(3, 3));
    tab.confirmed(cartOf(4, 1));
    expect(tab.names()).toEqual(['view_cart', 'add_to_cart', 'remove_from_cart']);
    expect(tab.pushes[2]).toMatchObject({ ecommerce: { value: 159.8, items: [{ quantity: 2 }] } });
  });

  it('tracks an empty cart as an error, also when it was emptied on the page', () => {
    const tab = openTab();
    tab.confirmed(cartOf(1, 0));
    expect(tab.pushes).toEqual([{ event: 'cart_interaction', interaction: 'error', error: 'Cart is empty' }]);
    const other = openTab();
    other.confirmed(cartOf(1, 1));
    other.confirmed(cartOf(2, 0));
    other.emptied();
    expect(other.names()).toEqual(['view_cart', 'remove_from_cart', 'cart_interaction']);
  });

  it('begins the checkout with the cart as it is', () => {
    const tab = openTab();
    tab.proceeded();
    tab.confirmed(cartOf(1, 2));
    tab.confirmed(cartOf(2, 3));
    tab.proceeded();
    expect(tab.pushes.at(-1)).toMatchObject({
      event: 'begin_checkout',
      ecommerce: { checkout_step: 1, checkout_step_name: 'cart', items: [{ quantity: 3 }] },
    });
  });

  it('takes a cart of another id as a new start', () => {
    const tab = openTab();
    tab.confirmed(cartOf(7, 2));
    tab.confirmed(cartOf(1, 0, { cartId: 'cart-2' }));
    tab.confirmed(cartOf(2, 1, { cartId: 'cart-2' }));
    expect(tab.names()).toEqual(['view_cart', 'add_to_cart']);
  });

  it('reports an unknown payment method once', () => {
    const tab = openTab();
    tab.confirmed(cartOf(1, 1, { selectedPaymentType: 'Muscheln' }));
    tab.confirmed(cartOf(2, 1, { selectedPaymentType: 'Muscheln' }));
    tab.confirmed(cartOf(3, 1, { selectedPaymentType: 'PayPal' }));
    expect(tab.pushes.slice(1)).toEqual([
      { event: 'cart_interaction', interaction: 'error', error: 'Unknown payment method: Muscheln' },
    ]);
  });
});

describe('several tabs', () => {
  it('count each version once, whichever tab sees it first', () => {
    const storage = memoryStorage();
    const [one, two] = [openTab(storage), openTab(storage)];
    for (const tab of [one, two]) tab.confirmed(cartOf(1, 1));
    one.confirmed(cartOf(2, 2));
    two.confirmed(cartOf(2, 2));
    two.confirmed(cartOf(3, 5));
    one.confirmed(cartOf(3, 5));
    expect(one.names()).toEqual(['view_cart', 'add_to_cart']);
    expect(two.names()).toEqual(['view_cart', 'add_to_cart']);
  });

  it('count another loyalty number once', () => {
    const storage = memoryStorage();
    const tabs = [openTab(storage), openTab(storage)];
    const payback = (number: string) => ({ payback: { number, scrid: null, points: null } });
    for (const tab of tabs) tab.confirmed(cartOf(1, 1, payback('3103187694')));
    for (const tab of tabs) tab.confirmed(cartOf(2, 1, payback('3105409922')));
    expect(tabs.map((tab) => tab.names())).toEqual([['view_cart', 'cart_interaction'], ['view_cart']]);
  });

  it('leave a version that they follow to the tab that announced it, whose storage may show late', () => {
    const storage = memoryStorage();
    const [one, two] = [openTab(storage), openTab(storage)];
    for (const tab of [one, two]) tab.confirmed(cartOf(1, 1));
    two.confirmed(cartOf(2, 3), { isFromOtherTab: true });
    one.confirmed(cartOf(2, 3));
    two.confirmed(cartOf(3, 1));
    expect(one.names()).toEqual(['view_cart', 'add_to_cart']);
    expect(two.pushes.slice(1)).toMatchObject([{ event: 'remove_from_cart', ecommerce: { items: [{ quantity: 2 }] } }]);
  });

  it('make up for a version that the tab whose change it was never got', () => {
    const storage = memoryStorage();
    const [one, two] = [openTab(storage), openTab(storage)];
    const other = buildItem({ id: 'item-2', product: buildProduct({ manufacturerSku: '7002' }) });
    for (const tab of [one, two]) tab.confirmed(cartOf(1, 1));
    two.confirmed(cartOf(2, 3), { isFromOtherTab: true });
    two.confirmed(cartOf(3, 3, { items: [buildItem({ quantity: 3 }), other] }));
    one.confirmed(cartOf(3, 3, { items: [buildItem({ quantity: 3 }), other] }), { isFromOtherTab: true });
    expect(one.names()).toEqual(['view_cart']);
    expect(two.pushes.slice(1)).toMatchObject([
      { event: 'add_to_cart', ecommerce: { items: [{ item_id: '5001', quantity: 2 }, { item_id: '7002' }] } },
    ]);
  });

  it('count a version of their own that another tab has followed before they came to it', () => {
    const storage = memoryStorage();
    const [one, two] = [openTab(storage), openTab(storage)];
    for (const tab of [one, two]) tab.confirmed(cartOf(1, 1));
    two.confirmed(cartOf(2, 3), { isFromOtherTab: true });
    one.confirmed(cartOf(2, 3));
    expect([...one.names(), ...two.names()]).toEqual(['view_cart', 'add_to_cart', 'view_cart']);
  });

  it('count their own part of a version that both have changed', () => {
    const storage = memoryStorage();
    const [one, two] = [openTab(storage), openTab(storage)];
    const other = buildItem({ id: 'item-2', product: buildProduct({ manufacturerSku: '7002' }) });
    for (const tab of [one, two]) tab.confirmed(cartOf(1, 1));
    one.confirmed(cartOf(2, 2));
    // The answer to the change of the second tab shows that of the first as well.
    two.confirmed(cartOf(3, 2, { items: [buildItem({ quantity: 2 }), other] }));
    one.confirmed(cartOf(3, 2, { items: [buildItem({ quantity: 2 }), other] }));
    expect(two.pushes.slice(1)).toMatchObject([{ event: 'add_to_cart', ecommerce: { items: [{ item_id: '7002' }] } }]);
    expect(one.pushes.slice(1)).toMatchObject([{ event: 'add_to_cart', ecommerce: { items: [{ item_id: '5001' }] } }]);
  });

  it('make up for a removal that the tab whose change it was never got', () => {
    const storage = memoryStorage();
    const [one, two] = [openTab(storage), openTab(storage)];
    const other = buildItem({ id: 'item-2', product: buildProduct({ manufacturerSku: '7002' }) });
    for (const tab of [one, two]) tab.confirmed(cartOf(1, 1, { items: [buildItem(), other] }));
    two.confirmed(cartOf(2, 1, { items: [buildItem()] }), { isFromOtherTab: true });
    one.confirmed(cartOf(2, 1, { items: [buildItem()] }), { isFromOtherTab: true });
    two.confirmed(cartOf(3, 3, { items: [buildItem({ quantity: 3 })] }));
    expect(two.names()).toEqual(['view_cart', 'remove_from_cart', 'add_to_cart']);
  });

  it('skip a version that is behind what another tab has counted', () => {
    const storage = memoryStorage();
    const [one, two] = [openTab(storage), openTab(storage)];
    for (const tab of [one, two]) tab.confirmed(cartOf(1, 1));
    one.confirmed(cartOf(2, 2));
    one.confirmed(cartOf(3, 3));
    two.confirmed(cartOf(2, 2));
    two.confirmed(cartOf(3, 3));
    expect(two.names()).toEqual(['view_cart']);
  });
});

describe('consent', () => {
  it('pushes and stores nothing without it, and does not make up for what happened before', () => {
    const storage = memoryStorage();
    const tab = openTab(storage, false);
    tab.confirmed(cartOf(1, 1));
    tab.confirmed(cartOf(2, 2));
    tab.interacted({ interaction: 'services_opened' });
    tab.proceeded();
    tab.emptied();
    expect(tab.pushes).toEqual([]);
    expect(storage.data.read()).toBeNull();
    tab.consent(true);
    tab.confirmed(cartOf(3, 3));
    expect(tab.names()).toEqual(['view_cart', 'add_to_cart']);
    expect(tab.pushes[0]).toMatchObject({ ecommerce: { items: [{ quantity: 2 }] } });
  });

  it('forgets what was stored when it is withdrawn, and begins anew', () => {
    const storage = memoryStorage();
    const tab = openTab(storage);
    tab.confirmed(cartOf(1, 1));
    tab.consent(false);
    expect(storage.data.read()).toBeNull();
    tab.confirmed(cartOf(2, 5));
    tab.consent(true);
    tab.confirmed(cartOf(3, 6));
    expect(tab.names()).toEqual(['view_cart', 'add_to_cart']);
    expect(tab.pushes[1]).toMatchObject({ ecommerce: { items: [{ quantity: 1 }] } });
  });
});

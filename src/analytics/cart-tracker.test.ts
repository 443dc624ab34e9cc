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
    setConsent(isGiven: boolean) {
      hasConsent = isGiven;
      tracker.consentChanged();
    },
  };
}

describe('createCartTracker', () => {
  it('pushes a view of the first cart, and the differences of later ones', () => {
    const tab = openTab();
    tab.confirmed(cartOf(1, 2));
    tab.confirmed(cartOf(2, 3));
    tab.confirmed(cartOf(3, 3));
    tab.confirmed(cartOf(4, 1));
    expect(tab.names()).toEqual(['view_cart', 'add_to_cart', 'remove_from_cart']);
    expect(tab.pushes[2]).toMatchObject({ ecommerce: { value: 159.8, items: [{ quantity: 2 }] } });
  });

  it('tracks an empty cart as an error, even if it was emptied on the page', () => {
    const tab = openTab();
    tab.confirmed(cartOf(1, 0));
    expect(tab.pushes).toEqual([{ event: 'cart_interaction', interaction: 'error', error: 'Cart is empty' }]);
    const emptiedTab = openTab();
    emptiedTab.confirmed(cartOf(1, 1));
    emptiedTab.confirmed(cartOf(2, 0));
    emptiedTab.emptied();
    expect(emptiedTab.names()).toEqual(['view_cart', 'remove_from_cart', 'cart_interaction']);
  });

  it('begins the checkout with the latest cart', () => {
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

  it('starts over with a cart with another id', () => {
    const tab = openTab();
    tab.confirmed(cartOf(7, 2));
    tab.confirmed(cartOf(1, 0, { cartId: 'cart-2' }));
    tab.confirmed(cartOf(2, 1, { cartId: 'cart-2' }));
    expect(tab.names()).toEqual(['view_cart', 'add_to_cart']);
  });

  it('tracks an unknown payment method once', () => {
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
    const [tabA, tabB] = [openTab(storage), openTab(storage)];
    for (const tab of [tabA, tabB]) tab.confirmed(cartOf(1, 1));
    tabA.confirmed(cartOf(2, 2));
    tabB.confirmed(cartOf(2, 2));
    tabB.confirmed(cartOf(3, 5));
    tabA.confirmed(cartOf(3, 5));
    expect(tabA.names()).toEqual(['view_cart', 'add_to_cart']);
    expect(tabB.names()).toEqual(['view_cart', 'add_to_cart']);
  });

  it('count a replaced loyalty number once', () => {
    const storage = memoryStorage();
    const tabs = [openTab(storage), openTab(storage)];
    const payback = (number: string) => ({ payback: { number, scrid: null, points: null } });
    for (const tab of tabs) tab.confirmed(cartOf(1, 1, payback('3103187694')));
    for (const tab of tabs) tab.confirmed(cartOf(2, 1, payback('3105409922')));
    expect(tabs.map((tab) => tab.names())).toEqual([['view_cart', 'cart_interaction'], ['view_cart']]);
  });

  it('leave a version to the tab that announced it, whose count may be visible late', () => {
    const storage = memoryStorage();
    const [tabA, tabB] = [openTab(storage), openTab(storage)];
    for (const tab of [tabA, tabB]) tab.confirmed(cartOf(1, 1));
    tabB.confirmed(cartOf(2, 3), { isFromOtherTab: true });
    tabA.confirmed(cartOf(2, 3));
    tabB.confirmed(cartOf(3, 1));
    expect(tabA.names()).toEqual(['view_cart', 'add_to_cart']);
    expect(tabB.pushes.slice(1)).toMatchObject([
      { event: 'remove_from_cart', ecommerce: { items: [{ quantity: 2 }] } },
    ]);
  });

  it('count a version that the tab that changed it never received', () => {
    const storage = memoryStorage();
    const [tabA, tabB] = [openTab(storage), openTab(storage)];
    const secondItem = buildItem({ id: 'item-2', product: buildProduct({ manufacturerSku: '7002' }) });
    for (const tab of [tabA, tabB]) tab.confirmed(cartOf(1, 1));
    tabB.confirmed(cartOf(2, 3), { isFromOtherTab: true });
    tabB.confirmed(cartOf(3, 3, { items: [buildItem({ quantity: 3 }), secondItem] }));
    tabA.confirmed(cartOf(3, 3, { items: [buildItem({ quantity: 3 }), secondItem] }), { isFromOtherTab: true });
    expect(tabA.names()).toEqual(['view_cart']);
    expect(tabB.pushes.slice(1)).toMatchObject([
      { event: 'add_to_cart', ecommerce: { items: [{ item_id: '5001', quantity: 2 }, { item_id: '7002' }] } },
    ]);
  });

  it('count their own version after another tab received it first', () => {
    const storage = memoryStorage();
    const [tabA, tabB] = [openTab(storage), openTab(storage)];
    for (const tab of [tabA, tabB]) tab.confirmed(cartOf(1, 1));
    tabB.confirmed(cartOf(2, 3), { isFromOtherTab: true });
    tabA.confirmed(cartOf(2, 3));
    expect([...tabA.names(), ...tabB.names()]).toEqual(['view_cart', 'add_to_cart', 'view_cart']);
  });

  it('count only their part of a version that both changed', () => {
    const storage = memoryStorage();
    const [tabA, tabB] = [openTab(storage), openTab(storage)];
    const secondItem = buildItem({ id: 'item-2', product: buildProduct({ manufacturerSku: '7002' }) });
    for (const tab of [tabA, tabB]) tab.confirmed(cartOf(1, 1));
    tabA.confirmed(cartOf(2, 2));
    // The response to the change of tab B contains the change of tab A, too.
    tabB.confirmed(cartOf(3, 2, { items: [buildItem({ quantity: 2 }), secondItem] }));
    tabA.confirmed(cartOf(3, 2, { items: [buildItem({ quantity: 2 }), secondItem] }));
    expect(tabB.pushes.slice(1)).toMatchObject([{ event: 'add_to_cart', ecommerce: { items: [{ item_id: '7002' }] } }]);
    expect(tabA.pushes.slice(1)).toMatchObject([{ event: 'add_to_cart', ecommerce: { items: [{ item_id: '5001' }] } }]);
  });

  it('count a removal that each tab left to the other', () => {
    const storage = memoryStorage();
    const [tabA, tabB] = [openTab(storage), openTab(storage)];
    const secondItem = buildItem({ id: 'item-2', product: buildProduct({ manufacturerSku: '7002' }) });
    for (const tab of [tabA, tabB]) tab.confirmed(cartOf(1, 1, { items: [buildItem(), secondItem] }));
    tabB.confirmed(cartOf(2, 1, { items: [buildItem()] }), { isFromOtherTab: true });
    tabA.confirmed(cartOf(2, 1, { items: [buildItem()] }), { isFromOtherTab: true });
    tabB.confirmed(cartOf(3, 3, { items: [buildItem({ quantity: 3 })] }));
    expect(tabB.names()).toEqual(['view_cart', 'remove_from_cart', 'add_to_cart']);
  });

  it('skip a version older than the one that another tab has counted', () => {
    const storage = memoryStorage();
    const [tabA, tabB] = [openTab(storage), openTab(storage)];
    for (const tab of [tabA, tabB]) tab.confirmed(cartOf(1, 1));
    tabA.confirmed(cartOf(2, 2));
    tabA.confirmed(cartOf(3, 3));
    tabB.confirmed(cartOf(2, 2));
    tabB.confirmed(cartOf(3, 3));
    expect(tabB.names()).toEqual(['view_cart']);
  });
});

describe('consent', () => {
  it('pushes and stores nothing without it, and does not count earlier changes later', () => {
    const storage = memoryStorage();
    const tab = openTab(storage, false);
    tab.confirmed(cartOf(1, 1));
    tab.confirmed(cartOf(2, 2));
    tab.interacted({ interaction: 'services_opened' });
    tab.proceeded();
    tab.emptied();
    expect(tab.pushes).toEqual([]);
    expect(storage.data.read()).toBeNull();
    tab.setConsent(true);
    tab.confirmed(cartOf(3, 3));
    expect(tab.names()).toEqual(['view_cart', 'add_to_cart']);
    expect(tab.pushes[0]).toMatchObject({ ecommerce: { items: [{ quantity: 2 }] } });
  });

  it('removes the stored data when withdrawn, and starts over', () => {
    const storage = memoryStorage();
    const tab = openTab(storage);
    tab.confirmed(cartOf(1, 1));
    tab.setConsent(false);
    expect(storage.data.read()).toBeNull();
    tab.confirmed(cartOf(2, 5));
    tab.setConsent(true);
    tab.confirmed(cartOf(3, 6));
    expect(tab.names()).toEqual(['view_cart', 'add_to_cart']);
    expect(tab.pushes[1]).toMatchObject({ ecommerce: { items: [{ quantity: 1 }] } });
  });
});

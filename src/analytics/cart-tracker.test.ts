import { describe, expect, it } from 'vitest';
import type { Cart } from '../domain/cart.ts';
import { buildCart, buildItem, buildProduct } from '../test-support/cart-builders.ts';
import { storageByConsent } from './analytics-storage.ts';
import type { Push } from './ga4-events.ts';
import { ga4Push } from './testing/ga4-schema.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { trackPage } from './testing/track-page.ts';

function cartOf(cartVersion: number, quantity: number, changes: Partial<Cart> = {}): Cart {
  return buildCart({ cartVersion, items: quantity > 0 ? [buildItem({ quantity })] : [], ...changes });
}

type Consent = 'on' | 'off' | 'undecided';

function openTab(storage = memoryStorage(), consent: Consent = 'on', memory = new Map<string, unknown>()) {
  const pushes: Push[] = [];
  let current = consent;
  const mayStore = () => current === 'on';
  const tracker = trackPage({
    push: (push) => pushes.push(ga4Push.parse(push) as Push),
    storage: storageByConsent(storage, memory, mayStore),
    tenant: () => 'JS_DE',
    mayPush: () => current !== 'off',
    mayStore,
  });
  return {
    ...tracker,
    pushes,
    names: () => pushes.map(({ event }) => event),
    setConsent(next: Consent) {
      current = next;
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

  it('pushes the differences of a cart that has gone back to an older version, and of those that follow', () => {
    const tab = openTab();
    tab.confirmed(cartOf(5, 1));
    tab.confirmed(cartOf(6, 3));
    tab.confirmed(cartOf(3, 1));
    tab.confirmed(cartOf(4, 2));
    expect(tab.names()).toEqual(['view_cart', 'add_to_cart', 'remove_from_cart', 'add_to_cart']);
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
    const tab = openTab(storage, 'off');
    tab.confirmed(cartOf(1, 1));
    tab.confirmed(cartOf(2, 2));
    tab.openServices();
    tab.proceeded();
    tab.emptied();
    expect(tab.pushes).toEqual([]);
    expect(storage.data.read()).toBeNull();
    tab.setConsent('on');
    tab.confirmed(cartOf(3, 3));
    expect(tab.names()).toEqual(['view_cart', 'add_to_cart']);
    expect(tab.pushes[0]).toMatchObject({ ecommerce: { items: [{ quantity: 2 }] } });
  });

  it('removes the stored data when withdrawn, and starts over', () => {
    const storage = memoryStorage();
    const tab = openTab(storage);
    tab.confirmed(cartOf(1, 1));
    tab.setConsent('off');
    expect(storage.data.read()).toBeNull();
    tab.confirmed(cartOf(2, 5));
    tab.setConsent('on');
    tab.confirmed(cartOf(3, 6));
    expect(tab.names()).toEqual(['view_cart', 'add_to_cart']);
    expect(tab.pushes[1]).toMatchObject({ ecommerce: { items: [{ quantity: 1 }] } });
  });

  it.each([['off' as const], ['undecided' as const]])('removes the stored data when it becomes %s', (next) => {
    const storage = memoryStorage();
    const tab = openTab(storage);
    tab.confirmed(cartOf(1, 1));
    tab.changeRequested(buildItem());
    tab.setConsent(next);
    tab.confirmed(cartOf(2, 2));
    expect(storage.data.read()).toBeNull();
  });
});

describe('without a decision', () => {
  it('pushes each change once and stores nothing', () => {
    const storage = memoryStorage();
    const tab = openTab(storage, 'undecided');
    tab.confirmed(cartOf(1, 1));
    tab.changeRequested(buildItem());
    tab.confirmed(cartOf(2, 2));
    tab.confirmed(cartOf(2, 2));
    tab.openServices();
    tab.proceeded();
    expect(tab.names()).toEqual(['view_cart', 'add_to_cart', 'cart_interaction', 'begin_checkout']);
    expect(storage.data.read()).toBeNull();
  });

  it('leaves the version that another tab announced to that tab for good', () => {
    const tabs = [openTab(memoryStorage(), 'undecided'), openTab(memoryStorage(), 'undecided')] as const;
    for (const tab of tabs) tab.confirmed(cartOf(1, 1));
    tabs[0].confirmed(cartOf(2, 3));
    tabs[1].confirmed(cartOf(2, 3), { isFromOtherTab: true });
    tabs[1].confirmed(cartOf(3, 4));
    expect(tabs.map(({ pushes }) => pushes.slice(1))).toMatchObject([
      [{ event: 'add_to_cart', ecommerce: { items: [{ quantity: 2 }] } }],
      [{ event: 'add_to_cart', ecommerce: { items: [{ quantity: 1 }] } }],
    ]);
  });

  it('leaves what changed while the page was left to the pages in between, except for its own change', () => {
    const tab = openTab(memoryStorage(), 'undecided');
    const second = buildItem({ id: 'item-2', product: buildProduct({ manufacturerSku: '7002' }) });
    tab.confirmed(cartOf(1, 1));
    tab.changeRequested(buildItem());
    tab.returned();
    tab.confirmed(cartOf(3, 2, { items: [buildItem({ quantity: 2 }), second] }));
    tab.confirmed(cartOf(4, 2, { items: [buildItem({ quantity: 2 })] }));
    expect(tab.pushes.slice(1)).toMatchObject([
      { event: 'add_to_cart', ecommerce: { items: [{ item_id: '5001', quantity: 1 }] } },
      { event: 'remove_from_cart', ecommerce: { items: [{ item_id: '7002' }] } },
    ]);
  });

  it.each<[Consent, Consent, readonly string[]]>([
    ['undecided', 'on', ['view_cart', 'add_to_cart', 'remove_from_cart']],
    ['on', 'undecided', ['view_cart', 'add_to_cart', 'remove_from_cart']],
    ['off', 'undecided', ['view_cart', 'remove_from_cart']],
    ['undecided', 'off', ['view_cart', 'add_to_cart']],
  ])('keeps counting from %s to %s', (before, after, names) => {
    const storage = memoryStorage();
    const tab = openTab(storage, before);
    tab.confirmed(cartOf(1, 1));
    tab.confirmed(cartOf(2, 4));
    tab.setConsent(after);
    tab.confirmed(cartOf(3, 3));
    expect(tab.names()).toEqual(names);
    expect(storage.data.read() === null).toBe(after !== 'on');
  });

  it('counts from the first cart of a new element, although its version is lower than the last of an earlier one', () => {
    const memory = new Map<string, unknown>();
    const before = openTab(memoryStorage(), 'undecided', memory);
    before.confirmed(cartOf(1, 1));
    before.confirmed(cartOf(5, 4));
    const after = openTab(memoryStorage(), 'undecided', memory);
    after.confirmed(cartOf(1, 1));
    after.confirmed(cartOf(2, 3));
    expect(after.pushes.slice(1)).toMatchObject([{ event: 'add_to_cart', ecommerce: { items: [{ quantity: 2 }] } }]);
  });

  it('does not count again, once there is one, what earlier pages have stored', () => {
    const storage = memoryStorage();
    openTab(storage).confirmed(cartOf(1, 1));
    const tab = openTab(storage, 'undecided');
    tab.confirmed(cartOf(2, 2));
    tab.confirmed(cartOf(3, 3));
    tab.setConsent('on');
    tab.confirmed(cartOf(4, 5));
    expect(tab.pushes.slice(1)).toMatchObject([
      { event: 'add_to_cart', ecommerce: { items: [{ quantity: 1 }] } },
      { event: 'add_to_cart', ecommerce: { items: [{ quantity: 2 }] } },
    ]);
  });
});

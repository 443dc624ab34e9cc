// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCart, buildItem, buildProduct, price } from '../test-support/cart-builders.ts';
import type { Analytics, AnalyticsOptions } from './analytics.ts';
import { storageByConsent, type StoredValue } from './analytics-storage.ts';
import { createAnalyticsWith } from './create-analytics.ts';
import { readLayer } from './testing/ga4-schema.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const searched = vi.hoisted(() => vi.fn());
vi.mock('search-insights', () => ({ createInsightsClient: () => searched, getRequesterForBrowser: () => null }));

let storage = memoryStorage();
const opened: Analytics[] = [];

beforeEach(() => (storage = memoryStorage()));

const isEmpty = () => Object.values(storage).every((stored: StoredValue<unknown>) => stored.read() === null);

afterEach(() => {
  searched.mockReset();
  opened.splice(0).forEach((analytics) => analytics.stop());
  Reflect.deleteProperty(window, 'dataLayer');
});

/** A page with this memory, whose visitor consents by default. */
function open(options: Partial<AnalyticsOptions> = {}, memory = new Map<string, unknown>()): Analytics {
  const storageBy = (mayStore: () => boolean) => storageByConsent(storage, memory, mayStore);
  const analytics = createAnalyticsWith(storageBy, { tenant: 'JS_DE', consent: true, ...options });
  opened.push(analytics);
  return analytics;
}

/** Validates all pushes against GA4's reference, and returns them. */
function pushes(name = 'dataLayer') {
  return readLayer((Reflect.get(window, name) as object[] | undefined) ?? []);
}

const names = () => pushes().map(({ event }) => event);

/** Only the required fields, in the spelling of templates. */
const product = {
  id: 'p-7',
  title: 'Wohlfühl-Box',
  manufacturerSku: '7007',
  productType: 'box',
  discountType: null,
  trackingPath: ['Wellness'],
  price: { gross: { amount: 99.9, currencyCode: 'EUR' } },
};
const cart = buildCart({ items: [buildItem({ quantity: 2 })], coupon: { code: 'SOMMER' } });
const order = { orderId: '1-MC77', items: cart.items, total: { gross: { amount: 107.7, currencyCode: 'CHF' } } };

describe('createAnalyticsWith', () => {
  it('pushes products in the form of GA4', () => {
    const analytics = open({ tenant: 'MD_AT' });
    analytics.viewItem(product);
    analytics.addToCart({ product, quantity: 3 });
    analytics.removeFromCart([product, buildProduct()]);
    analytics.addToWishlist(product);
    analytics.removeFromWishlist([product]);
    expect(names()).toEqual([
      'view_item',
      'add_to_cart',
      'remove_from_cart',
      'add_to_wishlist',
      'remove_from_wishlist',
    ]);
    expect(pushes()).toMatchObject([
      { ecommerce: { currency: 'EUR', value: 99.9 } },
      { ecommerce: { value: 299.7, items: [{ item_id: '7007', item_variant: 'box', item_brand: 'MD', quantity: 3 }] } },
      { ecommerce: { value: 179.8 } },
      { ecommerce: { value: 99.9 } },
      { ecommerce: { value: 99.9 } },
    ]);
  });

  it('reads the tenant without regard to case', () => {
    open({ tenant: 'md_ch' }).viewItem(buildProduct());
    expect(pushes()).toMatchObject([{ ecommerce: { currency: 'EUR', items: [{ item_brand: 'MD' }] } }]);
  });

  it('pushes lists, and clicks on their products', () => {
    const analytics = open();
    analytics.viewItemList([product, buildProduct()], { id: 'wellness', name: 'Wellness' });
    analytics.selectItem(product, { list: { id: 'wellness' }, index: 4 });
    expect(pushes()).toMatchObject([
      {
        event: 'view_item_list',
        ecommerce: { currency: 'EUR', item_list_id: 'wellness', items: [{ index: 0 }, { index: 1 }] },
      },
      {
        event: 'select_item',
        ecommerce: { currency: 'EUR', item_list_id: 'wellness', items: [{ item_id: '7007', index: 4 }] },
      },
    ]);
    analytics.viewItemList([]);
    expect(names()).toHaveLength(2);
  });

  it('pushes each promotion once as viewed and once as selected', () => {
    const analytics = open();
    const promotion = { id: 'sommer', name: 'Sommer', creativeSlot: 'hero', products: [product] };
    for (const again of [promotion, { ...promotion }]) {
      analytics.viewPromotion(again);
      analytics.selectPromotion(again);
    }
    analytics.viewPromotion({ id: 'winter', name: 'Winter' });
    expect(names()).toEqual(['view_promotion', 'select_promotion', 'view_promotion']);
    expect(pushes()[0]).toMatchObject({
      ecommerce: {
        promotion_id: 'sommer',
        creative_slot: 'hero',
        items: [{ item_id: '7007', promotion_id: 'sommer', promotion_name: 'Sommer', creative_slot: 'hero' }],
      },
    });
    expect(pushes()[2]).toMatchObject({
      ecommerce: {
        items: [{ item_id: 'winter', item_name: 'Winter', promotion_id: 'winter', promotion_name: 'Winter' }],
      },
    });
  });

  it('pushes the steps of the checkout', () => {
    const analytics = open();
    analytics.viewCart(cart);
    analytics.beginCheckout(cart, 1);
    analytics.beginCheckout(cart, 'checkout');
    analytics.beginCheckout(cart, 'last check');
    analytics.addShippingInfo(cart);
    analytics.addShippingInfo({ items: [] });
    expect(names()).toEqual(['view_cart', 'begin_checkout', 'begin_checkout', 'begin_checkout', 'add_shipping_info']);
    expect(pushes()).toMatchObject([
      { ecommerce: { coupon: 'SOMMER', value: 159.8 } },
      { ecommerce: { checkout_step: 1, checkout_step_name: 'cart' } },
      { ecommerce: { checkout_step: 2, checkout_step_name: 'checkout' } },
      { ecommerce: { checkout_step: 3, checkout_step_name: 'last check' } },
      { ecommerce: { shipping_tier: 'Online' } },
    ]);
  });

  it('pushes errors with their texts and notifications', () => {
    const analytics = open();
    analytics.viewCart({ items: [] });
    analytics.wishlistError('Item went offline');
    analytics.wishlistError('More than 99 products');
    analytics.accountError('PasswordMismatch');
    analytics.paymentUnavailable('Amazon Pay');
    expect(pushes().map((push) => 'error' in push && [push.error, push.notification])).toEqual([
      ['Cart is empty', undefined],
      ['Item went offline', 'Error - Product went offline'],
      ['More than 99 products', 'Error - More than 99 products in wishlist'],
      ['PasswordMismatch', undefined],
      ['Selected payment method not available: Amazon Pay', undefined],
    ]);
  });

  it('pushes to a data layer with another name', () => {
    open({ dataLayerName: 'shopLayer' }).cartInteraction({ interaction: 'services_opened' });
    expect(pushes('shopLayer')).toHaveLength(1);
    expect(names()).toEqual([]);
    Reflect.deleteProperty(window, 'shopLayer');
  });

  it('reports unusable data and never throws', () => {
    const onError = vi.fn();
    const analytics = open({ onError });
    analytics.viewItem({ price: { gross: { amount: Number.NaN } } });
    analytics.beginCheckout(cart, 4 as never);
    analytics.beginCheckout(cart, 'payment' as never);
    analytics.addToCart(null as never);
    analytics.purchase(undefined as never);
    analytics.addShippingInfo(undefined as never);
    analytics.viewPromotion(undefined as never);
    analytics.selectPromotion(undefined as never);
    analytics.viewItemList(undefined as never);
    analytics.selectItem(product, null as never);
    const element = document.createElement('div');
    analytics.observeItem(element, undefined as never)();
    analytics.observeItem(undefined as never, product)();
    analytics.observePromotion(undefined as never, { id: 'sommer', name: 'Sommer' })();
    expect(analytics.purchase({ ...order, orderId: '1-XX1' })).toBe(false);
    expect(pushes()).toEqual([]);
    const texts = onError.mock.calls.map(([error]) => String(error));
    expect(texts).toContain('Error: Invalid checkout step');
    expect(texts).toContain('Error: Cannot map tenant from invalid order ID');
  });

  it('logs unusable data where nothing can be reported', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    expect(typeof globalThis.reportError).toBe('undefined');
    expect(open({}).purchase({ ...order, orderId: '1-XX1' })).toBe(false);
    expect(logged.mock.calls.map(String)).toEqual(['Error: Cannot map tenant from invalid order ID']);
  });

  it('reports an unusable product once per call', () => {
    const onError = vi.fn();
    const analytics = open({ onError });
    const free = { ...product, price: null as never };
    analytics.viewItem(free);
    analytics.viewItemList([free]);
    analytics.selectItem(free);
    const element = document.createElement('a');
    element.href = '#';
    analytics.observeItem(element, free);
    element.click();
    expect(onError).toHaveBeenCalledTimes(4);
  });
});

describe('observeItem', () => {
  it.each([
    ['the link', 'span', ['select_item']],
    ['a button inside the link', 'button', []],
  ])('counts a press of %s: %s', (_, pressed, counted) => {
    const link = document.createElement('a');
    link.href = '#';
    const target = link.appendChild(document.createElement(pressed));
    open().observeItem(link, product);
    target.click();
    expect(names()).toEqual(counted);
  });
});

describe('purchase', () => {
  it('is pushed once per order id, even by later pages', () => {
    const analytics = open();
    expect(analytics.purchase(order)).toBe(true);
    expect(analytics.purchase(order)).toBe(false);
    expect(storage.trackedOrderId.read()).toBe('1-MC77');
    const later = open();
    expect(later.purchase(order)).toBe(false);
    expect(later.purchase({ ...order, orderId: '1-MC78' })).toBe(true);
    expect(open().purchase(order)).toBe(false);
    expect(names()).toEqual(['purchase', 'purchase']);
    expect(pushes()[0]).toMatchObject({
      ecommerce: { currency: 'CHF', value: 100, items: [{ affiliation: 'MD_CH' }] },
    });
  });

  it('is pushed once by a page whose storage was cleared when the consent was withdrawn', () => {
    const analytics = open();
    analytics.purchase(order);
    analytics.setConsent(false);
    analytics.setConsent(true);
    expect(analytics.purchase(order)).toBe(false);
    expect(names()).toEqual(['purchase']);
  });

  it('is pushed once per page without consent, and once in all as soon as that is given', () => {
    const memory = new Map<string, unknown>();
    const analytics = open({ consent: undefined }, memory);
    expect([analytics.purchase(order), analytics.purchase(order)]).toEqual([true, false]);
    expect(open({ consent: undefined }, memory).purchase(order)).toBe(false);
    expect(isEmpty()).toBe(true);
    expect(open({ consent: undefined }).purchase(order)).toBe(true);
    analytics.setConsent(true);
    expect(storage.trackedOrderId.read()).toBe('1-MC77');
    expect(open().purchase(order)).toBe(false);
  });

  it('is pushed once for each order when the storage has lost the data of analytics', () => {
    const analytics = open();
    analytics.purchase(order);
    analytics.purchase({ ...order, orderId: '1-MC78' });
    storage.data.remove();
    expect([order, { ...order, orderId: '1-MC78' }].map((pushed) => open().purchase(pushed))).toEqual([false, false]);
  });

  it('waits for the consent until the page unloads, and is pushed once then', () => {
    const analytics = open({ consent: false });
    expect(analytics.purchase(order)).toBe(false);
    expect(analytics.purchase(order)).toBe(false);
    expect(names()).toEqual([]);
    expect(storage.trackedOrderId.read()).toBeNull();
    analytics.setConsent(true);
    expect(names()).toEqual(['purchase']);
    analytics.setConsent(false);
    analytics.setConsent(true);
    expect(names()).toEqual(['purchase']);
  });
});

describe('wishlistChange of the elements', () => {
  const change = (detail: object, target: EventTarget = window) => {
    const event = new CustomEvent('wishlistChange', { detail, bubbles: true, composed: true });
    target.dispatchEvent(event);
    return event;
  };

  it('is pushed with product data that the page passed before', () => {
    open().observeItem(document.createElement('article'), product);
    change({ productIds: ['p-7'], added: 'p-7' });
    change({ productIds: [], removed: ['p-7'] });
    expect(pushes()).toMatchObject([
      { event: 'add_to_wishlist', ecommerce: { currency: 'EUR', value: 99.9, items: [{ item_id: '7007' }] } },
      { event: 'remove_from_wishlist', ecommerce: { items: [{ item_id: '7007' }] } },
    ]);
  });

  it('is pushed with the id of an unknown product', () => {
    open();
    change({ productIds: ['p-9'], added: 'p-9' });
    expect(pushes()).toEqual([
      { event: 'add_to_wishlist', ecommerce: { items: [{ item_id: 'p-9', item_brand: 'JS', quantity: 1 }] } },
    ]);
  });

  it('is pushed once, regardless of the number of listeners', () => {
    open();
    open();
    const event = change({ productIds: ['p-9'], added: 'p-9' });
    window.dispatchEvent(event);
    expect(names()).toEqual(['add_to_wishlist']);
  });

  it('is pushed as an error when it was refused', () => {
    open();
    for (const code of ['ITEM_OFFLINE', 'COUNT_EXCEEDED', 'FAILED']) {
      window.dispatchEvent(new CustomEvent('wishlistError', { detail: { code, productId: 'p-9' } }));
    }
    expect(pushes().map((push) => 'error' in push && push.error)).toEqual([
      'Item went offline',
      'More than 99 products',
    ]);
  });

  it('is not pushed for an element without consent or without a product', () => {
    open();
    const heart = document.createElement('wishlist-toggle');
    heart.dataset['analytics'] = 'off';
    document.body.append(heart);
    change({ productIds: ['p-9'], added: 'p-9' }, heart);
    change({ productIds: [] });
    change({ productIds: [], added: 5, removed: null });
    heart.remove();
    expect(names()).toEqual([]);
  });
});

describe('consent', () => {
  it('pushes and stores nothing without it', () => {
    const analytics = open({ consent: false });
    analytics.viewItem(product);
    analytics.viewPromotion({ id: 'sommer', name: 'Sommer' });
    expect(analytics.purchase(order)).toBe(false);
    window.dispatchEvent(new CustomEvent('wishlistChange', { detail: { added: 'p-1' } }));
    expect(names()).toEqual([]);
    expect([storage.clientId.read(), storage.trackedOrderId.read(), storage.data.read()]).toEqual([null, null, null]);
  });

  it('starts tracking when given, and counts a promotion that is shown again', () => {
    const analytics = open({ consent: false });
    const promotion = { id: 'sommer', name: 'Sommer' };
    analytics.viewPromotion(promotion);
    analytics.setConsent(true);
    analytics.viewPromotion(promotion);
    expect(analytics.purchase(order)).toBe(true);
    expect(names()).toEqual(['view_promotion', 'purchase']);
  });

  it.each([[false], [undefined]])(
    'stores an id of the browser, and removes everything when it becomes %s',
    (withdrawn) => {
      const analytics = open();
      const id = storage.clientId.read();
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      open();
      expect(storage.clientId.read()).toBe(id);
      analytics.purchase({ ...order, total: price(5) });
      analytics.setConsent(withdrawn);
      expect(isEmpty()).toBe(true);
    },
  );

  it('leaves what earlier pages have stored while nobody has decided or has said no from the start', () => {
    open().viewItem(product);
    const id = storage.clientId.read();
    open({ consent: undefined });
    open({ consent: false });
    expect(storage.clientId.read()).toBe(id);
  });

  it('pushes and stores nothing without a decision, and reports nothing to the search service', async () => {
    const search = { appId: 'A1', apiKey: 'k', index: 'products' };
    const analytics = open({ consent: undefined, search });
    analytics.viewItem(product);
    analytics.addToCart(product, { cartId: 'cart-1', cartVersion: 2 });
    analytics.selectItem(product, { search: { queryId: 'q', position: 1 } });
    window.dispatchEvent(new CustomEvent('wishlistError', { detail: { code: 'ITEM_OFFLINE', productId: 'p-9' } }));
    analytics.purchase(order);
    expect(names()).toEqual(['view_item', 'add_to_cart', 'select_item', 'cart_interaction', 'purchase']);
    expect(isEmpty()).toBe(true);
    analytics.setConsent(true);
    await vi.waitFor(() => expect(searched).toHaveBeenCalled());
    expect(searched.mock.calls.map(([name]) => name as unknown)).toEqual(['init']);
    analytics.setConsent(false);
    analytics.viewItem(product);
    expect(names()).toHaveLength(5);
  });

  it('removes the stored data of the search client', () => {
    localStorage.setItem('AlgoliaObjectQueryCache', '{}');
    open({ search: { appId: 'A1', apiKey: 'k', index: 'products' } }).setConsent(false);
    expect(localStorage.getItem('AlgoliaObjectQueryCache')).toBeNull();
  });
});

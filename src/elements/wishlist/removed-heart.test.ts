import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnalytics } from '../analytics.ts';
import { readLayer } from '../../analytics/testing/ga4-schema.ts';
import { offlineProducts } from '../../storage/analytics-values.ts';
import * as registry from '../../storage/registry.ts';
import type { Stored } from '../../storage/stored.ts';
import { analyticsNames } from '../analytics/withdrawn-consent.ts';
import { dispatchFragmentEvent } from '../fragment-events.ts';
import { openWishlist } from './open-wishlist.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  document.body.replaceChildren();
  document.body.removeAttribute('data-analytics');
  vi.unstubAllGlobals();
});

const layer = () => readLayer((Reflect.get(window, 'dataLayer') as object[] | undefined) ?? []);

/** A customer presses a heart, which is gone before the answer. */
async function pressAndRemove(shop: string, attributes: Readonly<Record<string, string>>) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    if (method !== 'POST') return Response.json([]);
    await answered;
    return Response.json(['p-7']);
  });
  const wishlist = openWishlist(`https://${shop}.example/`);
  const heart = document.body.appendChild(document.createElement('div'));
  for (const [name, value] of Object.entries(attributes)) heart.setAttribute(name, value);
  const detach = wishlist.attach(heart);
  wishlist.setCustomer('hash');
  await wishlist.load();
  const added = wishlist.add('p-7', heart);
  heart.remove();
  detach();
  answer();
  await added;
}

describe('a heart that is gone when its answer arrives', () => {
  const product = { 'product-data': '{"sku":"7007","price":10,"currency":"EUR"}', 'data-brand': 'md' };

  it('describes its product', async () => {
    await pressAndRemove('first', product);
    await vi.waitFor(() => expect(layer()).toHaveLength(1), { timeout: 10_000 });
    expect(layer()).toMatchObject([
      { event: 'add_to_wishlist', ecommerce: { value: 10, items: [{ item_id: '7007', item_brand: 'MD' }] } },
    ]);
  });

  it.each([
    ['itself', { ...product, 'data-analytics': 'off' }, ''],
    ['its page', product, 'off'],
  ])('is not tracked without consent of %s', async (_, attributes, ofPage) => {
    if (ofPage) document.body.setAttribute('data-analytics', ofPage);
    await pressAndRemove(`second-${ofPage}`, attributes);
    document.body.removeAttribute('data-analytics');
    await pressAndRemove(`third-${ofPage}`, { 'product-data': '{"sku":"last"}' });
    await vi.waitFor(() => expect(layer()).toHaveLength(1), { timeout: 10_000 });
    expect(layer()).toMatchObject([{ ecommerce: { items: [{ item_id: 'last' }] } }]);
  });
});

/** Tracks that a product is no longer sold, by a heart in this container. */
async function miss(productId: string, container: Element, consent: string | null): Promise<HTMLElement> {
  const heart = container.appendChild(document.createElement('div'));
  if (consent !== null) heart.setAttribute('data-analytics', consent);
  const before = layer().length;
  for (let times = 0; times < 2; times++) {
    dispatchFragmentEvent(heart, 'wishlistError', { code: 'ITEM_OFFLINE', productId, message: 'x' });
  }
  await vi.waitFor(() => expect(layer()).toHaveLength(before + 1), { timeout: 10_000 });
  return heart;
}

describe('data-analytics of a heart or a wishlist page', () => {
  const entries: readonly Pick<Stored<unknown>, 'name' | 'owner' | 'read' | 'remove'>[] = Object.values<object>(
    registry,
  ).flatMap((entry) => ('owner' in entry && entry.owner === 'analytics' ? [entry as Stored<unknown>] : []));
  const remaining = () => entries.filter((entry) => entry.read() !== null).map(({ name }) => name);

  beforeEach(() => openWishlist('https://tracked.example/'));
  afterEach(() => entries.forEach((entry) => entry.remove()));

  it('covers every stored value of analytics', () => {
    expect(analyticsNames.toSorted()).toEqual(entries.map(({ name }) => name).toSorted());
  });

  it('counts a product once per page and stores nothing without a decision', async () => {
    await miss('p-undecided', document.body, null);
    expect(remaining()).toEqual([]);
  });

  it.each(['off', null, ''])('stores while it is on, and removes everything once it is %j', async (after) => {
    const heart = await miss(`p-${after}`, document.body, 'on');
    expect(offlineProducts.read()).toEqual([`p-${after}`]);
    registry.trackingClientId.write('earlier');
    registry.trackedOrderId.write('1-JD7');
    registry.analyticsData.write({ cart: 1 });
    if (after === null) heart.removeAttribute('data-analytics');
    else heart.setAttribute('data-analytics', after);
    await vi.waitFor(() => expect(remaining()).toEqual([]));
  });

  it('may stand on an ancestor', async () => {
    document.body.setAttribute('data-analytics', 'on');
    await miss('p-body', document.body, null);
    expect(remaining()).toEqual(['cf_offline_products']);
    document.body.removeAttribute('data-analytics');
    await vi.waitFor(() => expect(remaining()).toEqual([]));
  });

  it('removes nothing when another value than on changes', async () => {
    const heart = await miss('p-other', document.body, null);
    registry.trackingClientId.write('earlier');
    heart.setAttribute('data-analytics', 'off');
    heart.removeAttribute('data-analytics');
    heart.setAttribute('data-analytics', 'on');
    heart.setAttribute('data-analytics', 'off');
    heart.setAttribute('data-analytics', 'on');
    await miss('p-other-2', document.body, 'on');
    expect(remaining()).toEqual(['cf_tracking_client_id', 'cf_offline_products']);
  });
});

it('stores no product that is offline without consent, and tracks it after that', () => {
  const analytics = createAnalytics({ tenant: 'JS_DE', consent: false });
  const host = document.body.appendChild(document.createElement('wishlist-fragment'));
  const detail = { code: 'ITEM_OFFLINE', productId: 'p-1', message: 'x' } as const;
  dispatchFragmentEvent(host, 'wishlistError', detail);
  expect(offlineProducts.read()).toBeNull();
  analytics.setConsent(true);
  dispatchFragmentEvent(host, 'wishlistError', detail);
  dispatchFragmentEvent(host, 'wishlistError', detail);
  expect(layer()).toMatchObject([{ error: 'Item went offline' }]);
  analytics.stop();
});

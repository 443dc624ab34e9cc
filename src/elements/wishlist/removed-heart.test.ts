import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnalytics } from '../analytics.ts';
import { readLayer } from '../../analytics/testing/ga4-schema.ts';
import { offlineProducts } from '../../storage/analytics-values.ts';
import { dispatchWishlistEvent } from './dispatch-wishlist-event.ts';
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

it('stores no product that is offline without consent, and tracks it after that', () => {
  const analytics = createAnalytics({ tenant: 'JS_DE', consent: false });
  const host = document.body.appendChild(document.createElement('wishlist-fragment'));
  const detail = { code: 'ITEM_OFFLINE', productId: 'p-1', message: 'x' } as const;
  dispatchWishlistEvent(host, 'wishlistError', detail);
  expect(offlineProducts.read()).toBeNull();
  analytics.setConsent(true);
  dispatchWishlistEvent(host, 'wishlistError', detail);
  dispatchWishlistEvent(host, 'wishlistError', detail);
  expect(layer()).toMatchObject([{ error: 'Item went offline' }]);
  analytics.stop();
});

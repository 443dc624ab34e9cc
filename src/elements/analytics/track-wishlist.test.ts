import { afterEach, expect, it, vi } from 'vitest';
import { markTracked } from '../../analytics/event-marks.ts';
import { readLayer } from '../../analytics/testing/ga4-schema.ts';
import { trackWishlist } from './track-wishlist.ts';

trackWishlist(vi.fn());

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  document.body.replaceChildren();
});

const pushes = () => readLayer((Reflect.get(window, 'dataLayer') as object[] | undefined) ?? []);

function press(attributes: Readonly<Record<string, string>> = {}): Event {
  const heart = document.body.appendChild(document.createElement('wishlist-toggle'));
  for (const [name, value] of Object.entries(attributes)) heart.setAttribute(name, value);
  const event = new CustomEvent('wishlistChange', { detail: { added: 'p-7' }, bubbles: true, composed: true });
  heart.dispatchEvent(event);
  return event;
}

it('pushes the product with the data of its heart', async () => {
  const data = { sku: '7007', trackingName: 'Ballonfahrt', price: 199.9, currency: 'EUR', category: 'Fliegen' };
  press({ 'product-data': JSON.stringify(data), 'data-brand': 'md' });
  await vi.waitFor(() => expect(pushes()).toHaveLength(1), { timeout: 10_000 });
  const item = { item_id: '7007', item_name: 'Ballonfahrt', item_brand: 'MD', item_category: 'Fliegen', price: 199.9 };
  expect(pushes()).toEqual([
    { event: 'add_to_wishlist', ecommerce: { currency: 'EUR', value: 199.9, items: [{ ...item, quantity: 1 }] } },
  ]);
});

it('ignores events that the analytics of the page track, and elements without consent', async () => {
  markTracked(press());
  press({ 'data-analytics': 'off' });
  press({ 'product-data': '{"sku":"last"}' });
  await vi.waitFor(() => expect(pushes()).toHaveLength(1), { timeout: 10_000 });
  expect(pushes()).toMatchObject([{ ecommerce: { items: [{ item_id: 'last' }] } }]);
});

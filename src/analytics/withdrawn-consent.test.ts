// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Analytics } from './analytics.ts';
import { createAnalyticsWith } from './create-analytics.ts';
import { readLayer } from './testing/ga4-schema.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const { calls } = vi.hoisted(() => ({ calls: [] as unknown[][] }));
vi.mock('search-insights', () => ({
  createInsightsClient:
    () =>
    (...call: unknown[]) =>
      void calls.push(call),
  getRequesterForBrowser: () => null,
}));

const product = {
  id: 'p-7',
  title: 'Box',
  manufacturerSku: '7007',
  price: { gross: { amount: 99.9, currencyCode: 'EUR' } },
};
const byName = (name: string) => calls.filter(([called]) => called === name);
let analytics: Analytics;
let storage = memoryStorage();

beforeEach(() => {
  calls.length = 0;
  storage = memoryStorage();
  analytics = createAnalyticsWith(() => storage, {
    tenant: 'JS_DE',
    consent: true,
    search: { appId: 'SHOP', apiKey: 'k', index: 'products' },
  });
});

afterEach(() => {
  analytics.stop();
  Reflect.deleteProperty(window, 'dataLayer');
});

const select = () => analytics.selectItem(product, { search: { queryId: 'q', position: 1 } });

it('neither stores an id nor sends a click when the consent is withdrawn while the code of the search loads', async () => {
  select();
  analytics.setConsent(false);
  await vi.waitFor(() => expect(byName('init')).toHaveLength(1));
  expect(storage.clientId.read()).toBeNull();
  expect(storage.sessionId.read()).toBeNull();
  expect(calls.map(([name]) => name)).toEqual(['init']);
});

it('sends clicks with the new id after a new consent', async () => {
  select();
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(1));
  analytics.setConsent(false);
  analytics.setConsent(true);
  select();
  await vi.waitFor(() => expect(byName('init')).toHaveLength(2));
  expect(byName('init')[1]).toMatchObject(['init', { userToken: storage.clientId.read() }]);
});

it('describes a wish by a product that was passed before the consent', () => {
  analytics.setConsent(false);
  analytics.viewItem({ ...product, id: 'p-8', manufacturerSku: '8008' });
  analytics.setConsent(true);
  const detail = { added: 'p-8' };
  document.body.dispatchEvent(new CustomEvent('wishlistChange', { detail, bubbles: true, composed: true }));
  const pushes = readLayer((Reflect.get(window, 'dataLayer') as object[] | undefined) ?? []);
  expect(pushes).toMatchObject([{ event: 'add_to_wishlist', ecommerce: { items: [{ item_id: '8008' }] } }]);
});

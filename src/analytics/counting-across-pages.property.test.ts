// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import type { Cart } from '../domain/cart.ts';
import { buildCart, buildItem, buildProduct } from '../test-support/cart-builders.ts';
import { createAnalyticsWith } from './create-analytics.ts';
import type { Push } from './ga4-events.ts';
import { readLayer } from './testing/ga4-schema.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { trackPage } from './testing/track-page.ts';

afterEach(() => void Reflect.deleteProperty(window, 'dataLayer'));

const skus = ['a', 'b', 'c'] as const;
const productOf = (sku: string) => buildProduct({ id: sku, manufacturerSku: sku, trackingName: sku });

const sku = fc.constantFrom(...skus);
const tab = fc.constantFrom(0, 1);
const quantity = fc.integer({ min: 0, max: 4 });

/** Actions of shoppers, pages and the network. */
const anyStep = fc.oneof(
  fc.record({ do: fc.constant('ask' as const), tab, sku, quantity }),
  fc.record({ do: fc.constant('reach' as const), tab }),
  fc.record({ do: fc.constant('answer' as const), tab }),
  fc.record({ do: fc.constant('reload' as const), tab }),
  fc.record({ do: fc.constant('refetch' as const), tab }),
  fc.record({ do: fc.constant('follow' as const), tab }),
  fc.record({ do: fc.constant('add' as const), sku, quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('push' as const) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

/** Runs the steps. Returns the pushed and the actual change of the quantity of each SKU. */
function play(steps: readonly Step[]) {
  const layer: object[] = [];
  Reflect.set(window, 'dataLayer', layer);
  const storage = memoryStorage();
  storage.sessionId.write('session');
  let shop = new Map<string, number>([
    ['a', 2],
    ['b', 1],
  ]);
  const first = shop;
  let cartVersion = 1;
  const cartNow = (): Cart =>
    buildCart({
      cartVersion,
      items: [...shop].map(([id, pieces]) => buildItem({ id, quantity: pieces, product: productOf(id) })),
    });
  const set = (id: string, pieces: number) => {
    shop = new Map([...shop].filter(([key]) => key !== id));
    if (pieces > 0) shop.set(id, pieces);
    cartVersion++;
  };

  interface Page {
    readonly tracker: ReturnType<typeof trackPage>;
    shown: Cart | null;
    /** A request that has not reached the shop. */
    requested: { sku: string; quantity: number } | null;
    /** A response in flight. */
    response: Cart | null;
  }

  function openPage(): Page {
    const tracker = trackPage({
      push: (push) => layer.push({ ecommerce: null }, push),
      storage,
      tenant: () => 'JS_DE',
      mayPush: () => true,
      mayStore: () => true,
    });
    const page: Page = { tracker, shown: null, requested: null, response: null };
    show(page, cartNow());
    return page;
  }

  function show(page: Page, cart: Cart, isFromOtherTab = false): void {
    if (page.shown && cart.cartVersion < page.shown.cartVersion) return;
    page.shown = cart;
    page.tracker.confirmed(cart, { isFromOtherTab, isPending: Boolean(page.requested ?? page.response) });
  }

  function reach(page: Page): void {
    if (!page.requested) return;
    set(page.requested.sku, page.requested.quantity);
    page.requested = null;
    page.response = cartNow();
  }

  function answer(page: Page): void {
    const cart = page.response;
    page.response = null;
    if (cart) show(page, cart);
  }

  const pages = [openPage(), openPage()];
  const product = createAnalyticsWith(() => storage, { tenant: 'JS_DE' });
  const pendingPushes: (() => void)[] = [];

  for (const step of steps) {
    const page = 'tab' in step ? pages[step.tab]! : null;
    if (step.do === 'add') {
      set(step.sku, (shop.get(step.sku) ?? 0) + step.quantity);
      const version = { cartId: cartNow().cartId, cartVersion };
      pendingPushes.push(() => product.addToCart({ product: productOf(step.sku), quantity: step.quantity }, version));
    } else if (step.do === 'push') pendingPushes.shift()?.();
    else if (!page) continue;
    // A page that is loaded now could not distinguish the pending change of the other page from its own.
    else if (
      step.do === 'reload' &&
      pages.some((sibling) => sibling !== page && (sibling.requested ?? sibling.response))
    )
      continue;
    else if (step.do === 'ask') {
      const item = page.shown?.items.find(({ id }) => id === step.sku);
      if (!item || page.requested || page.response) continue;
      page.requested = { sku: step.sku, quantity: step.quantity };
      page.tracker.changeRequested(item);
    } else if (step.do === 'reach') reach(page);
    else if (step.do === 'answer') answer(page);
    else if (step.do === 'reload') {
      // A request in flight may or may not reach the shop.
      if (step.tab === 0) reach(page);
      pages[step.tab] = openPage();
    } else if (step.do === 'refetch') show(page, cartNow());
    else if (step.do === 'follow') show(page, cartNow(), true);
  }
  pendingPushes.forEach((push) => push());
  for (const page of pages) {
    reach(page);
    answer(page);
  }
  // Shows changes that no response contained.
  for (const page of pages) show(page, cartNow());
  product.stop();

  const pushed = new Map<string, number>();
  for (const push of readLayer(layer) as readonly Push[]) {
    if (push.event !== 'add_to_cart' && push.event !== 'remove_from_cart') continue;
    const sign = push.event === 'add_to_cart' ? 1 : -1;
    for (const item of push.ecommerce.items) {
      pushed.set(item.item_id, (pushed.get(item.item_id) ?? 0) + sign * item.quantity);
    }
  }
  const of = (id: string) => ({ pushed: pushed.get(id) ?? 0, gained: (shop.get(id) ?? 0) - (first.get(id) ?? 0) });
  return skus.map(of);
}

it('adds up over all tabs, reloads and product pages: the pushes equal the changes of the cart', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 25 }), (steps) => {
      for (const { pushed, gained } of play(steps)) expect(pushed).toBe(gained);
    }),
    { numRuns: 1000 },
  );
});

// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import type { Cart } from '../domain/cart.ts';
import { buildCart, buildItem, buildProduct } from '../test-support/cart-builders.ts';
import { createCartTracker } from './cart-tracker.ts';
import { createAnalyticsWith } from './create-analytics.ts';
import type { Push } from './ga4-events.ts';
import { readLayer } from './testing/ga4-schema.ts';
import { memoryStorage } from './testing/memory-storage.ts';

afterEach(() => void Reflect.deleteProperty(window, 'dataLayer'));

const skus = ['a', 'b', 'c'] as const;
const productOf = (sku: string) => buildProduct({ id: sku, manufacturerSku: sku, trackingName: sku });

const sku = fc.constantFrom(...skus);
const tab = fc.constantFrom(0, 1);
const quantity = fc.integer({ min: 0, max: 4 });

/** What shoppers, pages and the network can do. */
const step = fc.oneof(
  fc.record({ do: fc.constant('ask' as const), tab, sku, quantity }),
  fc.record({ do: fc.constant('reach' as const), tab }),
  fc.record({ do: fc.constant('answer' as const), tab }),
  fc.record({ do: fc.constant('reload' as const), tab }),
  fc.record({ do: fc.constant('refetch' as const), tab }),
  fc.record({ do: fc.constant('follow' as const), tab }),
  fc.record({ do: fc.constant('add' as const), sku, quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('push' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays the steps; returns what all pages have pushed, and what the cart has gained, by SKU. */
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
    shop = new Map([...shop].filter(([other]) => other !== id));
    if (pieces > 0) shop.set(id, pieces);
    cartVersion++;
  };

  interface Page {
    readonly tracker: ReturnType<typeof createCartTracker>;
    shown: Cart | null;
    /** Asked for, and not at the shop yet. */
    asked: { sku: string; quantity: number } | null;
    /** The answer on its way. */
    answer: Cart | null;
  }

  function openPage(): Page {
    const tracker = createCartTracker({
      push: (push) => layer.push({ ecommerce: null }, push),
      storage,
      tenant: () => 'JS_DE',
      hasConsent: () => true,
    });
    const page: Page = { tracker, shown: null, asked: null, answer: null };
    show(page, cartNow());
    return page;
  }

  function show(page: Page, cart: Cart, isFromOtherTab = false): void {
    if (page.shown && cart.cartVersion < page.shown.cartVersion) return;
    page.shown = cart;
    page.tracker.confirmed(cart, { isFromOtherTab, isSettled: !page.asked && !page.answer });
  }

  function reach(page: Page): void {
    if (!page.asked) return;
    set(page.asked.sku, page.asked.quantity);
    page.asked = null;
    page.answer = cartNow();
  }

  function answer(page: Page): void {
    const cart = page.answer;
    page.answer = null;
    if (cart) show(page, cart);
  }

  const pages = [openPage(), openPage()];
  const product = createAnalyticsWith(storage, { tenant: 'JS_DE' });
  const unpushed: (() => void)[] = [];

  for (const one of steps) {
    const page = 'tab' in one ? pages[one.tab]! : null;
    if (one.do === 'add') {
      set(one.sku, (shop.get(one.sku) ?? 0) + one.quantity);
      const version = { cartId: cartNow().cartId, cartVersion };
      unpushed.push(() => product.addToCart({ product: productOf(one.sku), quantity: one.quantity }, version));
    } else if (one.do === 'push') unpushed.shift()?.();
    else if (!page) continue;
    // A page that is loaded while another one waits for an answer counts for it what it cannot tell apart.
    else if (one.do === 'reload' && pages.some((other) => other !== page && (other.asked ?? other.answer))) continue;
    else if (one.do === 'ask' && !page.asked && !page.answer && page.shown?.items.some(({ id }) => id === one.sku)) {
      page.asked = { sku: one.sku, quantity: one.quantity };
      page.tracker.changeRequested(one.sku);
    } else if (one.do === 'reach') reach(page);
    else if (one.do === 'answer') answer(page);
    else if (one.do === 'reload') {
      // What is under way may reach the shop or not.
      if (one.tab === 0) reach(page);
      pages[one.tab] = openPage();
    } else if (one.do === 'refetch') show(page, cartNow());
    else if (one.do === 'follow') show(page, cartNow(), true);
  }
  unpushed.forEach((push) => push());
  for (const page of pages) {
    reach(page);
    answer(page);
  }
  // A change that nobody announces shows with the next one.
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

it('adds up over all tabs, reloads and product pages: what is pushed is what the cart gains and loses', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      for (const { pushed, gained } of play(steps)) expect(pushed).toBe(gained);
    }),
    { numRuns: 1000 },
  );
});

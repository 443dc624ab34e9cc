import { assert } from 'chai';
import 'cart-fragment/wishlist-fragment.js';
import 'cart-fragment/cart-fragment.js';
import 'cart-fragment/wishlist-toggle.js';
import { createAnalytics } from 'cart-fragment/analytics';
import { afterTest, cleanPage, createCart, fragmentData, recordEvents, titles, turn, until } from './support/page.ts';
import { serverCart, serverData } from './support/server-page.ts';
import { StubShop } from './support/stub-shop.ts';
import { clearCookie, oneHash, storeGuestList, WishlistServer, wireProduct } from './support/wishlist-server.ts';

/** Makes the page a prerendered one. Returns a function that opens it. */
function prerender(): () => void {
  let prerendering = true;
  const { getEntriesByType } = performance;
  const original = Object.getOwnPropertyDescriptor(Document.prototype, 'prerendering')!;
  Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => prerendering });
  performance.getEntriesByType = () => [{ type: 'navigate', activationStart: 120 }] as never;
  afterTest(() => {
    Object.defineProperty(Document.prototype, 'prerendering', original);
    performance.getEntriesByType = getEntriesByType;
  });
  return () => {
    prerendering = false;
    document.dispatchEvent(new Event('prerenderingchange'));
  };
}

const layer = () => (Reflect.get(window, 'dataLayer') as { event?: string }[] | undefined) ?? [];
const pushes = () => layer().flatMap(({ event }) => event ?? []);

describe('a prerendered page', () => {
  let shop: StubShop;
  beforeEach(() => {
    clearCookie();
    shop = new StubShop();
    Reflect.deleteProperty(window, 'dataLayer');
  });
  afterEach(async () => {
    await cleanPage();
    shop.restore();
    clearCookie();
  });

  for (const [what, create] of [
    ['without a cart', () => Promise.resolve(createCart())],
    ['with a cart in its data', () => Promise.resolve(createCart(serverData()))],
    ['with server markup', () => serverCart()],
  ] as const) {
    it(`calls and pushes nothing ${what} before the shopper opens it, then fetches the cart once`, async () => {
      const open = prerender();
      const ready = recordEvents('cartFragmentReady');
      const cart = await create();
      document.body.append(cart);
      createAnalytics({ tenant: 'JS_DE' }).viewItem(wireProduct('p-9'));
      await turn();
      await turn();
      assert.isEmpty(shop.calls);
      assert.isEmpty(ready);
      assert.isEmpty(layer());
      open();
      await until(() => titles(cart).length > 0 && pushes().includes('view_cart'));
      await turn();
      assert.equal(pushes()[0], 'view_item');
      assert.lengthOf(ready, 1);
      assert.lengthOf(shop.named('cart'), 1);
    });
  }

  it('shows nothing of an element that is removed before the shopper opens it', async () => {
    const open = prerender();
    const cart = createCart();
    document.body.append(cart);
    await turn();
    cart.remove();
    await turn();
    open();
    await turn();
    assert.isEmpty(shop.calls);
  });

  // Last, because the cart merges as well, and may do so after the test.
  it('merges no wishlist before the shopper opens it', async () => {
    const open = prerender();
    const server = new WishlistServer();
    storeGuestList(['g-1']);
    const hash = oneHash();
    const rootComponentProps = { nextStepUrl: '/checkout', customerEmailHash: hash };
    document.body.append(createCart(fragmentData({ rootComponentProps })));
    for (const tag of ['wishlist-toggle', 'wishlist-fragment']) {
      const element = document.createElement(tag);
      element.setAttribute('product-id', 'g-1');
      element.setAttribute('customer-email-hash', hash);
      element.setAttribute('base-url', '/shop/');
      document.body.append(element);
    }
    await turn();
    await turn();
    assert.deepEqual(server.calls, []);
    open();
    await until(() => server.ids.includes('g-1'));
    await until(() => document.querySelector('wishlist-toggle')!.shadowRoot!.querySelector('button') !== null);
    await until(() => document.querySelector('wishlist-fragment')!.shadowRoot!.querySelector('h1') !== null);
  });
});

import { assert } from 'chai';
import 'cart-fragment/cart-fragment.js';
import 'cart-fragment/wishlist-toggle.js';
import { afterTest, cleanPage, createCart, fragmentData, inside, showCart, until } from './support/page.ts';
import { StubShop } from './support/stub-shop.ts';
import { clearCookie, storeGuestList, oneHash, oneShop, WishlistServer } from './support/wishlist-server.ts';

describe('the wishlist that a cart shares', () => {
  let shop: StubShop;
  let server: WishlistServer;
  beforeEach(() => {
    clearCookie();
    shop = new StubShop();
    server = new WishlistServer();
  });
  afterEach(async () => {
    await cleanPage();
    shop.restore();
    clearCookie();
  });

  const customersCart = (baseUrl: string) =>
    createCart(
      fragmentData({ baseUrl, rootComponentProps: { nextStepUrl: '/checkout', customerEmailHash: oneHash() } }),
    );

  it("shows the same message for a refused move when a heart's script has loaded its own error classes", async () => {
    const baseUrl = oneShop();
    const heart = document.createElement('wishlist-toggle');
    heart.setAttribute('product-id', 'p-9');
    heart.setAttribute('base-url', baseUrl);
    document.body.append(heart);
    await until(() => heart.shadowRoot?.querySelector('button') !== null);
    const cart = await showCart(customersCart(baseUrl));
    server.refuse = (path) => (path === 'wishlist' ? null : Response.json({ errorCode: 500 }, { status: 400 }));
    inside(cart, '[part~="wishlist"]').click();
    await until(() => cart.shadowRoot!.querySelector('[role="alert"]') !== null);
    assert.include(inside(cart, '[role="alert"]').textContent, 'technischer Fehler');
  });

  it("shows at login how many of the guest's products do not fit, on a page with only a cart", async () => {
    storeGuestList(['g-2', 'g-1']);
    server.ids = Array.from({ length: 99 }, (_, index) => `x-${index}`);
    const cart = await showCart(customersCart(oneShop()));
    await until(() => cart.shadowRoot!.textContent.includes('2 Erlebnisse warten noch auf einen Platz.'));
    const notice = Array.from(cart.shadowRoot!.querySelectorAll('[part~="notice"]')).find(({ textContent }) =>
      textContent.includes('Die maximale Anzahl an Erlebnissen wurde erreicht'),
    )!;
    assert.equal(notice.querySelector('a')!.pathname, '/wishlist');
    assert.deepEqual(server.calls, ['wishlist']);
    notice.querySelector<HTMLElement>('[aria-label="Schließen"]')!.click();
    await until(() => !notice.isConnected);
  });

  it('dispatches the event of a merge on the cart', async () => {
    storeGuestList(['p-1']);
    const targets: (EventTarget | undefined)[] = [];
    const listen = (event: Event) => void targets.push(event.composedPath()[0]);
    window.addEventListener('wishlistChange', listen);
    afterTest(() => window.removeEventListener('wishlistChange', listen));
    const cart = await showCart(customersCart(oneShop()));
    await until(() => targets.length > 0);
    assert.deepEqual(server.ids, ['p-1']);
    assert.isTrue(targets[0] === cart);
  });
});

import { assert } from 'chai';
import 'cart-fragment/cart-badge.js';
import 'cart-fragment/cart-fragment.js';
import 'cart-fragment/wishlist-badge.js';
import 'cart-fragment/wishlist-toggle.js';
import {
  afterTest,
  choose,
  cleanPage,
  createCart,
  fragmentData,
  quantitySelect,
  showCart,
  until,
} from './support/page.ts';
import { clearCookie, oneShop, storeGuestList, WishlistServer } from './support/wishlist-server.ts';
import { StubShop } from './support/stub-shop.ts';

type Tag = 'cart-badge' | 'wishlist-badge';

function addBadge(tag: Tag, attributes: Record<string, string> = {}): HTMLElement {
  const badge = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) badge.setAttribute(name, value);
  document.body.append(badge);
  return badge;
}

const shownIn = (badge: Element) => badge.shadowRoot?.querySelector('[part="number"]');
const number = (badge: Element) => badge.shadowRoot?.textContent;
const name = (badge: Element) => shownIn(badge)?.getAttribute('aria-label');

function tell(numberOfItems: number, target: EventTarget = window, cartId = 'c'): void {
  const detail = { cartId, cartVersion: 1, numberOfItems };
  target.dispatchEvent(new CustomEvent('cartVersionChange', { detail, bubbles: true, composed: true }));
}

/** Stores a number like another tab. Test files share the storage, so nothing may wait between this and an assertion. */
function storeElsewhere(count: number): void {
  if (count) localStorage.setItem('cf_number_of_cart_items', String(count));
  else localStorage.removeItem('cf_number_of_cart_items');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cf_number_of_cart_items' }));
}

function openShop(): StubShop {
  const shop = new StubShop();
  afterTest(() => shop.restore());
  return shop;
}

const pieces = ({ cart }: StubShop) => cart.items.reduce((sum, { quantity }) => sum + quantity, 0);

describe('<cart-badge>', () => {
  beforeEach(() => localStorage.removeItem('cf_number_of_cart_items'));
  afterEach(async () => {
    await cleanPage();
    localStorage.removeItem('cf_number_of_cart_items');
  });

  it('shows the stored number, with a name, and nothing for 0', () => {
    localStorage.setItem('cf_number_of_cart_items', '3');
    const badge = addBadge('cart-badge');
    assert.equal(number(badge), '3');
    assert.equal(name(badge), '3 Artikel im Warenkorb');
    assert.equal(shownIn(badge)?.getAttribute('role'), 'img');
    assert.equal(shownIn(badge)?.getAttribute('lang'), 'de');
    tell(1);
    assert.equal(name(badge), '1 Artikel im Warenkorb');
    tell(0);
    assert.equal(badge.shadowRoot!.childElementCount, 0);
  });

  it('follows the cart of the page', async () => {
    const shop = openShop();
    const badge = addBadge('cart-badge');
    const cart = await showCart();
    const before = pieces(shop);
    assert.isAbove(before, 0);
    await until(() => Number(number(badge)) === before);
    choose(quantitySelect(cart), '4');
    await until(() => Number(number(badge)) === pieces(shop) && pieces(shop) !== before);
  });

  it('follows other tabs while no cart of the page knows better', () => {
    const badge = addBadge('cart-badge');
    storeElsewhere(5);
    assert.equal(number(badge), '5');
    const cart = document.createElement('div');
    document.body.append(cart);
    tell(2, cart);
    storeElsewhere(9);
    assert.equal(number(badge), '2');
    cart.remove();
    storeElsewhere(7);
    assert.equal(number(badge), '7');
    storeElsewhere(0);
    assert.equal(number(badge), '');
  });

  it('reads the storage again when Back restores the page', () => {
    const badge = addBadge('cart-badge');
    localStorage.setItem('cf_number_of_cart_items', '4');
    assert.equal(number(badge), '');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    assert.equal(number(badge), '4');
  });

  it('ignores the carts of another shop than that of its base-url', async () => {
    const shop = openShop();
    const [own, other] = [
      addBadge('cart-badge', { 'base-url': '/shop/' }),
      addBadge('cart-badge', { 'base-url': '/b/' }),
    ];
    await showCart(createCart(fragmentData({ baseUrl: '/shop/' })));
    assert.equal(number(own), String(pieces(shop)));
    assert.equal(number(other), '');
    other.setAttribute('base-url', '/shop/');
    tell(8, window, shop.cart.cartId);
    assert.equal(number(other), '8');
  });

  it('releases its listeners with the element, and keeps the number of a cart when it is moved', async () => {
    const badge = addBadge('cart-badge');
    const cart = document.createElement('div');
    document.body.append(cart);
    tell(2, cart);
    document.body.prepend(badge);
    assert.equal(number(badge), '2');
    badge.remove();
    tell(6);
    assert.equal(number(badge), '2');
  });
});

describe('<wishlist-badge>', () => {
  beforeEach(clearCookie);
  afterEach(async () => {
    await cleanPage();
    clearCookie();
  });

  const heartOf = (attributes: Record<string, string>) => {
    const heart = document.createElement('wishlist-toggle');
    for (const [key, value] of Object.entries({ 'product-id': 'p-9', ...attributes })) heart.setAttribute(key, value);
    document.body.append(heart);
    return heart;
  };
  const press = async (heart: HTMLElement) => {
    await until(() => heart.shadowRoot?.querySelector('button') != null);
    heart.shadowRoot!.querySelector('button')!.click();
  };

  it("shows the length of a guest's list, with a name, and nothing for 0", async () => {
    storeGuestList(['a', 'b']);
    const badge = addBadge('wishlist-badge', { 'base-url': oneShop() });
    assert.equal(number(badge), '2');
    assert.equal(name(badge), '2 Artikel auf der Wunschliste');
    clearCookie();
    new BroadcastChannel('cf_wishlist').postMessage({ sentAt: Date.now() });
    await until(() => number(badge) === '');
  });

  it('follows the hearts of its shop at once', async () => {
    const shop = oneShop();
    const own = addBadge('wishlist-badge', { 'base-url': shop });
    const any = addBadge('wishlist-badge');
    const heart = heartOf({ 'base-url': shop });
    await press(heart);
    assert.equal(number(own), '1');
    await press(heart);
    assert.equal(number(own), '');
    assert.isNotNull(any.shadowRoot);
  });

  it('shows what a wishlist of another version of the package announces', () => {
    const badge = addBadge('wishlist-badge', { 'base-url': oneShop() });
    window.dispatchEvent(new CustomEvent('wishlistChange', { detail: { productIds: ['a', 'b', 'c'] } }));
    assert.equal(number(badge), '3');
  });

  it("shows a customer's number on the next page, which has no other element, until the logout", async () => {
    const server = new WishlistServer();
    server.ids = ['a', 'b', 'c', 'd'];
    const login = { 'base-url': oneShop(), 'customer-email-hash': 'hash' };
    const badge = addBadge('wishlist-badge', login);
    const heart = heartOf(login);
    await until(() => number(badge) === '4');
    assert.deepEqual(server.calls, ['wishlist']);
    // Another shop has no wishlist on this page.
    const next = addBadge('wishlist-badge', { ...login, 'base-url': oneShop() });
    assert.equal(number(next), '4');
    next.removeAttribute('customer-email-hash');
    assert.equal(number(next), '');
    next.setAttribute('customer-email-hash', 'other');
    assert.equal(number(next), '');
    next.setAttribute('customer-email-hash', 'hash');
    assert.equal(number(next), '4');
    heart.removeAttribute('customer-email-hash');
    await until(() => number(badge) === '');
    window.dispatchEvent(new Event('storage'));
    assert.equal(number(next), '');
  });
});

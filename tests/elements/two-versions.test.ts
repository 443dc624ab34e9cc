import { assert } from 'chai';
import type * as elements from 'cart-fragment';
import type { CartFragmentElement } from 'cart-fragment';
import 'cart-fragment/cart-fragment.js';
import 'cart-fragment/wishlist-toggle.js';
import { renderCartFragment } from 'cart-fragment/server';
import {
  afterTest,
  choose,
  cleanPage,
  dataScript,
  fragmentData,
  heading,
  inside,
  quantitySelect,
  showCart,
  titles,
  until,
} from './support/page.ts';
import { openFrame } from './support/frame.ts';
import { serverData } from './support/server-page.ts';
import { StubShop } from './support/stub-shop.ts';
import { clearCookie, cookie, oneHash, WishlistServer } from './support/wishlist-server.ts';

// The runner serves the same build below this path, as version 9.9.9.
const entry = '/next-version/cart-fragment.js';
const program = '/next-version/cart-fragment.program.js';

const { defineCartFragment } = (await import(program)) as typeof elements;
defineCartFragment({ name: 'next-cart' });

const versionOf = (element: Element) => (element.constructor as typeof CartFragmentElement).version;
const { version } = customElements.get('cart-fragment') as typeof CartFragmentElement;

function createNextCart(data = fragmentData()): CartFragmentElement {
  const cart = document.createElement('next-cart') as CartFragmentElement;
  cart.append(dataScript(data));
  return cart;
}

describe('two versions on one page', () => {
  let shop: StubShop;
  beforeEach(() => {
    clearCookie();
    shop = new StubShop();
  });
  afterEach(async () => {
    await cleanPage();
    shop.restore();
    clearCookie();
  });

  it('are reported once if they define the same tag, of which the first one keeps the definition', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (message: unknown) => warnings.push(message);
    afterTest(() => (console.warn = warn));
    const { mountCartFragment } = (await import(entry)) as typeof elements;
    mountCartFragment(document.body, fragmentData());
    await until(() => warnings.length > 0);
    assert.deepEqual(warnings, [
      `cart-fragment CF-307: <cart-fragment> is defined by version ${version}, so version 9.9.9 is not used. ` +
        'See cart-fragment/docs/errors.md#cf-307',
    ]);
    assert.match(version, /^\d+\.\d+\.\d+/);
    assert.equal(versionOf(document.querySelector('cart-fragment')!), version);
  });

  it('show one cart under two tags, and follow each other', async () => {
    const [first, second] = [await showCart(), await showCart(createNextCart())];
    assert.deepEqual([versionOf(first), versionOf(second)], [version, '9.9.9']);
    choose(quantitySelect(first), '5');
    await until(() => quantitySelect(second).value === '5');
    choose(quantitySelect(second), '7');
    await until(() => quantitySelect(first).value === '7');
    assert.lengthOf(shop.named('cart/set-item-quantity'), 2);
    second.focus();
    assert.strictEqual(second.shadowRoot!.activeElement, inside(second, 'h1'));
  });

  it('share one wishlist with the hearts', async () => {
    const heart = document.createElement('wishlist-toggle');
    heart.setAttribute('product-id', 'p-koch');
    document.body.append(heart);
    const carts = [await showCart(), await showCart(createNextCart())];
    await until(() => heart.shadowRoot?.querySelector('[aria-pressed="false"]') != null);
    inside(carts[1]!, '[part~="wishlist"]').click();
    await until(() => inside(heart, 'button').ariaPressed === 'true');
    await until(() => carts.every((cart) => titles(cart).join() === 'Ballonfahrt'));
    assert.equal(cookie(), '["p-koch"]');
  });

  for (const place of ['the page', 'a shadow root']) {
    it(`give the login in their data to the hearts from another tag in ${place}`, async () => {
      const server = new WishlistServer();
      server.ids = ['p-7'];
      const heart = document.createElement('wishlist-toggle');
      heart.setAttribute('product-id', 'p-7');
      document.body.append(heart);
      const host = document.body.appendChild(document.createElement('div'));
      const container = place === 'the page' ? host : host.attachShadow({ mode: 'open' });
      const rootComponentProps = { nextStepUrl: '/checkout', customerEmailHash: oneHash() };
      container.append(createNextCart(fragmentData({ rootComponentProps })));
      await until(() => heart.shadowRoot?.querySelector('[aria-pressed="true"]') != null);
      assert.include(server.calls, 'wishlist');
    });
  }

  it('use one tag if one of them has a scoped registry', async () => {
    const registry = new CustomElementRegistry();
    defineCartFragment({ registry });
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open', customElementRegistry: registry });
    root.innerHTML = `<cart-fragment>${dataScript().outerHTML}</cart-fragment>`;
    const scoped = root.firstElementChild as CartFragmentElement;
    await until(() => titles(scoped).length > 0);
    const global = await showCart();
    assert.deepEqual([versionOf(global), versionOf(scoped)], [version, '9.9.9']);
    choose(quantitySelect(scoped), '5');
    await until(() => quantitySelect(global).value === '5');
  });

  it('hydrate the markup of another tag', async () => {
    const markup = await renderCartFragment(serverData(), { name: 'next-cart' });
    const box = document.body.appendChild(document.createElement('div'));
    box.setHTMLUnsafe(markup);
    const cart = box.firstElementChild as CartFragmentElement;
    const rendered = inside(cart, 'h1');
    await until(() => cart.dataset['serverRendered'] === undefined);
    assert.equal(cart.localName, 'next-cart');
    assert.strictEqual(inside(cart, 'h1'), rendered);
    assert.equal(heading(cart), 'Deine Bestellung');
  });

  it('have the same place and outline until they are defined', async () => {
    const frame = openFrame(`<!doctype html><link rel="stylesheet" href="/dist/placeholder.css">
      <cart-fragment></cart-fragment><checkout-cart data-cart-fragment></checkout-cart>`);
    const looks = () =>
      ['cart-fragment', 'checkout-cart'].map((tag) => {
        const cart = frame.contentDocument?.querySelector(tag);
        return [null, '::before', '::after'].map((pseudo) => {
          const style = cart && frame.contentWindow!.getComputedStyle(cart, pseudo);
          return style && [style.display, style.width, style.height, style.backgroundImage, style.animationName].join();
        });
      });
    await until(() => looks()[0]![1]?.includes('gradient') ?? false);
    assert.deepEqual(looks()[1], looks()[0]);
  });
});

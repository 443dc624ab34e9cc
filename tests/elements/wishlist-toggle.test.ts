import { assert } from 'chai';
import 'cart-fragment/wishlist-toggle.js';
import { afterTest, cleanPage, dataScript, recordEvents, turn, until } from './support/page.ts';
import { clearCookie, cookie, oneHash, oneShop, WishlistServer } from './support/wishlist-server.ts';

function createHeart(attributes: Record<string, string>): HTMLElement {
  const heart = document.createElement('wishlist-toggle');
  for (const [name, value] of Object.entries(attributes)) heart.setAttribute(name, value);
  return heart;
}

async function showHeart(attributes: Record<string, string>): Promise<HTMLElement> {
  const heart = createHeart({ 'product-id': 'p-1', ...attributes });
  document.body.append(heart);
  await until(() => heart.shadowRoot?.querySelector('button') !== null);
  return heart;
}

const button = (heart: Element) => heart.shadowRoot!.querySelector<HTMLButtonElement>('.heart')!;
const isPressed = (heart: Element) => button(heart).getAttribute('aria-pressed') === 'true';
const alertOf = (heart: Element) => heart.shadowRoot!.querySelector<HTMLElement>('[role="alert"]');
const control = (heart: Element, text: string) =>
  Array.from(alertOf(heart)!.querySelectorAll('button')).find(
    ({ textContent, ariaLabel }) => textContent.trim() === text || ariaLabel === text,
  )!;

describe('<wishlist-toggle>', () => {
  beforeEach(clearCookie);
  afterEach(async () => {
    await cleanPage();
    clearCookie();
  });

  it('adds a product to the wishlist of a guest, and removes it', async () => {
    const server = new WishlistServer();
    const changes = recordEvents('wishlistChange');
    const heart = await showHeart({ 'base-url': oneShop() });
    assert.equal(button(heart).ariaLabel, 'Auf die Wunschliste');
    assert.isFalse(isPressed(heart));
    button(heart).click();
    assert.isTrue(isPressed(heart));
    assert.equal(cookie(), '["p-1"]');
    button(heart).click();
    assert.isFalse(isPressed(heart));
    assert.equal(cookie(), '[]');
    assert.deepEqual(changes, [
      { productIds: ['p-1'], added: 'p-1' },
      { productIds: [], removed: 'p-1' },
    ]);
    assert.isEmpty(server.calls);
  });

  it('names the product, and updates when it changes', async () => {
    document.cookie = `cf_wishlist=${encodeURIComponent('["p-2"]')}; path=/`;
    const heart = await showHeart({ 'base-url': oneShop(), 'product-title': 'Thai-Kochkurs' });
    assert.equal(button(heart).ariaLabel, 'Auf die Wunschliste, Thai-Kochkurs');
    heart.setAttribute('product-id', 'p-2');
    await until(() => isPressed(heart));
    heart.focus();
    assert.strictEqual(heart.shadowRoot!.activeElement, button(heart));
  });

  it('is in German, whatever the language of the page', async () => {
    const heart = await showHeart({ 'base-url': oneShop() });
    assert.equal(button(heart).closest('[lang]')?.getAttribute('lang'), 'de');
  });

  it('shows the list of a customer with one request for all hearts, and stores changes on the server', async () => {
    const server = new WishlistServer();
    server.ids = ['p-7'];
    const shop = { 'base-url': oneShop(), 'customer-email-hash': oneHash() };
    const hearts = Array.from({ length: 30 }, (_, index) => createHeart({ 'product-id': `p-${index}`, ...shop }));
    document.body.append(...hearts);
    await until(() => button(hearts[7]!) && isPressed(hearts[7]!));
    button(hearts[3]!).click();
    assert.isTrue(isPressed(hearts[3]!));
    assert.equal(button(hearts[3]!).ariaBusy, 'true');
    await until(() => button(hearts[3]!).ariaBusy === 'false');
    assert.deepEqual(server.calls, ['wishlist', 'wishlist/add-products {"productId":"p-3"}']);
    button(hearts[7]!).click();
    await until(() => server.calls.length === 3 && button(hearts[7]!).ariaBusy === 'false');
    assert.equal(server.calls[2], 'wishlist/remove-product {"productIds":["p-7"]}');
    assert.equal(cookie(), '[]');
  });

  it('shows one state for all hearts of a product', async () => {
    const shop = oneShop();
    const pressed = await showHeart({ 'base-url': shop });
    const second = await showHeart({ 'base-url': shop });
    button(pressed).click();
    assert.isTrue(isPressed(second));
  });

  it('follows other tabs', async () => {
    const changes = recordEvents('wishlistChange');
    const heart = await showHeart({ 'base-url': oneShop() });
    document.cookie = `cf_wishlist=${encodeURIComponent('["p-1"]')}; path=/`;
    const channel = new BroadcastChannel('cf_wishlist');
    afterTest(() => channel.close());
    channel.postMessage({ sentAt: Date.now() });
    await until(() => isPressed(heart));
    assert.deepEqual(changes, [{ productIds: ['p-1'] }]);
  });

  it("merges the guest's products when one element of the page reports a login", async () => {
    const server = new WishlistServer();
    const shop = oneShop();
    const heart = await showHeart({ 'base-url': shop });
    const other = await showHeart({ 'base-url': shop, 'product-id': 'p-2' });
    button(heart).click();
    button(other).click();
    other.setAttribute('customer-email-hash', oneHash());
    await until(() => server.ids.length === 2 && cookie() === '[]');
    assert.deepEqual(server.ids, ['p-2', 'p-1']);
    assert.isTrue(isPressed(heart));
  });

  it('finds the shop in a data script of the page, and in the data of a cart', async () => {
    const server = new WishlistServer();
    const shop = oneShop();
    const script = dataScript({ baseUrl: shop, tenant: 'MD_DE', rootComponentProps: { customerEmailHash: oneHash() } });
    script.dataset['fragmentId'] = 'cart-fragment';
    document.body.append(script);
    const urls: string[] = [];
    const { fetch } = window;
    window.fetch = (input, init) => {
      urls.push(input as string);
      return fetch(input, init);
    };
    const heart = await showHeart({});
    await until(() => server.calls.length === 1);
    assert.equal(urls[0], new URL(`${shop}api/wishlist`, location.href).href);
    assert.equal(heart.dataset['brand'], 'md');
    script.remove();

    const cart = document.createElement('div').appendChild(document.createElement('cart-fragment'));
    Object.assign(cart, { fragmentData: { baseUrl: oneShop(), rootComponentProps: { customerEmailHash: oneHash() } } });
    document.body.append(cart);
    await showHeart({});
    await until(() => server.calls.length === 2);
  });

  it('finds the login in data that a cart receives later', async () => {
    const server = new WishlistServer();
    const heart = await showHeart({});
    const cart = document.body.appendChild(document.createElement('cart-fragment'));
    const setData = (customerEmailHash: string) =>
      Object.assign(cart, { fragmentData: { baseUrl: oneShop(), rootComponentProps: { customerEmailHash } } });
    setData(oneHash());
    button(heart).click();
    await until(() => server.ids.includes('p-1'));
    assert.equal(cookie(), '[]');
    server.ids = [];
    setData(oneHash());
    cart.dispatchEvent(new CustomEvent('cartFragmentReady', { bubbles: true }));
    await until(() => !isPressed(heart));
  });

  it('shows a message with a link when the list is full', async () => {
    const ids = Array.from({ length: 99 }, (_, index) => `x-${index}`);
    document.cookie = `cf_wishlist=${encodeURIComponent(JSON.stringify(ids))}; path=/`;
    const errors = recordEvents('wishlistError');
    const heart = await showHeart({ 'base-url': oneShop() });
    button(heart).click();
    await until(() => alertOf(heart) !== null);
    assert.isFalse(isPressed(heart));
    assert.include(
      alertOf(heart)!.textContent,
      'Die maximale Anzahl an Erlebnissen wurde erreicht – bitte entferne Artikel, um Platz für neue zu schaffen.',
    );
    assert.equal(alertOf(heart)!.querySelector('a')!.href, new URL('/wishlist', location.href).href);
    assert.deepEqual(errors, [{ code: 'COUNT_EXCEEDED', productId: 'p-1', message: 'Maximum Item Count exceeded' }]);
    control(heart, 'Schließen').click();
    assert.isUndefined(alertOf(heart)?.textContent);
    assert.strictEqual(heart.shadowRoot!.activeElement, button(heart));
  });

  it('shows at login, once, how many products of the guest do not fit', async () => {
    const server = new WishlistServer();
    server.ids = Array.from({ length: 99 }, (_, index) => `x-${index}`);
    document.cookie = `cf_wishlist=${encodeURIComponent('["g-1"]')}; path=/`;
    const shop = oneShop();
    const hidden = await showHeart({ 'base-url': shop, hidden: '' });
    const heart = await showHeart({ 'base-url': shop });
    heart.setAttribute('customer-email-hash', oneHash());
    await until(() => alertOf(heart) !== null);
    assert.include(
      alertOf(heart)!.textContent.replaceAll(/\s+/g, ' '),
      'Die maximale Anzahl an Erlebnissen wurde erreicht – bitte entferne Artikel, um Platz für neue zu schaffen. ' +
        '1 Erlebnis wartet noch auf einen Platz. Zur Wunschliste',
    );
    assert.isNull(alertOf(hidden));
    assert.equal(cookie(), '["g-1"]');
    assert.deepEqual(server.calls, ['wishlist']);
  });

  it("shows no failure of another customer's change", async () => {
    const server = new WishlistServer();
    const heart = await showHeart({ 'base-url': oneShop(), 'customer-email-hash': oneHash() });
    await until(() => server.answered === 1);
    let release!: () => void;
    server.pause = new Promise((resolve) => (release = resolve));
    button(heart).click();
    await until(() => server.calls.length === 2);
    server.pause = Promise.resolve();
    heart.setAttribute('customer-email-hash', oneHash());
    await until(() => server.answered === 2 && !isPressed(heart));
    server.refuse = () => Response.json({ errorCode: 999 }, { status: 400 });
    release();
    await until(() => server.answered === 3);
    await turn();
    assert.isNull(alertOf(heart));
    assert.isFalse(isPressed(heart));
    server.refuse = null;
    button(heart).click();
    await until(() => isPressed(heart) && button(heart).ariaBusy === 'false');
  });

  for (const wanted of [true, false]) {
    it(`says that the login has expired when a product is ${wanted ? 'added' : 'removed'}`, async () => {
      const server = new WishlistServer();
      server.ids = wanted ? [] : ['p-1'];
      const heart = await showHeart({ 'base-url': oneShop(), 'customer-email-hash': oneHash() });
      await until(() => server.answered === 1 && isPressed(heart) !== wanted);
      server.refuse = () => Response.json({}, { status: 401 });
      button(heart).click();
      await until(() => alertOf(heart) !== null);
      assert.include(alertOf(heart)!.textContent, 'Deine Anmeldung ist abgelaufen. Bitte melde dich erneut an.');
      assert.equal(isPressed(heart), wanted);
    });
  }

  it('shows its message in its own style, without inheriting from the page', async () => {
    const ids = Array.from({ length: 99 }, (_, index) => `x-${index}`);
    document.cookie = `cf_wishlist=${encodeURIComponent(JSON.stringify(ids))}; path=/`;
    const properties = ['direction', 'visibility', 'cursor', 'font', 'text-align', 'text-indent', 'text-shadow'];
    properties.push('text-transform', 'white-space', 'overflow-wrap');
    const carousel = document.body.appendChild(document.createElement('div'));
    const heart = await showHeart({ 'base-url': oneShop(), style: '--cart-font-family: monospace' });
    const renderedStyle = async () => {
      button(heart).click();
      await until(() => alertOf(heart) !== null);
      const alert = alertOf(heart)!;
      const nodes = Array.from([alert, ...alert.querySelectorAll('*')], (node) => {
        const { width, height } = node.getBoundingClientRect();
        const style = getComputedStyle(node);
        return [node.localName, width, height, ...properties.map((name) => style.getPropertyValue(name))].join();
      });
      control(heart, 'Schließen').click();
      return nodes;
    };
    const plain = await renderedStyle();
    carousel.style.cssText = `direction: rtl; visibility: hidden; cursor: pointer; font: italic 900 9px/3 serif;
      text-align: right; text-indent: 40px; text-shadow: 1px 1px red; text-transform: uppercase; white-space: nowrap`;
    carousel.append(heart);
    assert.deepEqual(await renderedStyle(), plain);
  });

  it('says that the shopper is offline when a change was lost, and sends it with the next answer', async () => {
    const server = new WishlistServer();
    const heart = await showHeart({ 'base-url': oneShop(), 'customer-email-hash': oneHash() });
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    afterTest(() => Reflect.deleteProperty(navigator, 'onLine'));
    server.refuse = () => {
      throw new TypeError('lost');
    };
    button(heart).click();
    await until(() => alertOf(heart) !== null);
    assert.include(
      alertOf(heart)!.textContent,
      'Du bist offline. Deine Änderung wird gesendet, sobald du wieder online bist.',
    );
    assert.isTrue(isPressed(heart));
    server.refuse = null;
    control(heart, 'Erneut versuchen').click();
    await until(() => server.ids.length === 1);
    await until(() => alertOf(heart) === null);
  });

  it('sends a change although the browser claims to be offline', async () => {
    const server = new WishlistServer();
    const heart = await showHeart({ 'base-url': oneShop(), 'customer-email-hash': oneHash() });
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    afterTest(() => Reflect.deleteProperty(navigator, 'onLine'));
    button(heart).click();
    await until(() => server.ids.length === 1);
    assert.isNull(alertOf(heart));
  });

  it('undoes a change that fails, and retries it on request', async () => {
    const server = new WishlistServer();
    const heart = await showHeart({ 'base-url': oneShop(), 'customer-email-hash': oneHash() });
    await until(() => server.answered === 1);
    server.refuse = () => Response.json({ errorCode: 999 }, { status: 400 });
    button(heart).click();
    await until(() => alertOf(heart) !== null);
    assert.isFalse(isPressed(heart));
    server.refuse = null;
    control(heart, 'Erneut versuchen').click();
    await until(() => isPressed(heart) && alertOf(heart) === null && server.ids[0] === 'p-1');
  });

  it('retries the change that failed, whatever has changed since', async () => {
    const server = new WishlistServer();
    const attributes = { 'base-url': oneShop(), 'customer-email-hash': oneHash() };
    const heart = await showHeart(attributes);
    const other = await showHeart(attributes);
    await until(() => server.answered === 1);
    server.refuse = () => Response.json({ errorCode: 999 }, { status: 400 });
    button(heart).click();
    await until(() => alertOf(heart) !== null);
    server.refuse = null;
    const changes = recordEvents('wishlistChange');
    button(other).click();
    await until(() => changes.some(({ added }) => added === 'p-1'));
    const { answered } = server;
    control(heart, 'Erneut versuchen').click();
    assert.equal(heart.shadowRoot!.activeElement, button(heart));
    await until(() => server.answered > answered);
    assert.include(server.ids, 'p-1');
    assert.isTrue(isPressed(heart));
  });

  it('is empty again without its product', async () => {
    const heart = await showHeart({ 'base-url': oneShop() });
    heart.removeAttribute('product-id');
    await until(() => heart.shadowRoot!.querySelector('button') === null);
    heart.setAttribute('product-id', 'p-2');
    await until(() => heart.shadowRoot!.querySelector('button') !== null);
  });

  it('works after a move, and shows failures that happened during it', async () => {
    const server = new WishlistServer();
    const heart = await showHeart({ 'base-url': oneShop(), 'customer-email-hash': oneHash() });
    await until(() => server.answered === 1);
    const carousel = document.body.appendChild(document.createElement('div'));
    server.refuse = () => Response.json({ errorCode: 999 }, { status: 400 });
    button(heart).click();
    carousel.append(heart);
    await until(() => alertOf(heart) !== null);
    document.body.append(heart);
    assert.isUndefined(alertOf(heart)?.textContent);
    server.refuse = null;
    await until(() => !isPressed(heart));
    button(heart).click();
    await until(() => server.ids[0] === 'p-1');
    assert.lengthOf(heart.shadowRoot!.querySelectorAll('button'), 1);
  });

  it('shows that a product is no longer sold', async () => {
    const server = new WishlistServer();
    const errors = recordEvents('wishlistError');
    const heart = await showHeart({ 'base-url': oneShop(), 'customer-email-hash': oneHash() });
    await until(() => server.answered === 1);
    server.refuse = () => Response.json({ errorCode: 0 }, { status: 404 });
    button(heart).click();
    await until(() => alertOf(heart) !== null);
    assert.include(alertOf(heart)!.textContent, 'gibt es leider nicht mehr');
    assert.equal(errors[0]!.message, 'Item went offline');
  });

  it('is empty without a product, and stops listening when it is removed', async () => {
    const heart = createHeart({ 'base-url': oneShop() });
    document.body.append(heart);
    await turn();
    assert.isNull(heart.shadowRoot!.querySelector('button'));
    Object.assign(heart, { productId: 'p-1' });
    await until(() => heart.shadowRoot!.querySelector('button') !== null);
    heart.remove();
    document.cookie = `cf_wishlist=${encodeURIComponent('["p-1"]')}; path=/`;
    document.body.append(heart);
    await until(() => isPressed(heart));
  });
});

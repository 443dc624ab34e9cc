import { assert } from 'chai';
import { CartFragmentElement } from 'cart-fragment/cart-fragment.js';
import { openSlowFrame } from './support/frame.ts';
import { StubShop } from './support/stub-shop.ts';
import {
  afterTest,
  choose,
  cleanPage,
  createCart,
  dataScript,
  fragmentData,
  heading,
  recordEvents,
  inside,
  quantitySelect,
  showCart,
  titles,
  turn,
  until,
} from './support/page.ts';
import { wireCart } from './support/wire-cart.ts';

function hearErrors(): string[] {
  const said: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => void said.push(words.map(String).join(' '));
  afterTest(() => (console.error = error));
  return said;
}

function thirtyItems() {
  const [item] = wireCart().items;
  return Array.from({ length: 30 }, (_, index) => ({ ...item!, id: `item-${index}` }));
}

describe('start of <cart-fragment>', () => {
  let shop: StubShop;
  beforeEach(() => (shop = new StubShop()));
  afterEach(async () => {
    await cleanPage();
    shop.restore();
  });

  it('draws no skeleton if the cart has come while scripts kept the browser busy', async () => {
    const { fetch } = window;
    window.fetch = async (...call) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      return fetch(...call);
    };
    afterTest(() => (window.fetch = fetch));
    const cart = createCart();
    document.body.append(cart);
    await Promise.resolve();
    const drawn = new Set<boolean>();
    const see = () => drawn.add(cart.shadowRoot!.querySelector('[part~="skeleton"]') !== null);
    new MutationObserver(see).observe(cart.shadowRoot!, { childList: true, subtree: true });
    const end = performance.now() + 300;
    while (performance.now() < end);
    await until(() => titles(cart).length > 0);
    assert.deepEqual([...drawn], [false]);
  });

  it('draws each row once if the engine takes over before the last rows are drawn', async () => {
    const items = thirtyItems();
    const initialCart = wireCart({ items, selectedPaymentType: 'PayPal' });
    const said = hearErrors();
    await showCart();
    const cart = await showCart(createCart(fragmentData({ rootComponentProps: { initialCart } })));
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    assert.lengthOf(titles(cart), 30);
    assert.deepEqual(said, []);
  });

  it('draws each row once if the engine is needed while rows are drawn in short tasks', async () => {
    const items = thirtyItems();
    shop.cart = wireCart({ items });
    const said = hearErrors();
    for (const drawn of [4, 12, 30]) {
      const cart = createCart(fragmentData({ rootComponentProps: { initialCart: wireCart({ items }) } }));
      cart.setAttribute('hydrate', 'interaction');
      document.body.append(cart);
      await until(() => titles(cart).length >= drawn);
      await cart.refresh();
      await until(() => titles(cart).length >= items.length);
      const ids = [...cart.shadowRoot!.querySelectorAll<HTMLElement>('[part~="item"]')].map(
        (row) => row.dataset['itemId'],
      );
      assert.deepEqual(
        ids,
        items.map(({ id }) => id),
      );
      cart.remove();
    }
    assert.deepEqual(said, []);
  });

  it('renders a row that cannot be drawn beyond the screen as one that has failed', async () => {
    const items = thirtyItems();
    const appointment = { appointmentId: 'a-1', date: '2027-04-17T08:30:00.000Z', location: 'Ort' };
    Object.assign(items[25]!, { appointment, quantity: 1 });
    const { setUTCHours } = Date.prototype;
    Date.prototype.setUTCHours = () => {
      throw new Error('no dates');
    };
    afterTest(() => (Date.prototype.setUTCHours = setUTCHours));
    hearErrors();
    const cart = await showCart(createCart(fragmentData({ rootComponentProps: { initialCart: wireCart({ items }) } })));
    await until(() => cart.shadowRoot!.textContent.includes('kann gerade nicht angezeigt werden'));
    await until(() => quantitySelect(cart, 'item-3').disabled === false);
    assert.lengthOf(cart.shadowRoot!.querySelectorAll('[part~="item"]'), 30);
  });

  it('announces to other tabs the cart that it has fetched, but not one of the page', async () => {
    const versions: number[] = [];
    const tab = new BroadcastChannel('cf_cart');
    tab.onmessage = ({ data }: MessageEvent<{ cartVersion: number }>) => versions.push(data.cartVersion);
    afterTest(() => tab.close());
    await showCart(createCart(fragmentData({ rootComponentProps: { initialCart: wireCart({ cartVersion: 8 }) } })));
    shop.cart = wireCart({ cartVersion: 9 });
    await showCart();
    await until(() => versions.length > 0);
    shop.cart = wireCart({ cartVersion: 10 });
    const untouched = createCart();
    untouched.setAttribute('hydrate', 'interaction');
    document.body.append(untouched);
    await until(() => versions.length > 1);
    assert.deepEqual(versions, [9, 10]);
  });

  it('shows the cart of its child script', async () => {
    const cart = await showCart();
    assert.equal(heading(cart), 'Deine Bestellung');
    assert.deepEqual(titles(cart), ['Thai-Kochkurs', 'Ballonfahrt']);
  });

  it('prefers the property to the child script', async () => {
    const cart = createCart();
    cart.fragmentData = fragmentData({ baseUrl: '/other/' });
    await showCart(cart);
    assert.include(shop.named('cart')[0]?.url, '/other/api/cart');
  });

  it('prefers the attribute fragment-data to scripts, and the property to both', async () => {
    const cart = createCart();
    cart.setAttribute('fragment-data', JSON.stringify(fragmentData({ baseUrl: '/attribute/' })));
    await showCart(cart);
    assert.include(shop.named('cart')[0]?.url, '/attribute/api/cart');
    cart.setAttribute('fragment-data', JSON.stringify(fragmentData({ baseUrl: '/changed/' })));
    await until(() => shop.named('cart').length === 2);
    assert.include(shop.named('cart')[1]?.url, '/changed/api/cart');
    cart.removeAttribute('fragment-data');
    await until(() => shop.named('cart').length === 3);
    assert.include(shop.named('cart')[2]?.url, '/shop/api/cart');
  });

  it('does nothing when equal data is set again', async () => {
    const cart = createCart(null);
    cart.fragmentData = fragmentData({ rootComponentProps: { initialCart: wireCart() } });
    await showCart(cart);
    const changes = recordEvents('cartChange');
    const terms = shop.named('delivery-terms').length;
    for (let time = 0; time < 3; time++) {
      cart.fragmentData = fragmentData({ rootComponentProps: { initialCart: wireCart() } });
      await turn();
    }
    assert.isEmpty(changes);
    assert.lengthOf(shop.named('delivery-terms'), terms);
    assert.isEmpty(shop.named('cart'));
    cart.fragmentData = fragmentData({ baseUrl: '/other/' });
    await until(() => shop.named('cart').length === 1);
  });

  it('reports unusable data, and reads the next source', async () => {
    const said = hearErrors();
    const cart = createCart();
    cart.setAttribute('fragment-data', '[object Object]');
    await showCart(cart);
    assert.include(shop.named('cart')[0]?.url, '/shop/api/cart');
    await until(() => said.some((words) => words.includes('is the text [object Object]')));
    assert.lengthOf(said, 1);
  });

  it('reports an unusable initial cart, and fetches one', async () => {
    const said = hearErrors();
    await showCart(createCart(fragmentData({ rootComponentProps: { initialCart: { cartId: 'c', items: [] } } })));
    assert.lengthOf(shop.named('cart'), 1);
    await until(() =>
      said.some((words) => words.includes('rootComponentProps.initialCart.cartVersion: found nothing')),
    );
  });

  it('says once what is wrong with the data and the answers of the shop, and shows the cart', async () => {
    const said = hearErrors();
    const mistakes = () =>
      said.filter((words) => words.includes(', expected')).map((words) => words.split(', expected')[0]);
    const [first, ...others] = wireCart().items;
    shop.cart = wireCart({
      items: [{ ...first!, product: { ...(first!['product'] as object), price: 79.9, image: '/a.svg' } }, ...others],
      total: { gross: { amount: 24460, currencyCode: 'EUR' } },
    });
    const data = JSON.stringify({ baseUrl: '/shop/', tenant: 'XX_FR', locale: 'en', nextStepUrl: '/checkout' });
    const cart = await showCart(createCart(data));
    await showCart(createCart(data));
    await until(() => mistakes().length >= 6);
    assert.sameMembers(mistakes(), [
      'cart-fragment CF-102: nextStepUrl: found an unknown field',
      'cart-fragment CF-103: locale: found en',
      'cart-fragment CF-105: tenant: found XX_FR',
      'cart-fragment CF-103: GET api/cart, items.0.product.image: found a text',
      'cart-fragment CF-103: GET api/cart, items.0.product.price: found 79.9',
      'cart-fragment CF-111: cart.total.gross.amount: found 24460',
    ]);
    assert.notInclude(cart.shadowRoot!.textContent, 'found');
  });

  it('uses a property set before the element is defined', async () => {
    const name = 'late-cart';
    const early = document.createElement(name);
    Object.assign(early, { fragmentData: fragmentData({ baseUrl: '/early/' }), tenant: 'MD_AT' });
    document.body.append(early);
    customElements.define(name, class extends CartFragmentElement {});
    await until(() => titles(early).length > 0);
    assert.include(shop.named('cart')[0]?.url, '/early/api/cart');
    assert.equal(early.getAttribute('tenant'), 'MD_AT');
    assert.isFalse(Object.hasOwn(early, 'fragmentData'));
  });

  it('prefers the script of data-source to that of the document', async () => {
    const named = dataScript(fragmentData({ baseUrl: '/named/' }));
    named.id = 'cart-data';
    const wide = dataScript(fragmentData({ baseUrl: '/wide/' }));
    wide.dataset['fragmentId'] = 'cart-fragment';
    document.body.append(named, wide);
    const first = createCart(null);
    first.setAttribute('data-source', 'cart-data');
    await showCart(first);
    await showCart(createCart(null));
    const urls = shop.named('cart').map(({ url }) => new URL(url).pathname);
    assert.deepEqual(urls, ['/named/api/cart', '/wide/api/cart']);
  });

  it('waits for attributes and children set right after insertion', async () => {
    const errors = recordEvents('cartFragmentError');
    const cart = createCart(null);
    document.body.append(cart);
    cart.setAttribute('base-url', '/later/');
    cart.append(dataScript({ rootComponentProps: {} }));
    await until(() => titles(cart).length > 0);
    assert.include(shop.named('cart')[0]?.url, '/later/api/cart');
    assert.isEmpty(errors);
  });

  for (const [what, data] of [
    ['no data', null],
    ['malformed JSON', '{"baseUrl": "/shop/",}'],
    ['JSON with trailing garbage', '{"baseUrl": "/shop/"} x'],
    ['a comment before JSON', `/* data */ ${JSON.stringify(fragmentData())}`],
    ['JSON with markup after it', `${JSON.stringify(fragmentData())} </div>`],
    ['deeply nested JSON', '['.repeat(100_000)],
    ['deeply nested usable JSON', '['.repeat(100_000) + JSON.stringify(fragmentData())],
    ['another kind of JSON', '[1]'],
    ['data of another fragment', JSON.stringify({ id: 'header-fragment', baseUrl: '/shop/' })],
    ['a missing baseUrl', '{}'],
    ['a baseUrl that is no web address', '{"baseUrl": "javascript:alert(1)"}'],
  ] as const) {
    it(`shows the error screen and dispatches cartFragmentError for ${what}`, async () => {
      const errors = recordEvents('cartFragmentError');
      const cart = createCart(data);
      document.body.append(cart);
      await until(() => errors.length > 0);
      assert.deepEqual(errors, [
        { message: 'Could not initialize cart-fragment because there was no fragment data for it' },
      ]);
      assert.equal(heading(cart), 'Es tut uns leid!');
      assert.include(inside(cart, '[role="alert"]').textContent, 'Ein technischer Fehler liegt vor.');
      assert.isEmpty(shop.calls);
    });
  }

  for (const [what, data, words] of [
    ['an object that a framework turned into text', '[object Object]', 'is the text [object Object]'],
    ['quotes that a CMS has made typographic', '{\n“baseUrl”: “/shop/”}', 'line 2, column 1'],
  ] as const) {
    it(`names in the console ${what}`, async () => {
      const { error } = console;
      const messages: string[] = [];
      console.error = (text: string) => void messages.push(text);
      afterTest(() => (console.error = error));
      document.body.append(createCart(data));
      await until(() => messages.some((text) => text.includes(words)));
    });
  }

  for (const [what, extra] of [
    ['nesting of 100,000 levels', `"deep": ${'['.repeat(100_000)}${']'.repeat(100_000)},`],
    ['5 MB that nobody reads', `"large": "${'x'.repeat(5_000_000)}",`],
    ['keys that mean the prototype', '"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}},'],
  ] as const) {
    it(`shows the cart for data with ${what}`, async () => {
      const cart = await showCart(createCart(JSON.stringify(fragmentData()).replace('{', `{${extra}`)));
      assert.notProperty({}, 'polluted');
      choose(quantitySelect(cart), '3');
      await until(() => shop.named('cart/set-item-quantity').length === 1);
    });
  }

  it('shows no payments without their configuration, and loads nothing for them', async () => {
    const cart = await showCart();
    const payments = inside(cart, '#payment-methods');
    payments.scrollIntoView();
    await turn();
    assert.equal(payments.getBoundingClientRect().height, 0);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    assert.isEmpty(loaded.filter((url) => /express|payment-providers/.test(url)));
  });

  it('starts from base-url alone', async () => {
    const cart = createCart(null);
    cart.setAttribute('base-url', '/shop/');
    await showCart(cart);
  });

  it('reads a script that an editor wrapped', async () => {
    const cart = createCart(null);
    cart.innerHTML = `<p><script type="application/json; charset=utf-8">//<![CDATA[
      ${JSON.stringify(fragmentData())}
      //]]></script></p>`;
    await showCart(cart);
  });

  it('starts when usable data follows an error', async () => {
    const errors = recordEvents('cartFragmentError');
    const cart = createCart(null);
    document.body.append(cart);
    await until(() => errors.length > 0);
    cart.append(dataScript());
    await until(() => titles(cart).length > 0);
    assert.isNull(cart.shadowRoot?.querySelector('[part~="error-screen"]'));
  });

  for (const [what, mark] of [
    ['that data-source names', 'id="later"'],
    ['for the whole document', 'data-fragment-id="cart-fragment"'],
  ] as const) {
    it(`waits for the script ${what} while the page is being parsed`, async () => {
      const { frame, page } = openSlowFrame();
      page.write('<!doctype html><script type="module" async src="/dist/cart-fragment.js"></script><main>');
      await until(() => frame.contentWindow!.customElements.get('cart-fragment') !== undefined);
      const dispatched: string[] = [];
      for (const name of ['cartFragmentReady', 'cartFragmentError']) {
        frame.contentWindow!.addEventListener(name, ({ type }) => dispatched.push(type));
      }
      page.write('<cart-fragment data-source="later"></cart-fragment></main><p>Mehr von der Seite</p>');
      await turn();
      const json = JSON.stringify(fragmentData());
      page.write(`<script type="application/json" ${mark}>${json.slice(0, 20)}`);
      await turn();
      page.write(`${json.slice(20)}</script><p>Noch mehr`);
      await until(() => dispatched.length > 0);
      assert.deepEqual(dispatched, ['cartFragmentReady']);
      page.close();
    });
  }

  it('reports missing data once the page is parsed', async () => {
    const { frame, page } = openSlowFrame();
    page.write('<!doctype html><script type="module" async src="/dist/cart-fragment.js"></script><main>');
    await until(() => frame.contentWindow!.customElements.get('cart-fragment') !== undefined);
    const dispatched: string[] = [];
    frame.contentWindow!.addEventListener('cartFragmentError', ({ type }) => dispatched.push(type));
    page.write('<cart-fragment></cart-fragment></main><p>Mehr von der Seite</p>');
    await turn();
    assert.isEmpty(dispatched);
    page.close();
    await until(() => dispatched.length > 0);
  });

  it('reads a missing baseUrl from the attribute', async () => {
    const cart = createCart({ tenant: 'MD_CH' });
    cart.setAttribute('base-url', 'relative/');
    await showCart(cart);
    assert.equal(shop.named('cart')[0]?.url, new URL('relative/api/cart', document.baseURI).href);
  });

  it('shows the brand of the tenant', async () => {
    const cart = await showCart(createCart(fragmentData({ tenant: 'MD_DE' })));
    assert.equal(cart.dataset['brand'], 'md');
    cart.setAttribute('tenant', 'JS_AT');
    await turn();
    assert.equal(cart.dataset['brand'], 'js');
  });

  it('shows the brand of JS_DE and no loyalty program for an unknown tenant', async () => {
    hearErrors();
    const cart = await showCart(createCart(fragmentData({ tenant: 'XX_DE' })));
    assert.lengthOf(titles(cart), 2);
    assert.equal(getComputedStyle(inside(cart, '.proceed')).backgroundColor, 'rgb(212, 0, 42)');
    const programs = [await showCart(), cart].map(({ shadowRoot }) => shadowRoot!.querySelector('[part~="loyalty"]'));
    assert.deepEqual(programs.map(Boolean), [true, false]);
    assert.match(inside(cart, '[part~="summary"]').textContent, /Gesamtsumme[^\d]*\d[\d,.]*\s€/);
  });

  it('restores the brand when a morph of the page removes the attribute', async () => {
    const cart = await showCart(createCart(fragmentData({ tenant: 'MD_DE' })));
    cart.removeAttribute('data-brand');
    await until(() => cart.dataset['brand'] === 'md');
    cart.dataset['brand'] = 'js';
    await until(() => cart.dataset['brand'] === 'md');
  });

  it('works when elements of the page clobber the document', async () => {
    document.cookie = 'campaign=FR%C3%9CHLING';
    for (const name of ['cookie', 'readyState', 'getElementById', 'querySelector', 'visibilityState', 'baseURI']) {
      const image = document.createElement('img');
      image.name = name;
      document.body.append(image);
    }
    assert.notTypeOf(document.cookie, 'string', 'the page is clobbered');
    const wide = dataScript(fragmentData({ rootComponentProps: { discountCampaignCookieName: 'campaign' } }));
    wide.dataset['fragmentId'] = 'cart-fragment';
    document.body.append(wide);
    assert.lengthOf(titles(await showCart(createCart(null))), 2);
    assert.equal(shop.named('cart/add-coupon')[0]?.body['coupon'], 'FRÜHLING');
  });

  it('does not pollute prototypes with its data', async () => {
    const cart = createCart(
      '{"__proto__": {"polluted": 1}, "baseUrl": "/shop/", "rootComponentProps": {"constructor": {"prototype": {"polluted": 1}}}}',
    );
    await showCart(cart);
    assert.notProperty({}, 'polluted');
  });

  it('dispatches events in order: ready, the first cart, its version', async () => {
    const names: string[] = [];
    for (const name of ['cartFragmentReady', 'cartChange', 'cartVersionChange'] as const) {
      const listen = () => void names.push(name);
      window.addEventListener(name, listen);
      afterTest(() => window.removeEventListener(name, listen));
    }
    const versions = recordEvents('cartVersionChange');
    const ready = recordEvents('cartFragmentReady');
    await showCart();
    assert.deepEqual(names, ['cartFragmentReady', 'cartChange', 'cartVersionChange']);
    assert.deepEqual(ready, [{ hydrated: false }]);
    assert.deepEqual(versions, [{ cartId: 'cart-1', cartVersion: 3, numberOfItems: 3 }]);
  });

  it('continues when a listener of the page throws', async () => {
    const thrown: string[] = [];
    const handler = window.onerror;
    window.onerror = () => void thrown.push('error');
    afterTest(() => (window.onerror = handler));
    const broken = () => {
      throw new Error('broken listener');
    };
    for (const name of ['cartFragmentReady', 'cartChange'] as const) {
      window.addEventListener(name, broken);
      afterTest(() => window.removeEventListener(name, broken));
    }
    assert.lengthOf(titles(await showCart()), 2);
    assert.lengthOf(thrown, 2, 'the page hears of its own errors');
  });
});

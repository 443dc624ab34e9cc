import { assert } from 'chai';
import type { WishlistPageEventMap } from 'cart-fragment';
import 'cart-fragment/wishlist-fragment.js';
import { afterTest, cleanPage, dataScript, recordEvents, inside, turn, until } from './support/page.ts';
import {
  clearCookie,
  cookie,
  storeGuestList,
  oneHash,
  oneShop,
  WishlistServer,
  wireProduct,
} from './support/wishlist-server.ts';

type Attributes = Record<string, string>;

/** Inserts the page, with its data in a child script. */
async function showPage(attributes: Attributes = {}, props: object | null = null): Promise<HTMLElement> {
  const page = document.createElement('wishlist-fragment');
  for (const [name, value] of Object.entries({ 'base-url': oneShop(), ...attributes })) page.setAttribute(name, value);
  if (props) page.append(dataScript({ rootComponentProps: props }));
  document.body.append(page);
  await until(() => Boolean(page.shadowRoot?.querySelector('h1')));
  return page;
}

const items = (page: Element) => Array.from(page.shadowRoot!.querySelectorAll<HTMLElement>('[part~="item"]'));
const texts = (page: Element) => items(page).map((item) => item.querySelector('h2, .wish-text')?.textContent);
const has = (page: Element, text: string) => page.shadowRoot!.textContent.includes(text);
const status = (page: Element) => inside(page, '[role="status"]').textContent;

function control(page: Element, name: string): HTMLElement {
  const found = Array.from(page.shadowRoot!.querySelectorAll<HTMLElement>('a, button')).find(
    ({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name,
  );
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

describe('<wishlist-fragment>', () => {
  let server: WishlistServer;
  beforeEach(() => {
    clearCookie();
    server = new WishlistServer();
  });
  afterEach(async () => {
    await cleanPage();
    clearCookie();
  });

  it('uses the font size of the theme', async () => {
    const page = await showPage();
    page.style.setProperty('--cart-font-size', '30px');
    assert.equal(getComputedStyle(inside(page, '.root')).fontSize, '30px');
  });

  it('says that the login has expired, not that a product is gone or the list is empty', async () => {
    server.ids = ['p-2', 'p-1'];
    const page = await showPage({ 'customer-email-hash': oneHash() });
    await until(() => texts(page)[1] === 'Erlebnis p-1');
    server.refuse = (path) => (path.includes('remove-product') ? Response.json({}, { status: 401 }) : null);
    control(page, 'Erlebnis p-1 entfernen').click();
    await until(() => has(page, 'Deine Anmeldung ist abgelaufen. Bitte melde dich erneut an.'));
    assert.isEmpty(items(page));
    assert.isFalse(has(page, 'nicht mehr auf deiner Wunschliste'));
    assert.isFalse(has(page, 'noch leer'));
    assert.equal(status(page), '');
    assert.isNotNull(page.shadowRoot!.querySelector('[part~="login-prompt"]'));
  });

  it('shows the products of a guest, and a login link', async () => {
    storeGuestList(['p-2', 'p-1']);
    const shop = oneShop();
    const page = await showPage(
      { 'base-url': shop, tenant: 'MD_DE' },
      { tenantConfig: { urls: { login: `${location.origin}/login` } } },
    );
    await until(() => texts(page).join() === 'Erlebnis p-2,Erlebnis p-1');
    assert.deepEqual(server.calls.toSorted(), ['product-details/p-1', 'product-details/p-2']);
    assert.equal(status(page), 'Auf deiner Wunschliste stehen 2 Erlebnisse.');
    assert.equal(page.dataset['brand'], 'md');
    const link = items(page)[0]!.querySelector<HTMLAnchorElement>('h2 a')!;
    assert.equal(link.href, new URL(`${shop}experiences/p-2`, location.href).href);
    assert.include(items(page)[0]!.querySelector('[part~="price"]')!.textContent, '79,90');
    const login = control(page, 'Anmelden oder registrieren') as HTMLAnchorElement;
    assert.equal(login.href, `${location.origin}/login`);
    page.focus();
    assert.strictEqual(page.shadowRoot!.activeElement, inside(page, 'h1'));
  });

  it('leads to the shop if the URL of the login is unusable', async () => {
    storeGuestList(['p-1']);
    const urls = { login: 'javascript:alert(1)', web: { href: `${location.origin}/shop` } };
    const page = await showPage({ 'base-url': oneShop() }, { tenantConfig: { urls } });
    await until(() => texts(page).length > 0);
    const login = control(page, 'Anmelden oder registrieren') as HTMLAnchorElement;
    assert.equal(login.href, `${location.origin}/shop`);
  });

  it('shows a product without a title by its tracking name', async () => {
    const initialProducts = [{ id: 'p-1', title: null, trackingName: 'Ballonfahrt' }];
    const page = await showPage({ 'customer-email-hash': oneHash() }, { initialWishlist: ['p-1'], initialProducts });
    await until(() => texts(page).join() === 'Ballonfahrt');
  });

  it("shows the list and the products of the page's data without a request", async () => {
    const initial = ['p-2', 'p-1'];
    const page = await showPage(
      { 'customer-email-hash': oneHash() },
      { initialWishlist: initial, initialProducts: [...initial.map(wireProduct), { id: 'p-3' }] },
    );
    await until(() => texts(page).join() === 'Erlebnis p-2,Erlebnis p-1');
    assert.isNull(page.shadowRoot!.querySelector('[part~="login-prompt"]'));
    assert.isEmpty(server.calls);
  });

  it('removes a product, and restores it at its position', async () => {
    storeGuestList(['p-3', 'p-2', 'p-1']);
    const changes = recordEvents('wishlistChange');
    const page = await showPage();
    await until(() => texts(page)[2] === 'Erlebnis p-1');
    control(page, 'Erlebnis p-2 entfernen').click();
    await until(() => has(page, '„Erlebnis p-2“ steht nicht mehr auf deiner Wunschliste.'));
    assert.equal(cookie(), '["p-3","p-1"]');
    assert.equal(status(page), 'Auf deiner Wunschliste stehen 2 Erlebnisse.');
    control(page, 'Rückgängig, Erlebnis p-2').click();
    await until(() => texts(page).join() === 'Erlebnis p-3,Erlebnis p-2,Erlebnis p-1');
    assert.sameMembers(JSON.parse(cookie()) as string[], ['p-1', 'p-2', 'p-3']);
    assert.deepEqual(
      changes.map(({ added, removed }) => added ?? removed),
      ['p-2', 'p-2'],
    );
  });

  it('shows that a restored product is no longer sold', async () => {
    server.ids = ['p-1'];
    const page = await showPage({ 'customer-email-hash': oneHash() });
    await until(() => texts(page)[0] === 'Erlebnis p-1');
    control(page, 'Erlebnis p-1 entfernen').click();
    await until(() => server.ids.length === 0 && has(page, 'steht nicht mehr auf deiner Wunschliste.'));
    server.refuse = () => Response.json({ errorCode: 9999 }, { status: 410 });
    control(page, 'Rückgängig, Erlebnis p-1').click();
    await until(() => has(page, 'Dieses Erlebnis gibt es leider nicht mehr.'));
  });

  it('tracks once per session that a product is no longer sold', async () => {
    storeGuestList(['p-unsold']);
    server.refuse = () => Response.json({ errorCode: 0 }, { status: 404 });
    const errors = recordEvents('wishlistError');
    const attributes = { 'base-url': oneShop(), 'data-layer-name': 'wishLayer' };
    const untracked = await showPage({ ...attributes, 'data-analytics': 'off' });
    await until(() => has(untracked, 'Dieses Erlebnis gibt es leider nicht mehr.') && errors.length === 1);
    untracked.remove();
    const tracked = () =>
      ((Reflect.get(window, 'wishLayer') ?? []) as { error?: string }[]).flatMap(({ error }) => error ?? []);
    const first = await showPage(attributes);
    await until(() => errors.length === 2 && tracked().length > 0);
    first.remove();
    // The next page finds a second unavailable product, so that the test can wait for its event.
    storeGuestList(['p-unsold', 'p-unsold-2']);
    await showPage(attributes);
    await until(() => errors.length === 4 && tracked().length > 1);
    assert.deepEqual(tracked(), ['Item went offline', 'Item went offline']);
    Reflect.deleteProperty(window, 'wishLayer');
  });

  it('shows how many products of the guest do not fit, until there is room', async () => {
    storeGuestList(['g-2', 'g-1']);
    server.ids = Array.from({ length: 99 }, (_, index) => `x-${index}`);
    const errors = recordEvents('wishlistError');
    const page = await showPage({ 'customer-email-hash': oneHash() });
    const alert = () => page.shadowRoot!.querySelector('[part~="notice"]')?.textContent;
    await until(() => alert() !== undefined);
    assert.equal(
      alert(),
      'Die maximale Anzahl an Erlebnissen wurde erreicht – bitte entferne Artikel, um Platz für neue zu schaffen. ' +
        '2 Erlebnisse warten noch auf einen Platz.',
    );
    assert.deepEqual(errors, [
      { code: 'COUNT_EXCEEDED', productId: 'g-2', productIds: ['g-2', 'g-1'], message: 'Maximum Item Count exceeded' },
    ]);
    assert.equal(cookie(), '["g-2","g-1"]');
    await until(() => texts(page)[1] === 'Erlebnis x-1');
    control(page, 'Erlebnis x-0 entfernen').click();
    await until(() => server.ids[0] === 'g-2' && cookie() === '["g-1"]');
    await until(() => alert()!.endsWith('1 Erlebnis wartet noch auf einen Platz.'));
    control(page, 'Erlebnis x-1 entfernen').click();
    await until(() => server.ids[0] === 'g-1' && alert() === undefined && cookie() === '[]');
    assert.lengthOf(errors, 1);
  });

  it('tracks a removal once, with all known fields of the product', async () => {
    storeGuestList(['p-1']);
    const page = await showPage({ 'data-layer-name': 'wishLayer' });
    await until(() => texts(page)[0] === 'Erlebnis p-1');
    control(page, 'Erlebnis p-1 entfernen').click();
    await until(() => Reflect.has(window, 'wishLayer'));
    // Tracking waits for a microtask, after all other listeners.
    await Promise.resolve();
    const [, ...pushes] = Reflect.get(window, 'wishLayer') as {
      event?: string;
      ecommerce: { items: object[] } | null;
    }[];
    Reflect.deleteProperty(window, 'wishLayer');
    assert.lengthOf(pushes, 1);
    assert.equal(pushes[0]!.event, 'remove_from_wishlist');
    assert.deepInclude(pushes[0]!.ecommerce!.items[0], {
      item_id: 'sku-p-1',
      item_name: 'Ballonfahrt',
      price: 79.9,
      quantity: 1,
    });
  });

  for (const width of [320, 700]) {
    it(`keeps the layout when products load or are removed at ${width} px`, async () => {
      document.body.style.inlineSize = `${width}px`;
      afterTest(() => document.body.removeAttribute('style'));
      storeGuestList(['p-4', 'p-3', 'p-2', 'p-1']);
      server.refuse = (path) => {
        if (path.endsWith('p-1')) return Response.json({ errorCode: 0 }, { status: 404 });
        return path.endsWith('p-2') ? Response.json({ errorCode: 0 }, { status: 500 }) : null;
      };
      let release = () => {};
      server.pause = new Promise((resolve) => (release = resolve));
      const page = await showPage();
      const places = () => [...page.shadowRoot!.querySelectorAll<HTMLElement>('[part~="items"] > li')];
      const positions = () => places().map(({ offsetTop, offsetHeight }) => [offsetTop, offsetHeight]);
      await until(() => items(page).length === 4);
      const before = positions();
      release();
      await until(() => texts(page).every(Boolean));
      assert.deepEqual(positions(), before);
      control(page, 'Erlebnis p-4 entfernen').click();
      await until(() => has(page, '„Erlebnis p-4“ steht nicht mehr auf deiner Wunschliste.'));
      for (const remove of page.shadowRoot!.querySelectorAll<HTMLElement>('[part~="remove"]')) remove.click();
      await until(() => page.shadowRoot!.querySelector('[part~="empty"]') !== null);
      assert.deepEqual(positions(), before);
      assert.isEmpty(items(page));
    });
  }

  it('has two columns on a phone, and one with large text', async () => {
    storeGuestList(['p-2', 'p-1']);
    const page = await showPage();
    await until(() => items(page).length === 2);
    const columns = () => new Set(items(page).map(({ offsetLeft }) => offsetLeft)).size;
    for (const width of [320, 360, 390]) {
      page.style.width = `${width}px`;
      inside(page, '.root').style.removeProperty('font-size');
      assert.equal(columns(), 2, `${width} px`);
      inside(page, '.root').style.fontSize = '200%';
      assert.equal(columns(), 1, `${width} px, large text`);
    }
  });

  it('clips no title at twice the text size, and a very long one only until it has the focus', async () => {
    storeGuestList(['p-2', 'p-1']);
    const named = (id: string, title: string) => ({ ...wireProduct(id), title });
    const products = [
      named('p-2', 'Fallschirm-Tandemsprung aus 4.000 Metern über dem Voralpenland'),
      named('p-1', 'Ballonfahrt im Alpenvorland '.repeat(60)),
    ];
    const page = await showPage({}, { initialProducts: products });
    page.style.width = '288px';
    inside(page, '.root').style.fontSize = '200%';
    await until(() => items(page).length === 2);
    const isWhole = (title: Element) => title.scrollHeight <= title.clientHeight;
    const [long, endless] = items(page).map((item) => item.querySelector<HTMLElement>('h2 > a')!);
    assert.isTrue(isWhole(long!));
    assert.isFalse(isWhole(endless!));
    const { scrollHeight } = endless!;
    endless!.focus({ focusVisible: true });
    assert.isAtLeast(endless!.parentElement!.clientHeight, scrollHeight);
  });

  it('shows a product without a price', async () => {
    storeGuestList(['p-1']);
    const page = await showPage({}, { initialProducts: [{ ...wireProduct('p-1'), price: null }] });
    await until(() => texts(page)[0] === 'Erlebnis p-1');
    assert.isNull(page.shadowRoot!.querySelector('[part="price"]'));
  });

  describe('with products that can be added to the cart', () => {
    const attributes = () => ({ 'base-url': oneShop(), 'can-add-to-cart': '' });
    const recordRequests = (page: HTMLElement) => {
      const requests: WishlistPageEventMap['wishlistAddToCart'][] = [];
      page.addEventListener('wishlistAddToCart', (event) => requests.push(event));
      return requests;
    };

    it('asks the page to add a product, and shows that it is in the cart', async () => {
      storeGuestList(['p-1']);
      const page = await showPage(attributes());
      await until(() => texts(page)[0] === 'Erlebnis p-1');
      const requests = recordRequests(page);
      let finish = () => {};
      page.addEventListener('wishlistAddToCart', ({ detail }) =>
        detail.waitUntil(new Promise<void>((resolve) => (finish = resolve))),
      );
      const button = control(page, 'In den Warenkorb, Erlebnis p-1');
      button.click();
      await until(() => button.ariaDisabled === 'true');
      button.click();
      assert.deepEqual(
        requests.map(({ detail, bubbles, composed, cancelable }) => [detail.productId, bubbles, composed, cancelable]),
        [['p-1', true, true, true]],
      );
      finish();
      await until(() => has(page, '„Erlebnis p-1“ liegt jetzt im Warenkorb.'));
      assert.strictEqual(control(page, 'Im Warenkorb, Erlebnis p-1'), button);
      assert.equal(button.textContent, 'Im Warenkorb');
    });

    it('shows at the product that it could not be added, until the next attempt', async () => {
      storeGuestList(['p-2', 'p-1']);
      const page = await showPage(attributes());
      await until(() => texts(page)[1] === 'Erlebnis p-1');
      let succeeds = false;
      page.addEventListener('wishlistAddToCart', ({ detail }) =>
        detail.waitUntil(succeeds ? Promise.resolve() : Promise.reject(new Error('sold out'))),
      );
      control(page, 'In den Warenkorb, Erlebnis p-1').click();
      const alert = () => items(page)[1]!.querySelector('[role="alert"]')?.textContent;
      await until(() => alert() === 'Das hat leider nicht geklappt. Bitte versuche es erneut.');
      succeeds = true;
      control(page, 'In den Warenkorb, Erlebnis p-1').click();
      await until(() => has(page, '„Erlebnis p-1“ liegt jetzt im Warenkorb.'));
      assert.isUndefined(alert());
    });

    it('gives no feedback if the page cancels the event or passes no work', async () => {
      storeGuestList(['p-1']);
      const page = await showPage(attributes());
      await until(() => texts(page)[0] === 'Erlebnis p-1');
      const requests = recordRequests(page);
      const button = control(page, 'In den Warenkorb, Erlebnis p-1');
      button.click();
      page.addEventListener('wishlistAddToCart', (event) => {
        event.detail.waitUntil(Promise.resolve());
        event.preventDefault();
      });
      button.click();
      await turn();
      assert.lengthOf(requests, 2);
      assert.equal(button.ariaLabel, 'In den Warenkorb, Erlebnis p-1');
      assert.isNull(button.ariaDisabled);
    });

    it('shows the control of the page instead of the button, and no button without a handler', async () => {
      storeGuestList(['p-2', 'p-1']);
      const page = await showPage(attributes());
      await until(() => texts(page)[1] === 'Erlebnis p-1');
      const own = document.createElement('a');
      own.slot = 'add-to-cart-p-2';
      page.append(own);
      const isShown = (id: string) => control(page, `In den Warenkorb, Erlebnis ${id}`).checkVisibility();
      assert.deepEqual(['p-2', 'p-1'].map(isShown), [false, true]);
      for (const value of [null, 'false']) {
        if (value === null) page.removeAttribute('can-add-to-cart');
        else page.setAttribute('can-add-to-cart', value);
        assert.isFalse(isShown('p-1'), `can-add-to-cart ${value}`);
        assert.isTrue(own.checkVisibility());
      }
    });
  });

  it('strikes the original price of a reduced product', async () => {
    storeGuestList(['p-2', 'p-1']);
    const original = { gross: { amount: 99.9, currencyCode: 'EUR' } };
    const products = [{ ...wireProduct('p-2'), originalPrice: original }, wireProduct('p-1')];
    const page = await showPage({}, { initialProducts: products });
    await until(() => items(page).length === 2);
    assert.deepEqual(
      items(page).map((item) => item.querySelector('s')?.textContent.replace(/\s/g, ' ')),
      ['Ursprünglicher Preis: 99,90 €', undefined],
    );
  });

  it('keeps the focus on the product that is removed', async () => {
    storeGuestList(['p-2', 'p-1']);
    const page = await showPage();
    await until(() => texts(page)[1] === 'Erlebnis p-1');
    control(page, 'Erlebnis p-2 entfernen').focus();
    control(page, 'Erlebnis p-2 entfernen').click();
    await until(() => page.shadowRoot!.activeElement?.ariaLabel === 'Rückgängig, Erlebnis p-2');
    (page.shadowRoot!.activeElement as HTMLElement).click();
    await until(() => page.shadowRoot!.activeElement?.ariaLabel === 'Erlebnis p-2 entfernen');
  });

  it('shows that the list is empty, with a link to the shop', async () => {
    const shop = oneShop();
    const page = await showPage({ 'base-url': shop });
    await until(() => status(page) === 'Deine Wunschliste ist noch leer.');
    const link = control(page, 'Weiter im Shop umschauen') as HTMLAnchorElement;
    assert.equal(new URL(link.href).pathname, '/');
    assert.isEmpty(items(page));
  });

  it('shows that a product is no longer sold, and removes it', async () => {
    storeGuestList(['p-2', 'p-1']);
    server.refuse = (path) => (path.endsWith('p-2') ? Response.json({ errorCode: 0 }, { status: 404 }) : null);
    const errors = recordEvents('wishlistError');
    const page = await showPage();
    await until(() => texts(page).join().startsWith('Dieses Erlebnis gibt es leider nicht mehr.'));
    assert.deepEqual(errors, [{ code: 'ITEM_OFFLINE', productId: 'p-2', message: 'Item went offline' }]);
    control(page, 'Nicht mehr verfügbares Erlebnis entfernen').click();
    await until(() => cookie() === '["p-1"]');
  });

  it('fetches a product again after a failure', async () => {
    storeGuestList(['p-1']);
    server.refuse = () => Response.json({ errorCode: 0 }, { status: 500 });
    const page = await showPage();
    await until(() => has(page, 'Dieses Erlebnis konnte nicht geladen werden.'));
    server.refuse = null;
    control(page, 'Erneut versuchen').click();
    await until(() => texts(page)[0] === 'Erlebnis p-1');
  });

  it('reports errors to the Sentry project of its data', async () => {
    storeGuestList(['p-1']);
    server.refuse = () => new Response('', { status: 500 });
    const isLoaded = (name: string) =>
      performance.getEntriesByType('resource').some((entry) => entry.name.includes(name));
    assert.isFalse(isLoaded('sentry-transport'));
    const page = document.createElement('wishlist-fragment');
    page.fragmentData = {
      baseUrl: oneShop(),
      sentry: { enabled: true, dsn: `${location.origin.replace('//', '//public@')}/1` },
    };
    document.body.append(page);
    await until(() => isLoaded('sentry-transport') && isLoaded('/api/1/envelope/'));
  });

  it('fetches only new products at login', async () => {
    storeGuestList(['p-1']);
    server.ids = ['p-5'];
    const page = await showPage();
    await until(() => texts(page)[0] === 'Erlebnis p-1');
    page.setAttribute('customer-email-hash', oneHash());
    await until(() => texts(page).join() === 'Erlebnis p-1,Erlebnis p-5' && server.ids.length === 2);
    assert.deepEqual(
      server.calls.filter((call) => call.startsWith('product-details')),
      ['product-details/p-1', 'product-details/p-5'],
    );
  });

  it('follows a login in its fragment data', async () => {
    server.ids = ['p-5'];
    const page = await showPage();
    await until(() => status(page) === 'Deine Wunschliste ist noch leer.');
    page.setAttribute('fragment-data', JSON.stringify({ rootComponentProps: { customerEmailHash: oneHash() } }));
    await until(() => texts(page).join() === 'Erlebnis p-5');
  });

  it("reserves the place of a customer's list until it is loaded", async () => {
    let release = () => {};
    server.pause = new Promise((resolve) => (release = resolve));
    const page = await showPage({ 'customer-email-hash': oneHash() });
    const heightOfPage = () => inside(page, '[part~="page"]').getBoundingClientRect().height;
    assert.equal(status(page), 'Wir laden deine Wunschliste …');
    assert.isAtLeast(inside(page, '[part~="skeleton"]').getBoundingClientRect().height, innerHeight);
    release();
    await until(() => status(page) === 'Deine Wunschliste ist noch leer.');
    assert.isAtLeast(heightOfPage(), innerHeight);
  });

  it('shows its content before the next paint', async () => {
    const page = document.createElement('wishlist-fragment');
    page.setAttribute('base-url', oneShop());
    document.body.append(page);
    await Promise.resolve();
    assert.isNotNull(page.shadowRoot!.querySelector('h1'));
  });

  it("shows that a customer's list could not be loaded, and retries", async () => {
    server.refuse = () => Response.json({ errorCode: 0 }, { status: 500 });
    const page = await showPage({ 'customer-email-hash': oneHash() });
    await until(() => has(page, 'Wir konnten deine Wunschliste nicht laden.'));
    server.refuse = null;
    server.ids = ['p-1'];
    control(page, 'Erneut versuchen').click();
    await until(() => texts(page)[0] === 'Erlebnis p-1');
    assert.equal(page.shadowRoot!.activeElement?.localName, 'h1');
  });

  it('marks a missing picture', async () => {
    const missing = { alt: '', sizes: '230px', src: '/no-picture.svg', srcset: '' };
    storeGuestList(['p-1']);
    const page = await showPage({}, { initialProducts: [{ ...wireProduct('p-1'), image: missing }] });
    await until(() => page.shadowRoot!.querySelector('[data-broken]') !== null);
  });
});

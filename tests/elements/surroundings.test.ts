import { assert } from 'chai';
import type { CartFragmentElement } from 'cart-fragment';
import 'cart-fragment/cart-fragment.js';
import 'cart-fragment/wishlist-toggle.js';
import { renderCartFragment } from 'cart-fragment/server';
import './support/frame-shop.ts';
import { openFrame, openSlowFrame } from './support/frame.ts';
import {
  afterTest,
  choose,
  cleanPage,
  createCart,
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
import { serverData } from './support/server-page.ts';
import { StubShop } from './support/stub-shop.ts';
import { cookie, storeGuestList, oneHash, WishlistServer } from './support/wishlist-server.ts';

const strictPolicy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

const tag = (data = fragmentData()) =>
  `<cart-fragment><script type="application/json">${JSON.stringify(data)}</script></cart-fragment>`;

function cartIn(frame: HTMLIFrameElement): CartFragmentElement | null {
  return frame.contentDocument?.querySelector('cart-fragment') ?? null;
}

async function shownIn(frame: HTMLIFrameElement): Promise<CartFragmentElement> {
  await until(() => titles(cartIn(frame) ?? document.body).length > 0);
  return cartIn(frame)!;
}

describe('the page of <cart-fragment>', () => {
  let shop: StubShop;
  beforeEach(() => (shop = new StubShop()));
  afterEach(async () => {
    await cleanPage();
    shop.restore();
  });

  const strictHead = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${strictPolicy}">
    <link rel="stylesheet" href="/dist/cart-fragment.css">
    <script type="module" src="/tests/elements/support/frame-shop.ts"></script>
    <script type="module" src="/dist/cart-fragment.js"></script>`;

  async function useStrictPage(body: string): Promise<void> {
    const frame = openFrame(strictHead + body);
    await until(() => frame.contentWindow?.shop !== undefined);
    const page = frame.contentWindow!;
    const cart = await shownIn(frame);
    await until(() => cart.dataset['serverRendered'] === undefined && cart.shadowRoot!.adoptedStyleSheets.length > 0);
    const proceed = inside(cart, '[part~="proceed"]');
    // Browsers treat a frame with srcdoc as cached, so its initial cart is verified first.
    await until(() => !proceed.hasAttribute('aria-disabled'));
    await Promise.all(proceed.getAnimations().map(({ finished }) => finished));
    assert.equal(page.getComputedStyle(proceed).backgroundColor, 'rgb(212, 0, 42)');
    choose(quantitySelect(cart), '5');
    await until(() => page.shop!.named('cart/set-item-quantity').length === 1);
    assert.isEmpty(page.violations);
  }

  it('can have the strictest CSP with a fresh cart', () => useStrictPage(tag()));

  it('can have the strictest CSP with server markup', async () =>
    useStrictPage(await renderCartFragment(serverData(), { stylesheetUrl: '/dist/cart-fragment.css' })));

  for (const [what, base, expected] of [
    ['a frame with srcdoc', '', '/checkout'],
    ['a page with a base', '<base href="/de/shop/">', '/de/shop/checkout'],
  ] as const) {
    it(`navigates to the next step of the link in ${what}`, async () => {
      const nextStepUrl = base ? 'checkout' : '/checkout';
      const frame = openFrame(`<!doctype html>${base}
        <script type="module" src="/tests/elements/support/frame-shop.ts"></script>
        <script type="module" src="/dist/cart-fragment.js"></script>${tag(serverData({ nextStepUrl }))}`);
      const proceed = inside(await shownIn(frame), '[part~="proceed"]') as HTMLAnchorElement;
      // A cart has no link while it is being verified.
      await until(() => proceed.href !== '');
      assert.equal(new URL(proceed.href).pathname, expected);
      proceed.click();
      await until(() => frame.contentWindow?.location.pathname === expected);
    });
  }

  // As in MooTools 1.4, Prototype 1.7 and Prototype 1.6. `npm run test:hosts` uses the libraries themselves.
  for (const [what, script] of [
    [
      'MooTools',
      `Array.from = (item) => item == null ? [] : typeof item.length === 'number' && typeof item !== 'string'
        ? Array.prototype.slice.call(item) : [item];
      window.Document = function () {}`,
    ],
    [
      'Prototype',
      `Array.from = (item) => !item ? [] : 'toArray' in Object(item) ? item.toArray()
        : Array.prototype.slice.call({ ...item, length: item.length || 0 });
      HTMLElement.prototype.scrollTo = function () { window.scrollTo(0, 500); return this };
      Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']' }`,
    ],
  ] as const) {
    it(`may have built-ins replaced by ${what} on a page with a heart and a wishlist`, async () => {
      const forget = () => (document.cookie = 'cf_wishlist=; path=/; max-age=0');
      afterTest(forget);
      forget();
      const data = JSON.stringify({ tenant: 'MD_DE' });
      const frame = openFrame(`<!doctype html><script>${script}</script><form name="cookie"></form>
        <script type="module" src="/dist/wishlist-toggle.js"></script>
        <script type="module" src="/dist/wishlist-fragment.js"></script>
        <script type="application/json" data-fragment-id="cart-fragment">${data}</script>
        <wishlist-toggle product-id="p-1"></wishlist-toggle>
        <wishlist-fragment data-source="own"></wishlist-fragment>
        <script type="application/json" id="own">${data}</script>`);
      const find = (tagName: string) => frame.contentDocument?.querySelector<HTMLElement>(tagName);
      const heart = () => find('wishlist-toggle')?.shadowRoot?.querySelector('button');
      await until(() => !!heart() && !!find('wishlist-fragment')?.shadowRoot?.querySelector('h1'));
      assert.equal(find('wishlist-toggle')!.dataset['brand'], 'md');
      assert.equal(find('wishlist-fragment')!.dataset['brand'], 'md');
      heart()!.click();
      await until(() => find('wishlist-fragment')!.shadowRoot!.querySelector('[part~="item"]') !== null);
      assert.include(document.cookie, 'cf_wishlist=%5B%22p-1%22%5D');
    });

    it(`may have built-ins replaced by ${what}`, async () => {
      const frame = openFrame(`<!doctype html><script>${script}</script>
        <script type="module" src="/tests/elements/support/frame-shop.ts"></script>
        <script type="module" src="/dist/cart-fragment.js"></script>${await renderCartFragment(serverData())}`);
      const cart = await shownIn(frame);
      await until(() => cart.dataset['serverRendered'] === undefined);
      const page = frame.contentWindow!;
      await until(() => page.shop !== undefined);
      assert.lengthOf(quantitySelect(cart).options, 25);
      choose(quantitySelect(cart), '5');
      await until(() => page.shop!.named('cart/set-item-quantity').length === 1);
      await until(() => quantitySelect(cart).value === '5');
      cart.remove();
      frame.contentDocument!.body.append(cart);
      const hasChoices = () =>
        cart.shadowRoot!.querySelector<HTMLSelectElement>('[name="quantity-koch"]')?.options.length === 25;
      await until(hasChoices);
    });
  }

  it('has a CSP that reports inline styles', async () => {
    const frame = openFrame(`${strictHead}<script type="module" src="/dist/cart-fragment.js"></script><p>`);
    await until(() => frame.contentWindow?.violations !== undefined);
    frame.contentDocument!.body.setAttribute('style', 'color: red');
    await until(() => frame.contentWindow!.violations!.length > 0);
  });

  it('can have elements named like properties of the document and of forms', async () => {
    const images = ['cookie', 'body', 'head', 'forms', 'title', 'URL', 'baseURI', 'location', 'readyState', 'hidden'];
    const more = ['getElementById', 'querySelectorAll', 'activeElement', 'visibilityState', 'documentElement'];
    const inputs = ['attributes', 'children', 'id', 'name', 'submit', 'action', 'method', 'parentNode', 'elements'];
    const named = (tagName: string, name: string) => `<${tagName} name="${name}" id="${name}">`;
    const fields = inputs.map((name) => named('input', name)).join('');
    await useStrictPage(
      `${[...images, ...more].map((name) => named('img', name)).join('')}
      <form id="cart-fragment" name="cartFragment">${fields}</form><form id="around">${fields}${tag()}</form>`,
    );
  });

  for (const how of ['', ' async', ' defer']) {
    it(`can load the classic script${how} twice`, async () => {
      const script = `<script src="/dist/cart-fragment.classic.js"${how}></script>`;
      const frame = openFrame(`<!doctype html>${script}${tag(serverData())}${script}`);
      const errors: string[] = [];
      frame.contentWindow!.onerror = () => void errors.push('error');
      assert.lengthOf(titles(await shownIn(frame)), 2);
      assert.isEmpty(errors);
    });
  }

  it('can have the classic script beside the module script, and twice', async () => {
    const { frame, page } = openSlowFrame();
    page.write('<!doctype html>');
    const its = new StubShop(frame.contentWindow as Window & typeof globalThis);
    const classic = '<script src="/dist/cart-fragment.classic.js"></script>';
    page.write(`<script type="module" src="/dist/cart-fragment.js"></script>${classic}${tag()}${classic}`);
    page.close();
    const cart = await shownIn(frame);
    choose(quantitySelect(cart), '5');
    await until(() => its.named('cart/set-item-quantity').length === 1);
    await until(() => inside(cart, '.root > [role="status"]').textContent.startsWith('6 Artikel'));
    assert.lengthOf(cart.shadowRoot!.querySelectorAll('h1'), 1);
    assert.lengthOf(its.named('cart'), 1);
  });

  describe('can insert the classic script late', () => {
    const url = '/dist/cart-fragment.classic.js';
    const evaluate = `const { appendChild } = document.head;
      const evaluate = (text) => appendChild.call(document.head, Object.assign(document.createElement('script'), { text }));`;

    async function open(scripts: string) {
      const text = JSON.stringify(await (await fetch(url)).text()).replaceAll('</', String.raw`<\/`);
      const frame = openFrame(
        `<!doctype html><script>var said = []; console.error = (...words) => said.push(words.join(' '))</script>
        ${tag(serverData())}<div id="place"></div>${scripts.replace('TEXT', () => text)}`,
      );
      return { frame, said: () => (frame.contentWindow as unknown as { said?: string[] }).said ?? [] };
    }

    for (const [how, scripts] of [
      [
        'as markup, whose scripts a library evaluates',
        `<script>place.innerHTML = '<script src="${url}?ver=2"></' + 'script>'; ${evaluate} evaluate(TEXT)</script>`,
      ],
      ['by a script that names the folder', `<script data-base="/dist">${evaluate} evaluate(TEXT)</script>`],
      [
        'as a `blob:` copy that names the folder',
        `<script>const copy = document.createElement('script');
        copy.src = URL.createObjectURL(new Blob([TEXT])); copy.dataset.base = '/dist/'; place.append(copy)</script>`,
      ],
    ] as const) {
      it(how, async () => {
        const { frame, said } = await open(scripts);
        assert.lengthOf(titles(await shownIn(frame)), 2);
        assert.isEmpty(said());
      });
    }

    it('and reads in the console what to write if it does not find its folder', async () => {
      const { said } = await open(`<script>${evaluate} evaluate(TEXT)</script>`);
      await until(() => said().length > 0);
      assert.match(said()[0]!, /from an unknown folder\. Write the folder .* such as <script data-base="\/cart\/">\. /);
    });
  });

  it('does not affect the style of the cart', async () => {
    const cart = await showCart();
    const inherited = `word-break: break-all; line-break: anywhere; hyphens: auto; text-align-last: justify;
      text-emphasis-style: dot; text-indent: 40px; text-shadow: 1px 1px red; text-transform: uppercase;
      text-underline-position: under; white-space-collapse: preserve; tab-size: 3; quotes: none; list-style-type: square;
      font-style: italic; font-weight: 900; font-stretch: 75%; font-variant-caps: small-caps; font-kerning: none;
      font-feature-settings: "smcp"; -webkit-text-fill-color: lime; -webkit-text-stroke-width: 1px; caret-color: lime;
      accent-color: lime`;
    const properties = [
      ...['display', 'color', 'font-size', 'line-height', 'direction', 'text-align', 'cursor'],
      ...Array.from(inherited.matchAll(/([\w-]+): /g), ([, property]) => property!),
    ];
    const renderedStyle = () =>
      Array.from(cart.shadowRoot!.querySelectorAll('.root, .root *'), (node) => {
        const style = getComputedStyle(node);
        return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`).join();
      });
    const before = renderedStyle();
    const style = document.head.appendChild(document.createElement('style'));
    afterTest(() => style.remove());
    style.textContent = `html { font-size: 62.5%; direction: rtl; text-align: right; line-height: 3; ${inherited} }
      * { all: unset !important } * { color: lime; cursor: wait }
      h1, button, select { display: none !important }`;
    assert.equal(getComputedStyle(cart).display, 'block');
    assert.deepEqual(renderedStyle(), before);
  });

  it('is hidden with a part of the page that is closed', async () => {
    const cart = await showCart();
    const menu = document.body.appendChild(document.createElement('div'));
    afterTest(() => menu.remove());
    menu.style.visibility = 'hidden';
    const heart = document.createElement('wishlist-toggle');
    heart.setAttribute('product-id', 'p-1');
    menu.append(cart, heart);
    await until(() => heart.shadowRoot?.querySelector('button') !== null);
    for (const control of [inside(cart, 'select'), inside(heart, 'button')]) {
      assert.isFalse(control.checkVisibility({ visibilityProperty: true }));
    }
  });

  it('themes the cart with custom properties and parts', async () => {
    const style = document.head.appendChild(document.createElement('style'));
    afterTest(() => style.remove());
    style.textContent = `cart-fragment { --cart-color-accent: rgb(1, 2, 3) }
      cart-fragment::part(proceed) { text-transform: uppercase }`;
    const proceed = getComputedStyle(inside(await showCart(), '[part~="proceed"]'));
    assert.equal(proceed.backgroundColor, 'rgb(1, 2, 3)');
    assert.equal(proceed.textTransform, 'uppercase');
  });

  for (const width of [360, 1200]) {
    it(`contains the live region before the first notice, without taking up space at ${width} px`, async () => {
      const container = document.body.appendChild(document.createElement('main'));
      container.style.width = `${width}px`;
      const cart = await showCart(createCart(), container);
      const region = inside(cart, '[part~="page"] > [aria-live]');
      const boxes = () =>
        Array.from(cart.shadowRoot!.querySelectorAll('.root *'), (node) => {
          const { x, y, width: across, height } = node.getBoundingClientRect();
          return [node.className, x, y, across, height].join();
        });
      assert.equal(region.childElementCount, 0);
      assert.isTrue(region.checkVisibility());
      const before = boxes();
      region.remove();
      assert.includeMembers(before, boxes());
    });
  }

  it('shares one style sheet between its carts', async () => {
    const [first, second] = [await showCart(), await showCart()];
    assert.lengthOf(first.shadowRoot!.adoptedStyleSheets, 1);
    assert.strictEqual(first.shadowRoot!.adoptedStyleSheets[0], second.shadowRoot!.adoptedStyleSheets[0]);
  });

  it('receives an event on a crash, and can restart the cart from the error screen', async () => {
    const errors = recordEvents('cartFragmentError');
    const { toFixed } = Number.prototype;
    const mend = () => (Number.prototype.toFixed = toFixed);
    afterTest(mend);
    const cart = await showCart();
    Number.prototype.toFixed = () => {
      throw new Error('no numbers today');
    };
    choose(quantitySelect(cart), '9');
    await until(() => errors.length > 0);
    assert.deepEqual(errors, [{ message: 'no numbers today' }]);
    await until(() => heading(cart) === 'Es tut uns leid!');
    mend();
    inside(cart, '[part~="error-screen"] button').click();
    await until(() => heading(cart) === 'Deine Bestellung');
  });

  it("merges a guest's wishlist on login, without a heart", async () => {
    const server = new WishlistServer();
    storeGuestList(['p-2', 'p-1']);
    const cart = await showCart();
    cart.setAttribute('customer-email-hash', oneHash());
    await until(() => server.ids.length === 2 && cookie() === '[]');
    assert.deepEqual(server.ids, ['p-2', 'p-1']);
  });

  it('shows markup in data as text', async () => {
    const maliciousMarkup = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';
    shop.cart.items[0]!['product'] = { ...(shop.cart.items[0]!['product'] as object), title: maliciousMarkup };
    const cart = await showCart();
    await turn();
    assert.equal(titles(cart)[0], maliciousMarkup);
    assert.notProperty(window, 'pwned');
  });
});

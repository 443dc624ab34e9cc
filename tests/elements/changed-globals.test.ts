import { assert } from 'chai';
import type { CartFragmentElement } from 'cart-fragment';
import { renderCartFragment } from 'cart-fragment/server';
import './support/frame-shop.ts';
import { openFrame } from './support/frame.ts';
import { afterTest, choose, cleanPage, fragmentData, inside, quantitySelect, titles, until } from './support/page.ts';
import { serverData } from './support/server-page.ts';

const strictHead = `<!doctype html>
  <meta http-equiv="Content-Security-Policy"
    content="default-src 'self' 'unsafe-inline'; require-trusted-types-for 'script'">
  <link rel="stylesheet" href="/dist/cart-fragment.css">
  <script type="module" src="/tests/elements/support/frame-shop.ts"></script>
  <script type="module" src="/dist/cart-fragment.js"></script>
  <script type="module" src="/dist/wishlist-toggle.js"></script>
  <script type="module" src="/dist/wishlist-fragment.js"></script>`;

const tag = (data = fragmentData()) =>
  `<cart-fragment><script type="application/json">${JSON.stringify(data)}</script></cart-fragment>`;

/** Every property that the document has from its interfaces, as an element whose name hides it. */
function clobbering(): string {
  const names: string[] = [];
  for (const name in document) if (!Object.hasOwn(document, name)) names.push(name);
  return names.map((name) => `<img name="${name}" hidden>`).join('');
}

const changes = [
  ['elements named like every property of the document', clobbering()],
  ["a form named like zod's settings", '<form id="__zod_globalConfig"><input name="jitless"></form>'],
  [
    'enumerable properties of Object.prototype',
    `<script>
      Object.prototype.extend = function () { return this };
      Object.defineProperty(Object.prototype, 'each', { value: 1, enumerable: true });
    </script>`,
  ],
  [
    'fields of the data in Object.prototype',
    `<script>
      Object.assign(Object.prototype, {
        nextStepUrl: 'https://evil.example/', allowedOrigins: ['https://evil.example'], customerEmailHash: 'x',
        coupon: { code: 'FREMD' }, payments: { paypalScriptUrl: 'https://evil.example/' },
      });
    </script>`,
  ],
] as const;

/** Found by the prototype's method, since the document's own may be hidden. */
function find<Found extends HTMLElement>(frame: HTMLIFrameElement, selector: string): Found | null {
  const page = frame.contentDocument;
  return page && (Document.prototype.querySelector.call(page, selector) as Found | null);
}

for (const [what, markup] of changes) {
  describe(`a page with ${what}`, () => {
    afterEach(cleanPage);

    for (const [how, body] of [
      ['a fresh cart', async () => tag()],
      ['server markup', () => renderCartFragment(serverData(), { stylesheetUrl: '/dist/cart-fragment.css' })],
    ] as const) {
      it(`shows and changes ${how}`, async () => {
        const frame = openFrame(strictHead + markup + (await body()));
        const cart = () => find<CartFragmentElement>(frame, 'cart-fragment');
        await until(() => titles(cart() ?? document.body).length > 0 && frame.contentWindow?.shop !== undefined);
        const element = cart()!;
        const shop = frame.contentWindow!.shop!;
        await until(() => element.dataset['serverRendered'] === undefined);
        choose(quantitySelect(element), '5');
        await until(() => shop.named('cart/set-item-quantity').length === 1);
        await until(() => shop.cart.items[0]?.quantity === 5 && quantitySelect(element).value === '5');
        inside(element, '[part~="discount"] button').click();
        await until(() => element.shadowRoot!.querySelector('dialog[open]') !== null);
        inside(element, 'dialog .icon-button').click();
        inside(element, '[part~="remove"]').click();
        await until(() => titles(element).length === 1);
        const proceed = inside(element, '[part~="proceed"]') as HTMLAnchorElement;
        await until(() => !proceed.hasAttribute('aria-disabled'));
        assert.equal(new URL(proceed.href).pathname, '/checkout');
        assert.isEmpty(frame.contentWindow!.violations);
      });
    }

    it('navigates only to URLs of the data', async () => {
      const data = fragmentData({ rootComponentProps: { mode: 'shopping' } });
      const frame = openFrame(strictHead + markup + tag(data));
      const cart = () => find<CartFragmentElement>(frame, 'cart-fragment');
      await until(() => titles(cart() ?? document.body).length > 0);
      const proceed = inside(cart()!, '[part~="proceed"]');
      await until(() => !proceed.hasAttribute('aria-disabled'));
      assert.isFalse(proceed.hasAttribute('href'));
      assert.notInclude(cart()!.shadowRoot!.textContent, 'FREMD');
      proceed.click();
      await until(() => cart()!.shadowRoot!.querySelector('[role=alert]') !== null);
    });

    it('shows hearts, a failure at one, and the wishlist', async () => {
      const forget = () => (document.cookie = 'cf_wishlist=; path=/; max-age=0');
      afterTest(forget);
      forget();
      const frame = openFrame(`${strictHead}${markup}
        <wishlist-toggle product-id="p-1"></wishlist-toggle><wishlist-fragment></wishlist-fragment>`);
      const heart = () => find(frame, 'wishlist-toggle')?.shadowRoot?.querySelector('button');
      const wishlist = () => find(frame, 'wishlist-fragment')?.shadowRoot;
      await until(() => heart() != null && wishlist()?.querySelector('h1') != null);
      heart()!.click();
      await until(() => wishlist()!.querySelector('[part~="item"]') !== null);
      assert.equal(heart()!.getAttribute('aria-pressed'), 'true');
      // The stub has no wishlist of customers.
      find(frame, 'wishlist-toggle')!.setAttribute('customer-email-hash', 'hash');
      heart()!.click();
      await until(() => find(frame, 'wishlist-toggle')!.shadowRoot!.querySelector('[part~="snackbar"]') !== null);
      assert.isEmpty(frame.contentWindow!.violations);
    });
  });
}

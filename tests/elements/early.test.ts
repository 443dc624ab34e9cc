import { assert } from 'chai';
import { renderCartFragment, type Hydration } from 'cart-fragment/server';
import type { CartFragmentElement } from 'cart-fragment';
import './support/frame-shop.ts';
import { openFrame } from './support/frame.ts';
import { afterTest, choose, cleanPage, inside, quantitySelect, radio, until } from './support/page.ts';
import { nodesOf, serverData } from './support/server-page.ts';
import type { StubShop } from './support/stub-shop.ts';

interface EarlyPage {
  readonly page: Window & typeof globalThis;
  readonly cart: CartFragmentElement;
  readonly shop: StubShop;
  /** Names of the requested files of the package. */
  scripts(): string[];
  isLoaded(): boolean;
}

interface PageOptions {
  readonly hydrate?: Hydration;
  readonly data?: ReturnType<typeof serverData>;
  /** Before the cart. */
  readonly before?: string;
  /** Attributes of the early script. */
  readonly script?: string;
}

const program = 'cart-fragment.program.js';
const early = 'cart-fragment.early.js';

/** Opens a server-rendered page with the early script, and waits until it watches the cart. */
async function openPage({ hydrate = 'interaction', data = serverData(), before = '', script = '' }: PageOptions = {}) {
  const html = await renderCartFragment(data, { hydrate, stylesheetUrl: '/dist/cart-fragment.css' });
  const frame = openFrame(`<!doctype html><link rel="stylesheet" href="/dist/cart-fragment.css">
    <script type="module" src="/tests/elements/support/frame-shop.ts"></script>
    <script src="/dist/${early}" ${script}></script>
    ${before}<main>${html}</main>`);
  await until(
    () => frame.contentDocument?.readyState === 'complete' && frame.contentWindow!.location.href !== 'about:blank',
  );
  const page = frame.contentWindow as EarlyPage['page'];
  const opened: EarlyPage = {
    page,
    cart: page.document.querySelector('cart-fragment')!,
    shop: page.shop!,
    scripts: () =>
      page.performance.getEntriesByType('resource').flatMap(({ name }) => /\/dist\/(.*\.js)$/.exec(name)?.[1] ?? []),
    isLoaded: () => page.customElements.get('cart-fragment') !== undefined,
  };
  return opened;
}

/** Waits until anything that the page has begun to load would have been requested. */
async function settle({ page }: EarlyPage): Promise<void> {
  await new Promise((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve)));
  await page.fetch('/dist/custom-elements.json');
}

const quantityCalls = ({ shop }: EarlyPage) => shop.named('cart/set-item-quantity').map(({ body }) => body);

describe('the early script', () => {
  afterEach(cleanPage);

  it('loads nothing until a control is touched', async () => {
    const opened = await openPage();
    const { cart, page } = opened;
    page.scrollTo(0, 400);
    cart.setAttribute('class', 'wide');
    cart.shadowRoot!.querySelector('h1')!.dispatchEvent(new page.PointerEvent('pointerover', { bubbles: true }));
    await settle(opened);
    assert.deepEqual(opened.scripts(), [early]);
    assert.isFalse(opened.isLoaded());
    assert.isEmpty(opened.shop.calls);
  });

  it('marks a chosen quantity at once, and sends it when the program has hydrated the cart', async () => {
    const opened = await openPage();
    const { cart, shop, page } = opened;
    const nodes = nodesOf(cart);
    const ready = new Promise((resolve) => page.addEventListener('cartFragmentReady', ({ detail }) => resolve(detail)));
    const row = quantitySelect(cart).closest('li')!;
    choose(quantitySelect(cart), '5');
    assert.equal(row.ariaBusy, 'true');
    assert.equal(page.getComputedStyle(row, '::after').content, '"wird geändert"');
    assert.equal(inside(cart, '[role="status"]').textContent, 'wird geändert');
    assert.equal(inside(cart, '[part~="summary"]').ariaBusy, 'true');
    const step = inside(cart, '[part~="proceed"]');
    assert.equal(step.ariaDisabled, 'true');
    assert.equal(inside(cart, '#proceed-reason').textContent, 'Deine Änderung wird gespeichert …');
    assert.deepEqual(await ready, { hydrated: true });
    assert.isEmpty(nodes.filter((node) => !node.isConnected));
    await until(() => shop.cart.cartVersion === 4);
    assert.deepEqual(quantityCalls(opened), [{ cartItemId: 'koch', quantity: 5 }]);
    await until(() => step.ariaDisabled === null && row.ariaBusy === 'false');
    assert.equal(quantitySelect(cart).value, '5');
  });

  it('sends the last of several values once', async () => {
    const opened = await openPage();
    for (const value of ['5', '6', '2', '7']) choose(quantitySelect(opened.cart), value);
    await until(() => opened.shop.cart.cartVersion === 4);
    await settle(opened);
    assert.deepEqual(quantityCalls(opened), [{ cartItemId: 'koch', quantity: 7 }]);
  });

  it('forgets a value that is chosen back', async () => {
    const opened = await openPage();
    choose(quantitySelect(opened.cart), '5');
    choose(quantitySelect(opened.cart), '2');
    assert.notEqual(quantitySelect(opened.cart).closest('li')!.ariaBusy, 'true');
    assert.isNull(inside(opened.cart, '[part~="proceed"]').ariaDisabled);
    await until(() => opened.isLoaded());
    await settle(opened);
    assert.isEmpty(quantityCalls(opened));
  });

  it('sends what was touched in different places', async () => {
    const opened = await openPage();
    const { cart, shop } = opened;
    choose(quantitySelect(cart), '3');
    radio(cart, 'packaging-ballon', 'envelope').click();
    radio(cart, 'shipping', 'Express').click();
    await until(() => shop.cart['shipping'] !== undefined && shop.cart.cartVersion >= 6);
    const [koch, ballon] = shop.cart.items;
    assert.equal(koch!.quantity, 3);
    assert.equal((ballon!.selectedPackaging as { type: string }).type, 'Envelope');
    assert.equal((shop.cart['shipping'] as { method: string }).method, 'Express');
  });

  it('sends a pressed button once, and keeps the focus', async () => {
    const opened = await openPage();
    const { cart, shop } = opened;
    const remove = inside(cart, '[aria-label="Ballonfahrt entfernen"]');
    assert.isNull(remove.ariaDisabled, 'its script is there');
    const select = quantitySelect(cart);
    select.focus();
    remove.click();
    remove.click();
    assert.equal(remove.ariaDisabled, 'true');
    await until(() => shop.cart.items.length === 1);
    await settle(opened);
    assert.deepEqual(
      shop.named('cart/remove-item').map(({ body }) => body),
      [{ cartItemId: 'ballon' }],
    );
    assert.equal(cart.shadowRoot!.activeElement, select);
  });

  it('removes an item whose quantity was chosen before', async () => {
    const opened = await openPage();
    choose(quantitySelect(opened.cart, 'ballon'), '4');
    inside(opened.cart, '[aria-label="Ballonfahrt entfernen"]').click();
    await until(() => opened.shop.cart.items.length === 1);
    await settle(opened);
    assert.isEmpty(opened.shop.cart.items.filter(({ id }) => id === 'ballon'));
  });

  it('opens the dialog of a pressed button', async () => {
    const { cart } = await openPage();
    const button = inside(cart, '[part~="discount"] button');
    button.click();
    assert.isNull(inside(cart, '[part~="proceed"]').ariaDisabled);
    await until(() => cart.shadowRoot!.querySelector('dialog[open]') !== null);
  });

  it('sends a loyalty number that was saved by the Enter key', async () => {
    const opened = await openPage();
    const { cart, shop } = opened;
    const field = inside(cart, '[name="payback-number"]') as HTMLInputElement;
    field.focus();
    field.value = '3103187694';
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    field.form!.requestSubmit();
    await until(() => shop.named('cart/set-payback-number').length === 1);
    assert.deepEqual(shop.named('cart/set-payback-number')[0]!.body, { paybackNumber: '3103187694' });
  });

  it('requests the program when the pointer is over a control, and runs it only on a touch', async () => {
    const opened = await openPage();
    const { cart, page } = opened;
    quantitySelect(cart).dispatchEvent(new page.PointerEvent('pointerover', { bubbles: true, composed: true }));
    await until(() => opened.scripts().includes(program));
    await settle(opened);
    assert.isFalse(opened.isLoaded());
  });

  it('requests nothing before a touch if the shopper saves data', async () => {
    const opened = await openPage({
      before: `<script>Object.defineProperty(navigator, 'connection', { value: { saveData: true } })</script>`,
    });
    const { cart, page } = opened;
    quantitySelect(cart).dispatchEvent(new page.PointerEvent('pointerdown', { bubbles: true, composed: true }));
    quantitySelect(cart).focus();
    await settle(opened);
    assert.deepEqual(opened.scripts(), [early]);
    choose(quantitySelect(cart), '5');
    await until(() => quantityCalls(opened).length === 1);
  });

  it('tells the host of the shown cart, and the program does not repeat it', async () => {
    const heard = `<script>
      window.heard = [];
      addEventListener('cartVersionChange', ({ detail }) => heard.push(detail));
    </script>`;
    const opened = await openPage({ before: heard });
    const { heard: versions } = opened.page as unknown as { heard: unknown[] };
    assert.deepEqual(versions, [{ cartId: 'cart-1', cartVersion: 3, numberOfItems: 3 }]);
    choose(quantitySelect(opened.cart), '5');
    await until(() => opened.shop.cart.cartVersion === 4);
    await until(() => versions.length === 2);
    assert.deepEqual(versions[1], { cartId: 'cart-1', cartVersion: 4, numberOfItems: 6 });
  });

  it('follows the next step without the program, and tells shop and host', async () => {
    const opened = await openPage();
    const { cart, page, shop } = opened;
    let detail: unknown;
    page.addEventListener('cartProceed', (event) => {
      detail = (event as CustomEvent).detail;
      event.preventDefault();
    });
    const step = inside(cart, '[part~="proceed"]');
    const click = new page.MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
    step.dispatchEvent(click);
    assert.deepEqual(detail, { cartId: 'cart-1', nextStepUrl: '/checkout' });
    assert.isTrue(click.defaultPrevented);
    assert.deepEqual(
      shop.named('event/checkout-proceeded-to-p2').map(({ body }) => body),
      [{ cartId: 'cart-1' }],
    );
    await settle(opened);
    assert.isFalse(opened.isLoaded());
  });

  describe('in other modes', () => {
    for (const hydrate of ['load', 'idle'] as const) {
      it(`loads the program without a touch: ${hydrate}`, async () => {
        const opened = await openPage({ hydrate });
        await until(() => !opened.cart.hasAttribute('data-server-rendered'));
      });
    }

    it('loads the program when the cart comes near: visible', async () => {
      const opened = await openPage({ hydrate: 'visible', before: '<p style="height: 4000px">' });
      await settle(opened);
      assert.deepEqual(opened.scripts(), [early]);
      opened.page.scrollTo(0, 3500);
      await until(() => !opened.cart.hasAttribute('data-server-rendered'));
    });
  });

  describe('loads the program without a touch', () => {
    const tell = (message: object) => {
      const channel = new BroadcastChannel('cf_cart');
      channel.postMessage(message);
      channel.close();
    };
    const triggers: [string, (opened: EarlyPage) => void][] = [
      ['when another tab has changed the cart', () => tell({ cartVersion: 4, sentAt: Date.now() })],
      [
        'when the page is restored',
        ({ page }) => page.dispatchEvent(new page.PageTransitionEvent('pageshow', { persisted: true })),
      ],
      ['when the browser goes offline', ({ page }) => page.dispatchEvent(new page.Event('offline'))],
      ['when the page sets a property', ({ cart }) => (cart.nextStepUrl = '/weiter')],
      ['when the page sets an attribute', ({ cart }) => cart.setAttribute('customer-email-hash', 'abc')],
      ['when the page assigns data', ({ cart }) => (cart.fragmentData = serverData())],
      ['when the page replaces the data script', ({ cart }) => (cart.querySelector('script')!.textContent += ' ')],
      ['when the page refreshes the cart', ({ cart }) => void cart.refresh()],
      ['when the page focuses the cart', ({ cart }) => cart.focus()],
    ];
    for (const [what, trigger] of triggers) {
      it(what, async () => {
        const opened = await openPage();
        await settle(opened);
        assert.isFalse(opened.isLoaded());
        trigger(opened);
        await until(() => !opened.cart.hasAttribute('data-server-rendered'));
        assert.isFalse(Object.hasOwn(opened.cart, 'refresh'));
      });
    }

    it('when this tab has confirmed a newer cart, which is fetched before anything is said to be true', async () => {
      const baseUrl = new URL('/shop/', location.href).href;
      sessionStorage.setItem('cf_confirmed_cart', JSON.stringify({ baseUrl, cartId: 'cart-1', cartVersion: 9 }));
      const opened = await openPage();
      await until(() => opened.shop.named('cart').length === 1);
    });

    it('when the express payments come near', async () => {
      const payments = { paypalScriptUrl: '/tests/elements/support/picture.svg' };
      const opened = await openPage({ data: serverData({ payments }), before: '<p style="height: 4000px">' });
      await settle(opened);
      assert.deepEqual(opened.scripts(), [early]);
      inside(opened.cart, '#payment-methods').scrollIntoView();
      await until(() => opened.isLoaded());
    });

    it('when a code of a campaign is to be redeemed', async () => {
      document.cookie = 'kampagne=SOMMER; path=/';
      afterTest(() => (document.cookie = 'kampagne=; path=/; max-age=0'));
      const opened = await openPage({ data: serverData({ discountCampaignCookieName: 'kampagne' }) });
      await until(() => opened.shop.named('cart/add-coupon').length === 1);
    });

    it('with a refresh that fetches the cart', async () => {
      const opened = await openPage();
      await opened.cart.refresh();
      assert.lengthOf(opened.shop.named('cart'), 1);
    });

    it('with the property that was set', async () => {
      const opened = await openPage();
      opened.cart.nextStepUrl = '/weiter';
      await until(() => !opened.cart.hasAttribute('data-server-rendered'));
      assert.equal(inside(opened.cart, '[part~="proceed"]').getAttribute('href'), '/weiter');
      assert.equal(opened.cart.nextStepUrl, '/weiter');
      assert.isNull(opened.cart.tenant);
    });
  });

  describe('without the program', () => {
    /** Timers for more than a second, to run by hand. */
    const timers = `<script>
      window.timers = [];
      const { setTimeout } = window;
      window.setTimeout = (run, ms) => (ms > 1000 ? timers.push({ run, ms }) : setTimeout(run, ms));
    </script>`;
    const missing = 'data-program="/dist/no-such-program.js"';
    const timersOf = ({ page }: EarlyPage) => (page as unknown as { timers: { run(): void; ms: number }[] }).timers;

    it('tells the shopper after two minutes that the change is not saved', async () => {
      const opened = await openPage({ script: missing, before: timers });
      const { cart } = opened;
      choose(quantitySelect(cart), '5');
      const notice = inside(cart, '.early-notice');
      assert.isTrue(notice.hidden);
      timersOf(opened)
        .find(({ ms }) => ms === 120_000)!
        .run();
      assert.isFalse(notice.hidden);
      assert.include(notice.textContent, 'Deine Änderung ist noch nicht gespeichert');
      assert.equal(notice.querySelector('button')!.textContent, 'Seite neu laden');
      assert.equal(quantitySelect(cart).value, '5');
    });

    it('says nothing if nothing was changed', async () => {
      const opened = await openPage({ script: missing, before: timers });
      opened.page.dispatchEvent(new opened.page.Event('offline'));
      timersOf(opened)
        .find(({ ms }) => ms === 120_000)!
        .run();
      assert.isTrue(inside(opened.cart, '.early-notice').hidden);
      assert.isNull(inside(opened.cart, '[part~="proceed"]').ariaDisabled);
    });

    it('tries again', async () => {
      const opened = await openPage({ script: missing, before: timers });
      choose(quantitySelect(opened.cart), '5');
      await until(() => timersOf(opened).some(({ ms }) => ms === 3000));
    });

    it('keeps quantity, packaging, shipping and removal for the next page of the tab', async () => {
      const first = await openPage({ script: missing });
      choose(quantitySelect(first.cart), '5');
      radio(first.cart, 'packaging-koch', 'envelope').click();
      radio(first.cart, 'shipping', 'Express').click();
      inside(first.cart, '[aria-label="Ballonfahrt entfernen"]').click();
      const leaving = new first.page.Event('beforeunload', { cancelable: true });
      first.page.dispatchEvent(leaving);
      assert.isFalse(leaving.defaultPrevented);

      const next = await openPage();
      const { shop } = next;
      await until(() => shop.cart.cartVersion === 7);
      assert.deepEqual(
        shop.cart.items.map(({ id, quantity }) => [id, quantity]),
        [['koch', 5]],
      );
      assert.equal((shop.cart.items[0]!.selectedPackaging as { type: string }).type, 'Envelope');
      assert.equal((shop.cart['shipping'] as { method: string }).method, 'Express');
      await until(() => sessionStorage.getItem('cf_pending_changes') === null);
    });

    it('lets the browser ask before what cannot be kept is lost', async () => {
      const { cart, page } = await openPage({ script: missing });
      inside(cart, '[aria-label="Ballonfahrt auf die Wunschliste"], [part~="wishlist"]').click();
      const leaving = new page.Event('beforeunload', { cancelable: true });
      page.dispatchEvent(leaving);
      assert.isTrue(leaving.defaultPrevented);
    });
  });
});

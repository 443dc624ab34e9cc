import { assert } from 'chai';
import { early, openPage, quantityCalls, settle } from './support/early-page.ts';
import { choose, cleanPage, inside, quantitySelect, radio, until } from './support/page.ts';
import { serverData } from './support/server-page.ts';
import { wireCart } from './support/wire-cart.ts';

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
    const nodes = [...cart.shadowRoot!.querySelectorAll('[part~="item"] *')];
    const ready = new Promise((resolve) => page.addEventListener('cartFragmentReady', ({ detail }) => resolve(detail)));
    const row = quantitySelect(cart).closest('.item')!;
    choose(quantitySelect(cart), '5');
    assert.equal(row.ariaBusy, 'true');
    const price = row.querySelector('.item-price')!;
    assert.equal(page.getComputedStyle(price, '::after').content, '"wird geändert"');
    assert.equal(inside(cart, '[role="status"]').textContent, 'wird geändert');
    assert.equal(inside(cart, '[part~="summary"]').ariaBusy, 'true');
    const step = inside(cart, '[part~="proceed"]');
    assert.equal(step.ariaDisabled, 'true');
    assert.equal(inside(cart, '#proceed-reason').textContent, 'Deine Änderung wird gespeichert …');
    assert.deepEqual(await ready, { hydrated: true });
    assert.isTrue(nodes.every((node) => node.isConnected));
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

  it('forgets a change that the shopper reverts', async () => {
    const opened = await openPage();
    choose(quantitySelect(opened.cart), '5');
    choose(quantitySelect(opened.cart), '2');
    assert.notEqual(quantitySelect(opened.cart).closest('.item')!.ariaBusy, 'true');
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

  it('does not count a closed notice as a change', async () => {
    const opened = await openPage({ data: serverData({ initialErrorCode: 300 }) });
    const { cart } = opened;
    inside(cart, '[part~="notice"] [part~="close"]').click();
    assert.equal(inside(cart, '[role="status"]').textContent, '');
    assert.isNull(inside(cart, '[part~="proceed"]').ariaDisabled);
    await until(() => opened.isLoaded() && cart.shadowRoot!.querySelector('[part~="notice"]') === null);
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
    assert.isTrue(cart.shadowRoot!.activeElement === select);
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

  it('sends a loyalty number that an extension has filled in without an event', async () => {
    const { cart, shop } = await openPage();
    (inside(cart, '[name="payback-number"]') as HTMLInputElement).value = '3103187694';
    inside(cart, '.loyalty-form button').click();
    await until(() => shop.named('cart/set-payback-number').length === 1);
    assert.deepEqual(shop.named('cart/set-payback-number')[0]!.body, { paybackNumber: '3103187694' });
  });

  const approaches: [string, (control: HTMLElement, page: Window & typeof globalThis) => void][] = [
    [
      'the pointer is over a control',
      (control, page) => control.dispatchEvent(new page.PointerEvent('pointerover', { bubbles: true, composed: true })),
    ],
    ['a control has the focus', (control) => control.focus()],
  ];
  for (const [what, approach] of approaches) {
    it(`loads the program when ${what}, and sends nothing`, async () => {
      const opened = await openPage();
      approach(quantitySelect(opened.cart), opened.page);
      await until(() => !opened.cart.hasAttribute('data-server-rendered'));
      assert.isEmpty(quantityCalls(opened));
    });
  }

  it('announces the shown cart to the host, and the program does not repeat it', async () => {
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

  it('follows the next step without the program, and notifies shop and host', async () => {
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

  it('loads the program for a next step whose address only the host knows', async () => {
    const { cart, page } = await openPage({ data: serverData({ nextStepUrl: '' }) });
    const proceeded = new Promise((resolve) => {
      page.addEventListener('cartProceed', (event) => {
        event.preventDefault();
        resolve((event as CustomEvent).detail);
      });
    });
    inside(cart, '[part~="proceed"]').click();
    assert.deepInclude(await proceeded, { cartId: 'cart-1' });
  });

  it('watches the cart where reading cookies throws, as in a sandboxed frame', async () => {
    const before = `<script>
      Object.defineProperty(Document.prototype, 'cookie', {
        get() {
          throw new DOMException('The document is sandboxed.', 'SecurityError');
        },
      });
    </script>`;
    const { cart } = await openPage({ before });
    assert.isNull(cart.shadowRoot!.querySelector('[data-early][aria-disabled]'));
  });

  it('announces another cart with the version that the early script has announced', async () => {
    const { cart, page, shop } = await openPage();
    const heard: unknown[] = [];
    page.addEventListener('cartVersionChange', ({ detail }) => heard.push(detail));
    // With this mark, the program would fetch the cart first.
    page.sessionStorage.removeItem('cf_confirmed_cart');
    const initialCart = { ...wireCart(), cartId: 'cart-2' };
    shop.cart = initialCart;
    cart.fragmentData = serverData({ initialCart });
    await until(() => heard.length > 0);
    const { cartId, cartVersion } = initialCart;
    assert.deepEqual(heard, [{ cartId, cartVersion, numberOfItems: 3 }]);
  });
});

import { assert } from 'chai';
import { mountCartFragment } from 'cart-fragment/cart-fragment.js';
import { StubShop } from './support/stub-shop.ts';
import { wireCart } from './support/wire-cart.ts';
import {
  afterTest,
  choose,
  cleanPage,
  createCart,
  dataScript,
  fragmentData,
  recordEvents,
  inside,
  quantitySelect,
  showCart,
  titles,
  turn,
  until,
} from './support/page.ts';

/** Counts listeners on window and document, open channels and timers from now on. */
function countHolds() {
  const held = { listeners: 0, channels: 0 };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const { BroadcastChannel: Channel } = window;
  const isGlobal = (target: unknown) => target === window || target === document || target === undefined;
  type Arguments = [string, EventListener, AddEventListenerOptions?];
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Arguments) {
    if (isGlobal(this)) held.listeners++;
    // Aborting a signal removes its listeners.
    if (isGlobal(this)) args[2]?.signal?.addEventListener('abort', () => held.listeners--);
    return addEventListener.apply(this, args);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget, ...args: [string, EventListener]) {
    if (isGlobal(this)) held.listeners--;
    return removeEventListener.apply(this, args);
  };
  window.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      held.channels++;
    }
    override close() {
      held.channels--;
      super.close();
    }
  };
  afterTest(() => {
    Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
    window.BroadcastChannel = Channel;
  });
  return held;
}

const moves: Record<string, (cart: Element, target: Element) => void> = {
  appendChild: (cart, target) => target.appendChild(cart),
  insertBefore: (cart, target) => target.insertBefore(cart, target.firstChild),
  'remove and append': (cart, target) => {
    cart.remove();
    target.append(cart);
  },
  moveBefore: (cart, target) =>
    (target as Element & { moveBefore(node: Node, child: Node | null): void }).moveBefore(cart, null),
};

describe('life cycle of <cart-fragment>', () => {
  let shop: StubShop;
  beforeEach(() => (shop = new StubShop()));
  afterEach(async () => {
    await cleanPage();
    shop.restore();
  });

  for (const [name, move] of Object.entries(moves)) {
    it(`retains its nodes, its cart and its scroll position when moved by ${name}`, async () => {
      const target = document.createElement('main');
      document.body.append(target);
      const ready = recordEvents('cartFragmentReady');
      const cart = await showCart();
      await until(() => shop.named('delivery-terms').length > 0);
      const { length: calls } = shop.calls;
      const select = quantitySelect(cart);
      const scroller = inside(cart, '[part~="items"]');
      Object.assign(scroller.style, { height: '50px', overflow: 'auto' });
      scroller.scrollTop = 40;
      await until(() => scroller.scrollTop === 40);
      await new Promise(requestAnimationFrame);
      await turn();

      move(cart, target);
      await turn();
      assert.strictEqual(quantitySelect(cart), select);
      assert.equal(scroller.scrollTop, 40);
      assert.lengthOf(shop.calls, calls, 'no call is repeated');
      assert.lengthOf(ready, 1);
      choose(select, '5');
      await until(() => shop.named('cart/set-item-quantity').length > 0);
    });
  }

  /** Opens the discount code dialog, whose field has the focus. */
  async function openCodeDialog() {
    const cart = await showCart(createCart(fragmentData({ rootComponentProps: { customerEmailHash: 'abc' } })));
    inside(cart, '[part~="discount"] button').click();
    await until(() => cart.shadowRoot?.querySelector('dialog[open]') != null);
    const field = inside(cart, 'dialog input') as HTMLInputElement;
    assert.strictEqual(cart.shadowRoot?.activeElement, field, 'the field has the focus as soon as it appears');
    return { cart, dialog: inside(cart, 'dialog'), field };
  }

  for (const [name, move] of Object.entries(moves)) {
    it(`retains an open dialog, and the focus in its field, when moved by ${name}`, async () => {
      const { cart, dialog, field } = await openCodeDialog();
      const target = document.body.appendChild(document.createElement('main'));
      move(cart, target);
      await turn();
      assert.strictEqual(inside(cart, 'dialog'), dialog);
      assert.isTrue(dialog.matches(':modal'));
      assert.strictEqual(cart.shadowRoot?.activeElement, field);
    });
  }

  it('returns the focus to the control that opened a dialog, even if the click did not focus it', async () => {
    // A click without a pointer does not focus a button. In Safari, no click does.
    const { cart, dialog } = await openCodeDialog();
    dialog.querySelector<HTMLElement>('[part~="close"]')!.click();
    await until(() => !dialog.isConnected);
    assert.isTrue(inside(cart, '[part~="discount"] button').matches(':focus'));
  });

  it('reopens a dialog as modal after moveBefore has removed it from the top layer', async () => {
    const { cart, dialog, field } = await openCodeDialog();
    const target = document.body.appendChild(document.createElement('main'));
    // As in Firefox.
    dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { once: true, capture: true });
    (dialog as HTMLDialogElement).close();
    dialog.setAttribute('open', '');
    field.focus();
    moves['moveBefore']?.(cart, target);
    assert.isTrue(dialog.matches(':modal'));
    assert.strictEqual(cart.shadowRoot?.activeElement, field);
  });

  it('releases all resources when removed', async () => {
    const held = countHolds();
    shop.silent = true;
    const cart = createCart();
    document.body.append(cart);
    await until(() => shop.named('cart').length > 0);
    assert.isAbove(held.listeners, 0);
    assert.equal(held.channels, 1);

    cart.remove();
    await turn();
    assert.deepEqual(held, { listeners: 0, channels: 0 });
    assert.isTrue(shop.named('cart')[0]?.signal?.aborted);
    assert.equal(cart.shadowRoot?.textContent, '');
  });

  it('resumes with its state when reinserted', async () => {
    const cart = await showCart();
    for (let time = 0; time < 3; time++) {
      cart.remove();
      await turn();
      shop.cart = { ...shop.cart, cartVersion: shop.cart.cartVersion + 1, items: shop.cart.items.slice(0, 1) };
      await showCart(cart);
      await until(() => titles(cart).length === 1);
    }
    choose(quantitySelect(cart), '4');
    await until(() => shop.named('cart/set-item-quantity').length === 1);
  });

  it('does not start while disconnected', async () => {
    const cart = createCart();
    cart.setAttribute('tenant', 'MD_DE');
    cart.fragmentData = fragmentData();
    await turn();
    assert.isNull(cart.shadowRoot);
    document.body.append(cart);
    cart.remove();
    await turn();
    assert.isEmpty(shop.calls);
  });

  it('sends nothing when a script of the page sets a quantity that the select does not offer', async () => {
    const cart = await showCart();
    const select = quantitySelect(cart);
    choose(select, '99');
    assert.equal(select.value, '2');
    choose(select, '4');
    await until(() => shop.named('cart/set-item-quantity').length > 0);
    assert.deepEqual(
      shop.named('cart/set-item-quantity').map(({ body }) => body['quantity']),
      [4],
    );
  });

  it('gives a clone its own cart', async () => {
    const cart = await showCart();
    const clone = cart.cloneNode(true) as typeof cart;
    await showCart(clone);
    assert.notStrictEqual(clone.shadowRoot, cart.shadowRoot);
    cart.remove();
    await turn();
    choose(quantitySelect(clone), '4');
    await until(() => shop.named('cart/set-item-quantity').length === 1);
  });

  it('synchronizes two carts on a page with few requests', async () => {
    const first = await showCart();
    const second = await showCart();
    const before = shop.named('cart').length;
    choose(quantitySelect(first), '7');
    await until(() => quantitySelect(second).value === '7');
    await turn();
    assert.equal(shop.named('cart').length - before, 1);
  });

  it('is defined once if its script is loaded several times', async () => {
    const cart = await showCart();
    const definition = customElements.get('cart-fragment');
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/dist\/.*\.js$/.test(path));
    assert.isNotEmpty(scripts);
    for (const script of scripts) await import(`${script}?copy`);
    assert.strictEqual(customElements.get('cart-fragment'), definition);
    assert.lengthOf(titles(cart), 2);
  });

  it('resolves refresh when the new cart is shown', async () => {
    const cart = await showCart();
    shop.cart = { ...shop.cart, cartVersion: 9, items: shop.cart.items.slice(1) };
    await cart.refresh();
    await turn();
    assert.deepEqual(titles(cart), ['Ballonfahrt']);
  });

  it('moves the focus to its heading', async () => {
    const cart = await showCart();
    cart.focus();
    assert.strictEqual(cart.shadowRoot?.activeElement, inside(cart, 'h1'));
  });

  it('lets a listener cancel the navigation to the next step', async () => {
    const cart = await showCart();
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('cartProceed', stay);
    afterTest(() => window.removeEventListener('cartProceed', stay));
    const heard = recordEvents('cartProceed');
    inside(cart, '[part~="proceed"]').click();
    await until(() => heard.length > 0);
    assert.deepEqual(heard, [{ cartId: 'cart-1', nextStepUrl: '/checkout' }]);
  });

  it('shows the empty cart in place when the page cancels cartEmptied', async () => {
    shop.cart.items.splice(1);
    const cart = await showCart();
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('cartEmptied', stay);
    afterTest(() => window.removeEventListener('cartEmptied', stay));
    inside(cart, '[part~="remove"]').click();
    await until(() => inside(cart, 'h1').textContent === 'Dein Warenkorb');
    await until(() => cart.shadowRoot!.activeElement === inside(cart, 'h1'));
    shop.cart = wireCart({ cartVersion: 9 });
    await cart.refresh();
    await until(() => titles(cart).length === 2);
    assert.equal(quantitySelect(cart).value, '2');
  });

  it('refetches when the page is restored from the back/forward cache', async () => {
    await showCart();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until(() => shop.named('cart').length === 2);
  });
});

describe('changed attributes and data', () => {
  let shop: StubShop;
  beforeEach(() => (shop = new StubShop()));
  afterEach(async () => {
    await cleanPage();
    shop.restore();
  });

  it('take effect when set, emptied and removed', async () => {
    const cart = await showCart();
    const lastUrl = () => shop.named('cart').at(-1)?.url;
    cart.setAttribute('base-url', '/second/');
    await until(() => lastUrl()?.includes('/second/api/') === true);
    assert.equal(cart.baseUrl, '/second/');
    cart.removeAttribute('base-url');
    await until(() => lastUrl()?.includes('/shop/api/') === true);
    assert.isNull(cart.baseUrl);
    cart.baseUrl = '/third/';
    assert.equal(cart.getAttribute('base-url'), '/third/');
    await until(() => lastUrl()?.includes('/third/api/') === true);
  });

  it('log the shopper in and out without losing the cart', async () => {
    const cart = await showCart(createCart(fragmentData({ rootComponentProps: { customerEmailHash: 'abc' } })));
    const heading = inside(cart, 'h1');
    cart.setAttribute('customer-email-hash', '');
    await until(() => shop.named('cart').length === 2);
    cart.removeAttribute('customer-email-hash');
    await until(() => shop.named('cart').length === 3);
    assert.strictEqual(inside(cart, 'h1'), heading);
  });

  it('cause one request for several changes at once', async () => {
    const cart = await showCart();
    cart.setAttribute('base-url', '/second/');
    cart.setAttribute('tenant', 'MD_DE');
    cart.setAttribute('next-step-url', '/other');
    await turn();
    await turn();
    assert.lengthOf(shop.named('cart'), 2);
  });

  it('fetch the cart of another shop, even if the data contains a cart', async () => {
    const props = { initialCart: wireCart() };
    const cart = await showCart(createCart(fragmentData({ rootComponentProps: props })));
    assert.isEmpty(shop.named('cart'));
    cart.setAttribute('base-url', '/second/');
    await until(() => shop.named('cart').at(-1)?.url.includes('/second/') === true);
  });

  it('are not read again after other mutations in the element', async () => {
    const { error } = console;
    let hasInspected = false;
    console.error = (words: unknown) => (hasInspected ||= String(words).includes('inspectedOnce'));
    afterTest(() => (console.error = error));
    const cart = await showCart(createCart(JSON.stringify({ baseUrl: '/shop/', inspectedOnce: true })));
    // Reads the data, too.
    await until(() => hasInspected);
    const { parse } = JSON;
    const read: string[] = [];
    JSON.parse = (text: string, ...rest: never[]) => {
      read.push(text);
      return parse(text, ...rest) as unknown;
    };
    afterTest(() => (JSON.parse = parse));
    cart.append(document.createElement('div'));
    cart.setAttribute('class', 'wide');
    cart.setAttribute('tenant', 'JS_AT');
    cart.removeAttribute('tenant');
    await turn();
    assert.isEmpty(read.filter((text) => text.includes('baseUrl')));
  });

  it('are read again when a morphing library changes or replaces the script', async () => {
    const cart = await showCart();
    cart.firstElementChild!.firstChild!.nodeValue = JSON.stringify(fragmentData({ baseUrl: '/text/' }));
    await until(() => shop.named('cart').at(-1)?.url.includes('/text/') === true);
    cart.replaceChildren(dataScript(fragmentData({ baseUrl: '/script/' })));
    await until(() => shop.named('cart').at(-1)?.url.includes('/script/') === true);
  });

  it('leave the cart unchanged if they are unusable', async () => {
    const errors = recordEvents('cartFragmentError');
    const cart = await showCart();
    cart.replaceChildren(dataScript('{'));
    await turn();
    assert.lengthOf(titles(cart), 2);
    assert.isEmpty(errors);
  });
});

describe('mountCartFragment', () => {
  let shop: StubShop;
  beforeEach(() => (shop = new StubShop()));
  afterEach(async () => {
    await cleanPage();
    shop.restore();
  });

  it('mounts into a container, refreshes and unmounts', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const cart = mountCartFragment(container, fragmentData());
    const element = container.firstElementChild!;
    await until(() => titles(element).length > 0);
    await cart.refresh();
    assert.lengthOf(shop.named('cart'), 2);
    cart.unmount();
    assert.isEmpty(container.children);
  });

  it('throws without data', () => {
    assert.throws(
      () => mountCartFragment(document.body, null),
      'Could not initialize cart-fragment because there was no fragment data for it',
    );
  });

  it('throws without a container', () => {
    assert.throws(
      () => mountCartFragment(document.querySelector('#missing'), fragmentData()),
      'Could not initialize cart-fragment because no valid container element was given',
    );
  });
});

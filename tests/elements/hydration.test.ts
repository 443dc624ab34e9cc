import { assert } from 'chai';
import 'cart-fragment/cart-fragment.js';
import { renderCartFragment } from 'cart-fragment/server';
import { openSlowFrame } from './support/frame.ts';
import {
  afterTest,
  choose,
  cleanPage,
  heading,
  recordEvents,
  inside,
  quantitySelect,
  radio,
  titles,
  turn,
  until,
} from './support/page.ts';
import { nodesOf, serverCart, serverData } from './support/server-page.ts';
import { StubShop } from './support/stub-shop.ts';
import { wireCart } from './support/wire-cart.ts';

function hearConsole(): unknown[][] {
  const heard: unknown[][] = [];
  const { error, warn } = console;
  Object.assign(console, {
    error: (...values: unknown[]) => void heard.push(values),
    warn: (...values: unknown[]) => void heard.push(values),
  });
  afterTest(() => Object.assign(console, { error, warn }));
  return heard;
}

describe('server markup', () => {
  let shop: StubShop;
  beforeEach(() => (shop = new StubShop()));
  afterEach(async () => {
    await cleanPage();
    shop.restore();
  });

  it('is hydrated node by node, without a console message and without a fetch', async () => {
    const said = hearConsole();
    const ready = recordEvents('cartFragmentReady');
    const cart = await serverCart();
    const nodes = nodesOf(cart);
    assert.isAbove(nodes.length, 100);
    document.body.append(cart);
    await until(() => ready.length > 0);
    await turn();
    assert.deepEqual(ready, [{ hydrated: true }]);
    assert.isEmpty(nodes.filter((node) => !node.isConnected));
    assert.isEmpty(said);
    assert.isEmpty(shop.named('cart'));
    assert.isFalse(cart.hasAttribute('data-server-rendered'));
    choose(quantitySelect(cart), '5');
    await until(() => shop.named('cart/set-item-quantity').length === 1);
  });

  it('is checked with one fetch when the page refreshes it before it has started', async () => {
    shop.cart = wireCart({ cartVersion: 9 });
    const changes = recordEvents('cartChange');
    const cart = await serverCart();
    document.body.append(cart);
    await cart.refresh();
    await until(() => changes.length > 0);
    assert.lengthOf(shop.named('cart'), 1);
    assert.propertyVal((changes[0] as { cart: object }).cart, 'cartVersion', 9);
  });

  it('is hydrated with an initial notice', async () => {
    const ready = recordEvents('cartFragmentReady');
    const cart = await serverCart(serverData({ initialErrorCode: 500 }));
    const notice = inside(cart, '[part~="notice"]');
    document.body.append(cart);
    await until(() => ready.length > 0);
    assert.deepEqual(ready, [{ hydrated: true }]);
    assert.isTrue(notice.isConnected);
  });

  it('is hydrated before the attributes take effect', async () => {
    const said = hearConsole();
    const ready = recordEvents('cartFragmentReady');
    const cart = await serverCart();
    const nodes = nodesOf(cart);
    cart.setAttribute('base-url', '/other/');
    cart.setAttribute('next-step-url', '/weiter');
    cart.setAttribute('tenant', 'MD_AT');
    document.body.append(cart);
    await until(() => ready.length > 0);
    await turn();
    assert.deepEqual(ready, [{ hydrated: true }]);
    assert.isEmpty(said);
    assert.isTrue(nodes[0]?.isConnected);
    assert.include(inside(cart, 'a[part~="item-title"], [part~="item-title"] a').getAttribute('href'), '/other/');
    assert.equal(inside(cart, '[part~="proceed"]').getAttribute('href'), '/weiter');
    assert.isEmpty(shop.named('cart'));
  });

  it('is hydrated before a property that is set later takes effect, including links', async () => {
    const said = hearConsole();
    const ready = recordEvents('cartFragmentReady');
    const cart = await serverCart();
    const nodes = nodesOf(cart);
    const newer = wireCart({ cartVersion: 4, items: wireCart().items.slice(0, 1) });
    cart.fragmentData = serverData({ initialCart: newer, nextStepUrl: '/weiter' });
    Object.assign(cart.fragmentData ?? {}, { baseUrl: '/neu/' });
    document.body.append(cart);
    await until(() => ready.length > 0);
    await turn();
    assert.deepEqual(ready, [{ hydrated: true }]);
    assert.isEmpty(said);
    assert.isTrue(nodes[0]?.isConnected);
    assert.deepEqual(titles(cart), ['Thai-Kochkurs']);
    assert.include(inside(cart, 'a[part~="item-title"], [part~="item-title"] a').getAttribute('href'), '/neu/');
    assert.equal(inside(cart, '[part~="proceed"]').getAttribute('href'), '/weiter');
    assert.isEmpty(shop.named('cart'));
  });

  it('retains its cart when a property set later contains none', async () => {
    const ready = recordEvents('cartFragmentReady');
    const cart = await serverCart();
    cart.fragmentData = { baseUrl: '/shop/', rootComponentProps: { nextStepUrl: '/weiter' } };
    document.body.append(cart);
    await until(() => ready.length > 0);
    assert.lengthOf(titles(cart), 2);
    assert.equal(inside(cart, '[part~="proceed"]').getAttribute('href'), '/weiter');
    assert.isEmpty(shop.named('cart'));
  });

  it('of an older cart is marked as outdated and verified with one fetch before any event', async () => {
    const changes = recordEvents('cartChange');
    const ready = recordEvents('cartFragmentReady');
    const first = await serverCart();
    document.body.append(first);
    await until(() => ready.length > 0);
    choose(quantitySelect(first), '4');
    await until(() => changes.length === 2);
    first.remove();
    await turn();

    // The browser restores the page from a cache.
    const again = await serverCart();
    const nodes = nodesOf(again);
    shop.silent = true;
    document.body.append(again);
    await until(() => shop.named('cart').length === 1);
    assert.deepEqual(ready[1], { hydrated: true });
    assert.equal(inside(again, '[part~="summary"]').getAttribute('aria-busy'), 'true');
    assert.equal(inside(again, '[part~="proceed"]').getAttribute('aria-disabled'), 'true');
    assert.lengthOf(changes, 2);
    shop.silent = false;
    await again.refresh();
    assert.lengthOf(changes, 3);
    assert.equal(quantitySelect(again).value, '4');
    assert.equal(inside(again, '[part~="summary"]').getAttribute('aria-busy'), 'false');
    assert.isTrue(nodes[0]?.isConnected);
  });

  it('is hydrated although attributes change in the same task', async () => {
    const ready = recordEvents('cartFragmentReady');
    const cart = await serverCart();
    const nodes = nodesOf(cart);
    document.body.append(cart);
    cart.setAttribute('next-step-url', '/weiter');
    await until(() => ready.length > 0);
    cart.setAttribute('last-check-url', '/zuletzt');
    await turn();
    assert.deepEqual(ready, [{ hydrated: true }]);
    assert.isEmpty(nodes.filter((node) => !node.isConnected));
  });

  it('replaces its style by the adopted one', async () => {
    const cart = await serverCart();
    const before = getComputedStyle(inside(cart, '[part~="proceed"]')).backgroundColor;
    assert.isNotNull(cart.shadowRoot?.querySelector('style'));
    document.body.append(cart);
    await until(() => cart.shadowRoot?.adoptedStyleSheets.length === 1);
    assert.isNull(cart.shadowRoot?.querySelector('style'));
    const shown = getComputedStyle(inside(cart, '[part~="proceed"]')).backgroundColor;
    assert.equal(shown, 'rgb(212, 0, 42)');
    assert.notEqual(before, shown, 'it had no style while it stood outside of the document');
  });

  it('is hydrated from a plain template, as left by innerHTML', async () => {
    const ready = recordEvents('cartFragmentReady');
    const holder = document.createElement('div');
    holder.innerHTML = await renderCartFragment(serverData());
    const template = holder.querySelector('template')!;
    const nodes = Array.from(template.content.querySelectorAll('div *'));
    document.body.append(holder);
    await until(() => ready.length > 0);
    assert.deepEqual(ready, [{ hydrated: true }]);
    assert.isEmpty(nodes.filter((node) => !node.isConnected));
    assert.isFalse(template.isConnected);
  });

  it('is replaced without its attribute', async () => {
    const ready = recordEvents('cartFragmentReady');
    const cart = await serverCart();
    cart.removeAttribute('data-server-rendered');
    const old = inside(cart, 'h1');
    document.body.append(cart);
    await until(() => ready.length > 0);
    assert.deepEqual(ready, [{ hydrated: false }]);
    assert.isFalse(old.isConnected);
    assert.lengthOf(titles(cart), 2);
  });

  it('is rendered again once, with a report, if it does not match', async () => {
    const said = hearConsole();
    const ready = recordEvents('cartFragmentReady');
    const cart = await serverCart();
    inside(cart, 'h1').textContent = 'Etwas anderes';
    choose(quantitySelect(cart), '6');
    document.body.append(cart);
    await until(() => ready.length > 0);
    assert.deepEqual(ready, [{ hydrated: false }]);
    assert.equal(heading(cart), 'Deine Bestellung');
    assert.lengthOf(cart.shadowRoot!.querySelectorAll('h1'), 1);
    await until(() => shop.named('cart/set-item-quantity').length === 1 && said.length > 0);
    assert.equal(shop.named('cart/set-item-quantity')[0]?.body['quantity'], 6);
    assert.lengthOf(said, 1);
  });

  it('applies a quantity chosen before hydration', async () => {
    const cart = await serverCart();
    choose(quantitySelect(cart), '4');
    document.body.append(cart);
    await until(() => shop.named('cart/set-item-quantity').length === 1);
    assert.deepEqual(shop.named('cart/set-item-quantity')[0]?.body, { cartItemId: 'koch', quantity: 4 });
    assert.equal(quantitySelect(cart).value, '4');
    await until(() => shop.cart.cartVersion === 4);
  });

  it('applies packaging and shipping chosen before hydration', async () => {
    const cart = await serverCart();
    radio(cart, 'packaging-ballon', 'envelope').checked = true;
    radio(cart, 'shipping', 'Express').checked = true;
    document.body.append(cart);
    await until(() => shop.named('cart/set-shipping-method').length > 0);
    await until(() => shop.named('cart/set-item-packaging').length > 0);
    assert.equal(shop.named('cart/set-item-packaging')[0]?.body['itemId'], 'ballon');
    assert.equal(shop.named('cart/set-item-packaging')[0]?.body['packagingOptionType'], 'Envelope');
    assert.deepEqual(shop.named('cart/set-shipping-method')[0]?.body, { method: 'Express' });
    assert.isTrue(radio(cart, 'packaging-ballon', 'envelope').checked);
    assert.isTrue(radio(cart, 'shipping', 'Express').checked);
  });

  it('enables its buttons on hydration', async () => {
    const cart = await serverCart();
    const remove = inside(cart, '[aria-label="Ballonfahrt entfernen"]');
    assert.equal(remove.ariaDisabled, 'true');
    document.body.append(cart);
    await until(() => !cart.hasAttribute('data-server-rendered'));
    assert.equal(inside(cart, '[aria-label="Ballonfahrt entfernen"]'), remove);
    assert.isNull(remove.ariaDisabled);
    remove.click();
    await until(() => shop.named('cart/remove-item').length === 1);
    assert.deepEqual(shop.named('cart/remove-item')[0]?.body, { cartItemId: 'ballon' });
  });

  it('sends nothing without input of the shopper', async () => {
    const ready = recordEvents('cartFragmentReady');
    document.body.append(await serverCart());
    await until(() => ready.length > 0);
    await turn();
    assert.deepEqual(
      shop.calls.map(({ path }) => path),
      ['delivery-terms'],
    );
  });

  it('is rendered again in a clone', async () => {
    const ready = recordEvents('cartFragmentReady');
    const cart = await serverCart();
    document.body.append(cart);
    await until(() => ready.length > 0);
    document.body.append(cart.cloneNode(true));
    await until(() => ready.length > 1);
    assert.deepEqual(ready, [{ hydrated: true }, { hydrated: false }]);
  });

  it('is awaited while the page is being parsed, if the element is already defined', async () => {
    const { frame, page } = openSlowFrame();
    page.write('<!doctype html><script type="module" async src="/dist/cart-fragment.js"></script><main>');
    await until(() => frame.contentWindow!.customElements.get('cart-fragment') !== undefined);
    const ready: unknown[] = [];
    frame.contentWindow!.addEventListener('cartFragmentReady', (event) => ready.push((event as CustomEvent).detail));
    frame.contentWindow!.addEventListener('cartFragmentError', () => ready.push('error'));

    const html = await renderCartFragment(serverData());
    const cut = html.indexOf('Ballonfahrt');
    page.write(html.slice(0, cut));
    await turn();
    const cart = page.querySelector('cart-fragment')!;
    const nodes = nodesOf(cart);
    assert.isAbove(nodes.length, 10, 'the first half is there');
    page.write(html.slice(cut));
    await turn();
    assert.isEmpty(ready);
    page.write('</main>');
    page.write('<p>Mehr von der Seite');
    await until(() => ready.length > 0);
    assert.deepEqual(ready, [{ hydrated: true }]);
    assert.isEmpty(nodes.filter((node) => !node.isConnected));
    page.close();
  });
});

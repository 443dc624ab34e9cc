import { assert } from 'chai';
import type { CartFragmentElement } from 'cart-fragment';
import 'cart-fragment/cart-fragment.js';
import { afterTest, cleanPage, createCart, fragmentData, inside, showCart, turn, until } from './support/page.ts';
import { StubShop } from './support/stub-shop.ts';

/** A place for a cart inside one or more shadow roots, the outermost host first. */
interface Nest {
  readonly hosts: readonly HTMLElement[];
  readonly roots: readonly ShadowRoot[];
  readonly place: HTMLElement;
}

function nest(...inits: Partial<ShadowRootInit>[]): Nest {
  const hosts: HTMLElement[] = [];
  const roots: ShadowRoot[] = [];
  let place: HTMLElement = document.body;
  for (const init of inits) {
    const host = place.appendChild(document.createElement('section'));
    const root = host.attachShadow({ mode: 'open', ...init });
    place = root.appendChild(document.createElement('main'));
    hosts.push(host);
    roots.push(root);
  }
  return { hosts, roots, place };
}

const containers = () => [...document.querySelectorAll<HTMLElement>('[id^="cart-payment-paypal"]')];
const button = () => containers().at(-1)?.querySelector('button') ?? null;

/** Whether the button is drawn in the row of its provider. */
function isInPlace(cart: CartFragmentElement): boolean {
  const [row, drawn] = [cart.shadowRoot!.querySelector('[data-provider="paypal"]'), button()];
  if (!row || !drawn?.checkVisibility()) return false;
  const [around, box] = [row.getBoundingClientRect(), drawn.getBoundingClientRect()];
  return box.height > 0 && box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
}

let drawings: HTMLElement[];

function drawButton(container: HTMLElement): void {
  drawings.push(container);
  const drawn = container.appendChild(document.createElement('button'));
  drawn.textContent = 'PayPal';
}

const paypalV5 = () => {
  const render = async (container: HTMLElement) => drawButton(container);
  return { Buttons: () => ({ isEligible: () => true, render, close: () => Promise.resolve() }) };
};

/** Draws into the element that the cart creates. */
class PayPalButton extends HTMLElement {
  connectedCallback(): void {
    if (this.childElementCount === 0) drawButton(this);
  }
}

const paypalV6 = () => {
  if (!customElements.get('paypal-button')) customElements.define('paypal-button', PayPalButton);
  const instance = {
    findEligibleMethods: async () => ({ isEligible: () => true }),
    createPayPalOneTimePaymentSession: () => ({ destroy() {} }),
  };
  return { createInstance: async () => instance };
};

const versions: readonly [string, string, () => object][] = [
  ['v5', 'https://paypal.example/sdk/js', paypalV5],
  ['v6', 'https://paypal.example/web-sdk/v6/core?client-id=shop', paypalV6],
];

for (const [version, scriptUrl, stub] of versions) {
  describe(`express payment by PayPal's SDK ${version} inside shadow roots`, () => describeNested(scriptUrl, stub));
}

function describeNested(scriptUrl: string, stub: () => object): void {
  let shop: StubShop;
  beforeEach(() => {
    shop = new StubShop();
    drawings = [];
    Object.assign(window, { paypal: stub() });
    afterTest(() => Reflect.deleteProperty(window, 'paypal'));
  });
  afterEach(async () => {
    await cleanPage();
    shop.restore();
  });

  async function showIn(place: HTMLElement): Promise<CartFragmentElement> {
    const payments = { paypal: { scriptUrl } };
    const data = fragmentData({
      rootComponentProps: { nextStepUrl: '/checkout', lastCheckUrl: '/last-check', payments },
    });
    const cart = await showCart(createCart(data), place);
    inside(cart, '#payment-methods').scrollIntoView();
    return cart;
  }

  const places: [string, Partial<ShadowRootInit>[]][] = [
    ['no root', []],
    ['one root', [{}]],
    ['two roots', [{}, {}]],
    ['closed roots', [{ mode: 'closed' }, { mode: 'closed' }]],
  ];
  for (const [what, inits] of places) {
    it(`shows buttons of the document in the cart inside ${what}, and leaves nothing behind`, async () => {
      const { hosts, place } = nest(...inits);
      const cart = await showIn(place);
      await until(() => isInPlace(cart));
      assert.lengthOf(containers(), 1);
      assert.strictEqual(containers()[0]!.parentElement, hosts[0] ?? cart);
      cart.remove();
      await turn();
      assert.isEmpty(containers());
      for (const host of [cart, ...hosts]) assert.isNull(host.querySelector(':scope > [slot]'));
    });
  }

  it('returns the focus to the button', async () => {
    const { place } = nest({}, {});
    const cart = await showIn(place);
    await until(() => isInPlace(cart));
    button()!.focus();
    assert.strictEqual(document.activeElement, button());
  });

  it('restores the slots that a host removes, without drawing again', async () => {
    const { roots, hosts, place } = nest({}, {});
    const cart = await showIn(place);
    await until(() => isInPlace(cart));
    for (const parent of [cart, hosts[1]!]) {
      for (const slot of parent.querySelectorAll(':scope > slot')) slot.remove();
      await until(() => isInPlace(cart));
    }
    // As a host that renders with innerHTML and puts the old element into its new place.
    roots[1]!.innerHTML = '<main></main>';
    roots[1]!.querySelector('main')!.append(cart);
    await until(() => isInPlace(cart));
    assert.lengthOf(drawings, 1);
    assert.isTrue(drawings[0]!.isConnected);
  });

  it('draws again when a host removes the container', async () => {
    const { hosts, place } = nest({});
    const cart = await showIn(place);
    await until(() => isInPlace(cart));
    hosts[0]!.replaceChildren();
    await until(() => drawings.length === 2 && isInPlace(cart));
    assert.lengthOf(containers(), 1);
  });

  it('draws again in another root', async () => {
    const [from, to] = [nest({}), nest({}, {})];
    const cart = await showIn(from.place);
    await until(() => isInPlace(cart));
    to.place.append(cart);
    await until(() => drawings.length === 2 && isInPlace(cart));
    assert.strictEqual(containers()[0]!.parentElement, to.hosts[0]);
    assert.isEmpty(from.hosts[0]!.children);
  });

  for (const what of ['assigns its slots itself', 'always removes what it has not rendered']) {
    it(`is left out with a note if the host ${what}`, async () => {
      const notes: unknown[] = [];
      const { info } = console;
      console.info = (note: unknown) => notes.push(note);
      afterTest(() => (console.info = info));
      const { hosts, place } = nest(what.startsWith('assigns') ? { slotAssignment: 'manual' } : {});
      const emptied = new MutationObserver(() => hosts[0]!.replaceChildren());
      if (what.startsWith('always')) emptied.observe(hosts[0]!, { childList: true });
      afterTest(() => emptied.disconnect());
      const cart = await showIn(place);
      await until(() => notes.length > 0);
      assert.deepEqual(notes, [
        'cart-fragment: express payment is left out inside a shadow root. Place the tag outside of it.',
      ]);
      await until(() => inside(cart, '#payment-methods').childElementCount === 0);
      assert.isEmpty(containers());
    });
  }
}

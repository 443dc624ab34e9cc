import { executeServerCommand } from '@web/test-runner-commands';
import { assert } from 'chai';
import 'cart-fragment/cart-fragment.js';
import { renderCartFragment } from 'cart-fragment/server';
import 'cart-fragment/wishlist-fragment.js';
import 'cart-fragment/wishlist-toggle.js';
import { openPage } from './support/early-page.ts';
import {
  choose,
  cleanPage,
  createCart,
  fragmentData,
  inside,
  quantitySelect,
  titles,
  turn,
  until,
} from './support/page.ts';
import { serverCart, serverData } from './support/server-page.ts';
import { StubShop } from './support/stub-shop.ts';
import { wireCart } from './support/wire-cart.ts';
import { clearCookie, oneShop, storeGuestList, WishlistServer } from './support/wishlist-server.ts';

interface Counts {
  readonly nodes: number;
  readonly listeners: number;
}

const count = () => executeServerCommand<Counts, object>('count-dom', {});

/** Each element may load its last parts when the browser is idle. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));

const standIns = ['paypal', 'amazon', 'stripe'];

const replacements = 100;
/** What the elements of a page share. */
const allowed = 60;

/** Expects that a hundred elements leave nothing behind, once as many as `warmUps` have loaded all code. */
async function expectNothingLeft(show: (index: number) => Promise<Element>, warmUps = 5): Promise<void> {
  const cycle = async (index: number) => {
    const element = await show(index);
    await idle();
    element.remove();
    await turn();
  };
  for (let index = 0; index < warmUps; index++) await cycle(index);
  const before = await count();
  for (let index = 0; index < replacements; index++) await cycle(warmUps + index);
  const after = await count();
  assert.isBelow(after.nodes - before.nodes, allowed);
  assert.isBelow(after.listeners - before.listeners, allowed);
}

describe('a hundred replaced carts leave nothing behind', () => {
  let shop: StubShop;
  beforeEach(() => (shop = new StubShop()));
  afterEach(async () => {
    await cleanPage();
    shop.restore();
  });

  async function shown<Shown extends Element>(cart: Shown): Promise<Shown> {
    shop.calls.length = 0;
    shop.cart = wireCart();
    document.body.append(cart);
    await until(() => titles(cart).length > 0);
    return cart;
  }

  it('new ones', () => expectNothingLeft(() => shown(createCart())));

  it('clones', () => {
    let next = createCart();
    return expectNothingLeft(async () => {
      const cart = await shown(next);
      next = cart.cloneNode(true) as typeof next;
      return cart;
    });
  });

  it('with server markup', () => expectNothingLeft(async () => shown(await serverCart())));

  it('with an open dialog', () =>
    expectNothingLeft(async () => {
      const cart = await shown(createCart());
      inside(cart, '[part~="discount"] button').click();
      await until(() => cart.shadowRoot!.querySelector('dialog[open]') !== null);
      return cart;
    }));

  it('with payment buttons', async () => {
    await Promise.all(standIns.map((name) => import(`/demo/host/stand-ins/${name}.ts`)));
    const payments = {
      paypalScriptUrl: '/paypal.js',
      amazonPay: { scriptUrl: '/amazon.js', publicKeyId: 'k', storeId: 's' },
      stripePublishableKey: 'pk_test_1',
    };
    const props = { nextStepUrl: '/checkout', lastCheckUrl: '/last-check', payments };
    await expectNothingLeft(async () => {
      const cart = await shown(createCart(fragmentData({ rootComponentProps: props })));
      inside(cart, '#payment-methods').scrollIntoView();
      await until(() => cart.querySelectorAll('[data-stand-in]').length === 4);
      return cart;
    });
  });

  it('with changes that wait', () =>
    expectNothingLeft(async () => {
      const cart = await shown(createCart());
      await idle();
      shop.silent = true;
      choose(quantitySelect(cart), '5');
      await until(() => shop.named('cart/set-item-quantity').length > 0);
      shop.silent = false;
      return cart;
    }));

  it('with removed items', () =>
    expectNothingLeft(async () => {
      const cart = await shown(
        createCart(fragmentData({ rootComponentProps: { nextStepUrl: '/checkout', canAddItems: true } })),
      );
      await idle();
      inside(cart, '[data-remove]').click();
      await until(() => cart.shadowRoot!.querySelector('[part~="removed"]') !== null);
      // Browsers keep rows while they glide.
      for (const animation of cart.shadowRoot!.getAnimations()) animation.cancel();
      return cart;
    }));
});

describe('a hundred server-rendered carts that are replaced before the program has loaded', () => {
  afterEach(cleanPage);

  it('leave nothing behind', async () => {
    const { page } = await openPage();
    const html = await renderCartFragment(serverData(), {
      hydrate: 'interaction',
      stylesheetUrl: '/dist/cart-fragment.css',
    });
    const place = page.document.querySelector('main')!;
    await expectNothingLeft(async () => {
      place.setHTMLUnsafe(html);
      const cart = place.firstElementChild!;
      await until(() => inside(cart, '[data-remove]').ariaDisabled === null);
      return cart;
    });
  });
});

describe('a hundred replaced hearts leave nothing behind', () => {
  const baseUrl = oneShop();
  beforeEach(clearCookie);
  afterEach(async () => {
    await cleanPage();
    clearCookie();
  });

  function create(): HTMLElement {
    const heart = document.createElement('wishlist-toggle');
    for (const [name, value] of Object.entries({ 'base-url': baseUrl, 'product-id': 'p-1' }))
      heart.setAttribute(name, value);
    return heart;
  }

  async function shown(heart: HTMLElement): Promise<HTMLElement> {
    document.body.append(heart);
    await until(() => heart.shadowRoot?.querySelector('button') !== null);
    return heart;
  }

  it('new ones', () => expectNothingLeft(() => shown(create())));

  it('clones', () => {
    let next = create();
    return expectNothingLeft(async () => {
      const element = await shown(next);
      next = element.cloneNode(true) as HTMLElement;
      return element;
    });
  });

  it('with a message', () => {
    storeGuestList(Array.from({ length: 99 }, (_, index) => `full-${index}`));
    return expectNothingLeft(async () => {
      const heart = await shown(create());
      inside(heart, '.heart').click();
      await until(() => heart.shadowRoot!.querySelector('[role="alert"]') !== null);
      return heart;
    });
  });
});

describe('a hundred replaced wishlist pages leave nothing behind', () => {
  const baseUrl = oneShop();
  beforeEach(() => {
    clearCookie();
    new WishlistServer();
    storeGuestList(['p-2', 'p-1']);
  });
  afterEach(async () => {
    await cleanPage();
    clearCookie();
  });

  function create(): HTMLElement {
    const page = document.createElement('wishlist-fragment');
    page.setAttribute('base-url', baseUrl);
    return page;
  }

  async function shown(page: HTMLElement): Promise<HTMLElement> {
    document.body.append(page);
    await until(() => page.shadowRoot?.querySelector('[part~="item"]') != null);
    return page;
  }

  it('new ones', () => expectNothingLeft(() => shown(create())));

  it('clones', () => {
    let next = create();
    return expectNothingLeft(async () => {
      const element = await shown(next);
      next = element.cloneNode(true) as HTMLElement;
      return element;
    });
  });
});

import { assert } from 'chai';
import { addToCart, ApiError, InvalidResponseError, NetworkError } from 'cart-fragment/add';
import 'cart-fragment/cart-badge.js';
import { afterTest, cleanPage, recordEvents, until } from './support/page.ts';
import { wireProduct } from './support/wishlist-server.ts';

const cart = { cartId: 'c', cartVersion: 7, items: [{ product: wireProduct('p-1'), quantity: 2 }, { quantity: 3 }] };

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** Replaces the shop, which answers each call in the same way. */
function answer(respond: () => Response | Promise<Response>): Sent[] {
  const sent: Sent[] = [];
  const { fetch } = window;
  window.fetch = async (url, init = {}) => {
    sent.push({ url: url as string, init });
    return respond();
  };
  afterTest(() => (window.fetch = fetch));
  return sent;
}

const rejection = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('addToCart', () => {
  beforeEach(() => {
    localStorage.removeItem('cf_number_of_cart_items');
    Object.assign(window, { dataLayer: [] });
  });
  afterEach(cleanPage);

  const pushed = () =>
    (window as unknown as { dataLayer: { event?: string; ecommerce?: { items: object[] } | null }[] }).dataLayer.filter(
      ({ event }) => event === 'add_to_cart',
    );

  it('posts the item to the shop, in a request that outlives the page', async () => {
    const sent = answer(() => Response.json(cart));
    const item = { productId: 'p-1', packagingOptionType: 'Envelope', appointmentId: undefined };
    assert.deepEqual(await addToCart('/shop/', item), { cartId: 'c', cartVersion: 7, numberOfItems: 5 });
    const [{ url, init }] = sent as [Sent];
    assert.equal(new URL(url).pathname, '/shop/api/cart/add-item');
    assert.deepEqual(JSON.parse(init.body as string), {
      productId: 'p-1',
      quantity: 1,
      packagingOptionType: 'Envelope',
    });
    assert.isTrue(init.keepalive);
    assert.equal((init.headers as Record<string, string>)['X-Requested-With'], 'cart-fragment');
  });

  it('sends further products of a visitor without a cart once the first call is answered', async () => {
    let respond = (_: Response) => {};
    const sent = answer(() => new Promise((resolve) => (respond = resolve)));
    const added = ['p-1', 'p-2'].map((productId) => addToCart('/shop/', { productId }));
    await until(() => sent.length > 0);
    const before = sent.length;
    respond(Response.json(cart));
    await added[0];
    await until(() => sent.length === 2);
    respond(Response.json(cart));
    await added[1];
    assert.equal(before, 1);
  });

  it('tells carts, badges and the data layer, once', async () => {
    answer(() => Response.json(cart));
    const versions = recordEvents('cartVersionChange');
    const badge = document.body.appendChild(document.createElement('cart-badge'));
    const heard: unknown[] = [];
    const tabs = new BroadcastChannel('cf_cart');
    tabs.onmessage = ({ data }) => heard.push(data);
    afterTest(() => tabs.close());
    await addToCart('/shop/', { productId: 'p-1', quantity: 2 }, { tenant: 'JS_DE' });
    assert.deepEqual(versions, [{ cartId: 'c', cartVersion: 7, numberOfItems: 5 }]);
    assert.equal(badge.shadowRoot?.textContent, '5');
    assert.equal(localStorage.getItem('cf_number_of_cart_items'), '5');
    await until(() => heard.length > 0);
    assert.include(heard[0] as object, { baseUrl: `${location.origin}/shop/`, cartVersion: 7 });
    assert.lengthOf(pushed(), 1);
    assert.deepInclude(pushed()[0]!.ecommerce!.items[0], { item_id: 'sku-p-1', quantity: 2, price: 79.9 });
  });

  it('neither pushes nor stores when the visitor has refused', async () => {
    answer(() => Response.json(cart));
    await addToCart('/shop/', { productId: 'p-1' }, { consent: false });
    assert.isEmpty(pushed());
    assert.isNull(localStorage.getItem('cf_number_of_cart_items'));
  });

  it("rejects with the shop's refusal, and changes nothing", async () => {
    answer(() => Response.json({ errorCode: 300, message: 'ausgebucht' }, { status: 409 }));
    const versions = recordEvents('cartVersionChange');
    const error = await rejection(addToCart('/shop/', { productId: 'p-1' }));
    assert.instanceOf(error, ApiError);
    assert.include(error.answer, { errorCode: 300, message: 'ausgebucht' });
    assert.equal(error.status, 409);
    assert.isEmpty(versions);
    assert.isEmpty(pushed());
  });

  for (const [what, respond, kind] of [
    ['a lost answer', () => Promise.reject(new TypeError('Failed to fetch')), NetworkError],
    ['a page instead of a cart', () => new Response('<h1>Login</h1>'), InvalidResponseError],
    ['a cart without a version', () => Response.json({ cartId: 'c', items: [] }), InvalidResponseError],
    ['a refusal without a code', () => new Response('', { status: 500 }), InvalidResponseError],
  ] as const) {
    it(`rejects at ${what}`, async () => {
      answer(respond);
      assert.isTrue((await rejection(addToCart('/shop/', { productId: 'p-1' }))) instanceof kind);
    });
  }

  it('rejects with the reason of its signal', async () => {
    answer(() => Promise.reject(new DOMException('', 'AbortError')));
    const error = await rejection(addToCart('/shop/', { productId: 'p-1' }, { signal: AbortSignal.abort() }));
    assert.equal((error as Error).name, 'AbortError');
  });
});

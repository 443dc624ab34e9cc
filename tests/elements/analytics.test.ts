import { assert } from 'chai';
import { createAnalytics, type Analytics } from 'cart-fragment/analytics';
import 'cart-fragment/cart-fragment.js';
import 'cart-fragment/wishlist-toggle.js';
import { StubShop } from './support/stub-shop.ts';
import {
  afterTest,
  choose,
  cleanPage,
  createCart,
  recordEvents,
  inside,
  quantitySelect,
  showCart,
  until,
} from './support/page.ts';

interface Push {
  readonly event?: string;
  readonly ecommerce?: { readonly items: readonly Record<string, unknown>[]; readonly [field: string]: unknown } | null;
  readonly [field: string]: unknown;
}

/** The pushes of a data layer, without the ones that reset it. */
function pushes(name = 'dataLayer'): Push[] {
  const layer = (Reflect.get(window, name) as Push[] | undefined) ?? [];
  return layer.filter(({ event }) => event !== undefined);
}

const names = (name?: string) => pushes(name).map(({ event }) => event);

function clearStorage(): void {
  Reflect.deleteProperty(window, 'dataLayer');
  Reflect.deleteProperty(window, 'shopLayer');
  localStorage.clear();
  sessionStorage.removeItem('cf_offline_products');
  for (const cookie of ['cf_tracking_client_id', 'cf_tracking_session_id']) {
    document.cookie = `${cookie}=; path=/; max-age=0`;
  }
}

/** The names of what analytics have stored. */
function stored(): string[] {
  const cookies = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  const values = [...cookies, ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  return values.filter((name) => /^cf_(tracking|tracked|analytics|offline)/.test(name)).toSorted();
}

describe('analytics of <cart-fragment>', () => {
  let shop: StubShop;
  beforeEach(() => {
    clearStorage();
    shop = new StubShop();
  });
  afterEach(async () => {
    await cleanPage();
    shop.restore();
    clearStorage();
  });

  it('push the view of the cart, and each change', async () => {
    const cart = await showCart();
    await until(() => names().includes('view_cart'));
    choose(quantitySelect(cart), '5');
    await until(() => pushes().length === 2);
    inside(cart, '[part~="remove"]').click();
    await until(() => pushes().length === 3);
    assert.deepEqual(names(), ['view_cart', 'add_to_cart', 'remove_from_cart']);
    assert.deepInclude(pushes()[1]?.ecommerce?.items[0], { item_id: 'sku-koch', quantity: 3, item_brand: 'JS' });
    assert.deepInclude(pushes()[2]?.ecommerce?.items[0], { item_id: 'sku-koch', quantity: 5 });
    const layer = Reflect.get(window, 'dataLayer') as Push[];
    assert.deepEqual(layer[0], { ecommerce: null });
    assert.deepEqual(stored(), []);
  });

  it('count a repeated change once', async () => {
    const cart = await showCart();
    await until(() => names().includes('view_cart'));
    for (const quantity of ['3', '4', '7', '4']) choose(quantitySelect(cart), quantity);
    await until(() => shop.cart.items[0]?.quantity === 4 && pushes().length > 1);
    await cart.refresh();
    const sum = pushes()
      .slice(1)
      .reduce((total, { event, ecommerce }) => {
        return total + Number(ecommerce?.items[0]?.['quantity']) * (event === 'add_to_cart' ? 1 : -1);
      }, 0);
    assert.equal(sum, 2);
  });

  it('track items that the host added', async () => {
    const cart = await showCart();
    await until(() => names().includes('view_cart'));
    const [first] = shop.cart.items;
    const added = { ...first!, id: 'neu', product: { ...(first!['product'] as object), manufacturerSku: 'sku-neu' } };
    shop.cart = { ...shop.cart, cartVersion: 4, items: [...shop.cart.items, added] };
    await cart.refresh();
    assert.deepEqual(names(), ['view_cart', 'add_to_cart']);
    assert.deepInclude(pushes()[1]?.ecommerce?.items[0], { item_id: 'sku-neu', quantity: 2 });
  });

  it('push the start of the checkout before the page is left', async () => {
    const cart = createCart();
    cart.addEventListener('cartProceed', (event) => event.preventDefault());
    await showCart(cart);
    await until(() => names().includes('view_cart'));
    inside(cart, '[part~="proceed"]').click();
    await until(() => names().includes('begin_checkout'));
    assert.deepInclude(pushes()[1]?.ecommerce, { checkout_step: 1, checkout_step_name: 'cart', currency: 'EUR' });
  });

  it('push and store nothing while disabled', async () => {
    const carts = recordEvents('cartChange');
    const shows = (quantity: number) => carts.at(-1)?.cart.items[0]?.quantity === quantity;
    const cart = createCart();
    cart.dataset['analytics'] = 'off';
    cart.dataset['layerName'] = 'shopLayer';
    await showCart(cart);
    choose(quantitySelect(cart), '5');
    await until(() => shows(5));
    cart.dataset['analytics'] = 'on';
    await until(() => pushes('shopLayer').length > 0);
    assert.deepEqual(names('shopLayer'), ['view_cart']);
    assert.deepInclude(pushes('shopLayer')[0]?.ecommerce?.items[0], { quantity: 5 });
    assert.deepEqual(stored(), ['cf_analytics', 'cf_tracking_client_id', 'cf_tracking_session_id']);
    assert.equal(localStorage.getItem('cf_number_of_cart_items'), '6');

    cart.dataset['analytics'] = 'off';
    await until(() => stored().length === 0);
    assert.isNull(localStorage.getItem('cf_number_of_cart_items'));
    choose(quantitySelect(cart), '6');
    await until(() => shows(6));
    assert.lengthOf(pushes('shopLayer'), 1);
    assert.isNull(localStorage.getItem('cf_analytics'));
    assert.deepEqual(names(), []);
  });

  it('store from the moment they are allowed to, and remove it when the attribute goes', async () => {
    const cart = await showCart();
    await until(() => names().includes('view_cart'));
    choose(quantitySelect(cart), '5');
    await until(() => pushes().length === 2);
    cart.dataset['analytics'] = 'on';
    await until(() => stored().length === 3);
    localStorage.setItem('cf_tracked_order_id', '1-JD7');
    cart.removeAttribute('data-analytics');
    await until(() => stored().length === 0);
    choose(quantitySelect(cart), '6');
    await until(() => pushes().length === 3);
    assert.deepEqual(names(), ['view_cart', 'add_to_cart', 'add_to_cart']);
    assert.deepInclude(pushes()[2]?.ecommerce?.items[0], { quantity: 1 });
    assert.deepEqual(stored(), []);
  });

  it('do not affect the cart if the data layer throws', async () => {
    const failing = {
      push() {
        throw new Error('no tag manager');
      },
    };
    Reflect.set(window, 'dataLayer', failing);
    const { error } = console;
    const reported: unknown[] = [];
    console.error = (...messages: unknown[]) => void reported.push(...messages);
    afterTest(() => (console.error = error));
    const cart = await showCart();
    await until(() => reported.some((message) => String(message).includes('no tag manager')));
    choose(quantitySelect(cart), '3');
    await until(() => shop.cart.items[0]?.quantity === 3);
  });
});

describe('analytics of a page without a cart', () => {
  let analytics: Analytics | null = null;
  beforeEach(() => clearStorage());
  afterEach(async () => {
    analytics?.stop();
    await cleanPage();
    clearStorage();
  });

  const product = (id: string) => ({
    id,
    manufacturerSku: `sku-${id}`,
    title: id,
    productType: 'box',
    price: { gross: { amount: 99.9, currencyCode: 'EUR' } },
  });

  function tile(id: string): HTMLElement {
    const article = document.createElement('article');
    article.style.cssText = 'display: block; height: 60px;';
    const link = document.createElement('a');
    link.href = '#';
    link.textContent = id;
    const heart = document.createElement('button');
    article.append(link, heart);
    document.body.append(article);
    return article;
  }

  function spacer(): HTMLElement {
    const element = document.createElement('div');
    element.style.height = '300vh';
    document.body.append(element);
    return element;
  }

  it('push products that become visible together, once', async () => {
    analytics = createAnalytics({ tenant: 'JS_DE' });
    const list = { id: 'ideen', name: 'Ideen' };
    const seen = [tile('a'), tile('b')];
    const gap = spacer();
    seen.push(tile('c'));
    seen.forEach((element, index) => analytics?.observeItem(element, product('abc'[index]!), { list, index }));
    await until(() => pushes().length === 1);
    assert.deepInclude(pushes()[0]?.ecommerce, { item_list_id: 'ideen', item_list_name: 'Ideen' });
    assert.deepEqual(
      pushes()[0]?.ecommerce?.items.map(({ item_id, index }) => [item_id, index]),
      [
        ['sku-a', 0],
        ['sku-b', 1],
      ],
    );
    gap.remove();
    await until(() => pushes().length === 2);
    assert.deepEqual(
      pushes()[1]?.ecommerce?.items.map(({ item_id }) => item_id),
      ['sku-c'],
    );
  });

  it('push clicks on the links of a product, not on its other controls', async () => {
    analytics = createAnalytics({ tenant: 'JS_DE' });
    const element = tile('a');
    const stop = analytics.observeItem(element, product('a'), { index: 3 });
    element.querySelector('button')?.click();
    element.querySelector('a')?.click();
    assert.deepEqual(names(), ['select_item']);
    stop();
    element.querySelector('a')?.click();
    assert.deepEqual(names(), ['select_item']);
  });

  it('push a promotion once when it is seen and once when it is clicked', async () => {
    analytics = createAnalytics({ tenant: 'JS_DE', consent: false });
    const element = tile('banner');
    analytics.observePromotion(element, { id: 'sommer', name: 'Sommer', creativeSlot: 'hero' });
    element.querySelector('a')?.click();
    assert.deepEqual(names(), []);
    analytics.setConsent(true);
    await until(() => pushes().length === 1);
    element.querySelector('a')?.click();
    element.querySelector('a')?.click();
    assert.deepEqual(names(), ['view_promotion', 'select_promotion']);
  });

  it('push pending events before the page is left', () => {
    analytics = createAnalytics({ tenant: 'JS_DE' });
    analytics.observeItem(tile('a'), product('a'));
    return until(() => {
      window.dispatchEvent(new Event('pagehide'));
      return pushes().length === 1;
    });
  });

  it('report clicks on search results and their conversions to the search service', async () => {
    const sent: { readonly url: string; readonly events: Record<string, unknown>[] }[] = [];
    const { sendBeacon } = navigator;
    navigator.sendBeacon = (url, body) => {
      const { events } = JSON.parse(body as string) as { events: Record<string, unknown>[] };
      return sent.push({ url: url.toString(), events }) > 0;
    };
    afterTest(() => (navigator.sendBeacon = sendBeacon));
    const search = { appId: 'SHOP', apiKey: 'public', index: 'products', host: 'https://insights.example' };
    const queryId = 'a1'.repeat(16);

    analytics = createAnalytics({ tenant: 'JS_DE', consent: true, search });
    analytics.selectItem(product('a'), { search: { queryId, position: 3 } });
    await until(() => sent.length === 1);
    analytics.addToCart({ product: product('a'), quantity: 2 });
    await until(() => sent.length === 2);
    analytics.purchase({ orderId: '1-JD7', items: [{ product: product('a') }], total: { gross: { amount: 119 } } });
    await until(() => sent.length === 3);
    assert.include(sent[0]?.url, 'https://insights.example/1/events?');
    const events = sent.flatMap((request) => request.events);
    assert.deepInclude(events[0], { eventType: 'click', queryID: queryId, positions: [3], objectIDs: ['a'] });
    assert.deepInclude(events[1], { eventType: 'conversion', eventSubtype: 'addToCart', objectIDs: ['a'] });
    assert.deepInclude(events[2], { eventSubtype: 'purchase', value: 100, currency: 'EUR' });
    assert.equal((events[2]!['objectData'] as { queryID: string }[])[0]?.queryID, queryId);
    const [, id] = /cf_tracking_client_id=(\w+)/.exec(document.cookie) ?? [];
    assert.isTrue(events.every(({ userToken }) => userToken === id));
  });

  it('push a purchase once, also after the page was loaded again', () => {
    const order = { orderId: '1-JD8', items: [{ product: product('a') }], total: { gross: { amount: 119 } } };
    analytics = createAnalytics({ tenant: 'JS_DE', consent: true });
    assert.isTrue(analytics.purchase(order));
    analytics.stop();
    analytics = createAnalytics({ tenant: 'JS_DE', consent: true });
    assert.isFalse(analytics.purchase(order));
    assert.equal(localStorage.getItem('cf_tracked_order_id'), '1-JD8');
    assert.deepEqual(names(), ['purchase']);
  });

  it('push the changes of a heart with the product of the page', async () => {
    analytics = createAnalytics({ tenant: 'JS_DE' });
    const element = tile('a');
    analytics.observeItem(element, product('a'));
    const heart = document.createElement('wishlist-toggle');
    heart.setAttribute('product-id', 'a');
    heart.setAttribute('base-url', '/shop-of-a/');
    element.append(heart);
    const button = () => heart.shadowRoot?.querySelector('button');
    await until(() => Boolean(button()));
    button()?.click();
    const wishes = () => pushes().filter(({ event }) => event?.endsWith('wishlist'));
    await until(() => wishes().length === 1);
    assert.deepInclude(wishes()[0]?.ecommerce?.items[0], { item_id: 'sku-a', item_variant: 'box', price: 99.9 });
    document.cookie = 'cf_wishlist=; path=/; max-age=0';
  });
});

describe('analytics of a heart without any script of the page', () => {
  beforeEach(clearStorage);
  afterEach(async () => {
    await cleanPage();
    clearStorage();
    document.cookie = 'cf_wishlist=; path=/; max-age=0';
  });

  async function showHeart(
    attributes: Record<string, string> = {},
    container: Element | ShadowRoot = document.body,
  ): Promise<HTMLElement> {
    const heart = document.createElement('wishlist-toggle');
    const given = { 'product-id': 'p-7', 'base-url': '/shop-without-script/', tenant: 'MD_DE', ...attributes };
    for (const [name, value] of Object.entries(given)) heart.setAttribute(name, value);
    container.append(heart);
    await until(() => Boolean(heart.shadowRoot?.querySelector('button')));
    return heart;
  }

  const press = (heart: HTMLElement) => heart.shadowRoot?.querySelector('button')?.click();

  it('push its changes with the id of the product', async () => {
    const heart = await showHeart();
    press(heart);
    await until(() => pushes().length === 1);
    press(heart);
    await until(() => pushes().length === 2);
    const items = [{ item_id: 'p-7', item_brand: 'MD', quantity: 1 }];
    assert.deepEqual(pushes(), [
      { event: 'add_to_wishlist', ecommerce: { items } },
      { event: 'remove_from_wishlist', ecommerce: { items } },
    ]);
  });

  it('push the product of a cart on the page', async () => {
    const shop = new StubShop();
    afterTest(() => shop.restore());
    await showCart();
    await until(() => names().includes('view_cart'));
    const [first] = shop.cart.items;
    const { id } = first!['product'] as { id: string };
    press(await showHeart({ 'product-id': id }));
    await until(() => names().includes('add_to_wishlist'));
    const push = pushes().find(({ event }) => event === 'add_to_wishlist');
    assert.deepInclude(push?.ecommerce?.items[0], {
      item_id: 'sku-koch',
      quantity: 1,
      item_variant: 'experience_voucher',
    });
    assert.equal(push?.ecommerce?.['currency'], 'EUR');
  });

  it('push the product as the heart describes it', async () => {
    const product = { sku: '7007', trackingName: 'Ballonfahrt', price: 199.9, currency: 'EUR', category: 'Fliegen' };
    press(await showHeart({ 'product-data': JSON.stringify(product) }));
    await until(() => pushes().length === 1);
    const described = { item_id: '7007', item_name: 'Ballonfahrt', item_category: 'Fliegen', price: 199.9 };
    assert.deepEqual(pushes()[0]?.ecommerce, {
      currency: 'EUR',
      value: 199.9,
      items: [{ ...described, item_brand: 'MD', quantity: 1 }],
    });
  });

  for (const data of ['', '{', 'null', '[1]', '{"sku":7,"price":"1"}', '{"price":-1,"currency":"EUR"}']) {
    it(`push the id of a product with unusable data: ${data}`, async () => {
      press(await showHeart({ 'product-data': data }));
      await until(() => pushes().length === 1);
      assert.deepEqual(pushes()[0]?.ecommerce, { items: [{ item_id: 'p-7', item_brand: 'MD', quantity: 1 }] });
    });
  }

  it('push nothing while disabled', async () => {
    const heart = await showHeart({ 'data-analytics': 'off' });
    const changes = recordEvents('wishlistChange' as never);
    press(heart);
    await until(() => changes.length === 1);
    heart.removeAttribute('data-analytics');
    press(heart);
    await until(() => pushes().length === 1);
    assert.deepEqual(names(), ['remove_from_wishlist']);
  });

  it('remove what is stored when the consent of the page is withdrawn', async () => {
    await showHeart();
    document.cookie = 'cf_tracking_client_id=earlier; path=/';
    localStorage.setItem('cf_analytics', '{}');
    sessionStorage.setItem('cf_offline_products', '["p-1"]');
    document.body.dataset['analytics'] = 'on';
    assert.lengthOf(stored(), 3);
    document.body.removeAttribute('data-analytics');
    await until(() => stored().length === 0);
  });

  it('push nothing while disabled around it in the shadow tree of a component', async () => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const part = root.appendChild(document.createElement('section'));
    part.dataset['analytics'] = 'off';
    const heart = await showHeart({ tenant: 'MD_DE' }, part);
    const changes = recordEvents('wishlistChange' as never);
    press(heart);
    await until(() => changes.length === 1);
    part.removeAttribute('data-analytics');
    press(heart);
    await until(() => pushes().length === 1);
    assert.deepEqual(names(), ['remove_from_wishlist']);
    assert.equal(pushes()[0]?.ecommerce?.items[0]?.['item_brand'], 'MD');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLayer } from '../../analytics/testing/ga4-schema.ts';
import { wishlistIds } from '../../storage/registry.ts';
import { defineElement } from '../define-element.ts';
import { WishlistFragmentElement } from '../wishlist-fragment-element.ts';
import { WishlistToggleElement } from '../wishlist-toggle-element.ts';

customElements.define('wishlist-fragment', WishlistFragmentElement);
customElements.define('wishlist-toggle', WishlistToggleElement);

const wait = { timeout: 4000 };
let shops = 0;
let calls: string[] = [];
let list: string[] = [];
let status = 200;
let hold: Promise<void> | null = null;

beforeEach(() => {
  calls = [];
  list = [];
  status = 200;
  hold = null;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname } = new URL(url);
    const data = body ? (JSON.parse(body as string) as { productId?: string; productIds?: string[] }) : {};
    calls.push(`${method} ${pathname}${body ? ` ${body as string}` : ''}`);
    if (method === 'POST') await hold;
    if (pathname.includes('product-details')) {
      const id = pathname.split('/').at(-1)!;
      return Response.json({ id, title: `Erlebnis ${id}`, price: { gross: { amount: 1, currencyCode: 'EUR' } } });
    }
    if (method === 'POST' && status !== 200) return Response.json({}, { status });
    if (data.productId) list = [data.productId, ...list.filter((id) => id !== data.productId)];
    if (data.productIds) list = list.filter((id) => !data.productIds!.includes(id));
    return Response.json(list);
  });
});

afterEach(async () => {
  document.body.replaceChildren();
  await vi.dynamicImportSettled();
  wishlistIds.remove();
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'dataLayer');
  vi.unstubAllGlobals();
});

const shop = () => `https://shop-${++shops}.example/`;

function create(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
function inShadow(element: HTMLElement): HTMLElement {
  const outer = document.body.appendChild(document.createElement('div'));
  outer.attachShadow({ mode: 'open' }).append(element);
  return element;
}
const heartOf = (heart: HTMLElement) => heart.shadowRoot!.querySelector<HTMLButtonElement>('.heart')!;
const layer = () => readLayer((Reflect.get(window, 'dataLayer') as object[] | undefined) ?? []);

describe('inside a shadow root', () => {
  it('a heart uses its own customer-email-hash', async () => {
    list = ['p-1'];
    const heart = inShadow(
      create('wishlist-toggle', { 'product-id': 'p-1', 'base-url': shop(), 'customer-email-hash': 'abc' }),
    );
    await vi.waitFor(() => expect(heartOf(heart)?.getAttribute('aria-pressed')).toBe('true'), wait);
  });

  it('a wishlist page uses the login in its own data', async () => {
    list = ['p-1'];
    const page = new WishlistFragmentElement();
    page.fragmentData = { baseUrl: shop(), rootComponentProps: { customerEmailHash: 'abc' } };
    inShadow(page);
    await vi.waitFor(() => expect(page.shadowRoot?.textContent).toContain('Erlebnis p-1'), wait);
  });

  it('a wishlist page follows its attributes', async () => {
    const page = inShadow(create('wishlist-fragment', { 'base-url': shop(), tenant: 'JS_DE' }));
    await vi.waitFor(() => expect(page.dataset['brand']).toBe('js'), wait);
    page.setAttribute('tenant', 'MD_DE');
    await vi.waitFor(() => expect(page.dataset['brand']).toBe('md'), wait);
  });
});

it('a wishlist page follows data-source', async () => {
  for (const [id, tenant] of [
    ['one', 'JS_DE'],
    ['two', 'MD_DE'],
  ] as const) {
    const script = create('script', { type: 'application/json', id });
    script.textContent = JSON.stringify({ baseUrl: shop(), tenant });
    document.body.append(script);
  }
  const page = document.body.appendChild(create('wishlist-fragment', { 'data-source': 'one' }));
  await vi.waitFor(() => expect(page.dataset['brand']).toBe('js'), wait);
  page.setAttribute('data-source', 'two');
  await vi.waitFor(() => expect(page.dataset['brand']).toBe('md'), wait);
});

it('a host may change the ids of wishlistError, which the message counts', async () => {
  list = Array.from({ length: 99 }, (_, index) => `full-${index}`);
  wishlistIds.write(['g-1', 'g-2']);
  const empty = ({ detail }: Event & { detail: { productIds?: string[] } }) => void detail.productIds?.splice(0);
  window.addEventListener('wishlistError', empty as never);
  const heart = document.body.appendChild(
    create('wishlist-toggle', { 'product-id': 'p-1', 'base-url': shop(), 'customer-email-hash': 'abc' }),
  );
  await vi.waitFor(() => expect(heart.shadowRoot?.querySelector('[role=alert]')).not.toBeNull(), wait);
  window.removeEventListener('wishlistError', empty as never);
  expect(heart.shadowRoot!.querySelector('[role=alert]')!.textContent).toContain('2 Erlebnisse warten');
});

it('the push of a heart that shows another product by then describes the pressed one', async () => {
  let answer = () => {};
  hold = new Promise((resolve) => (answer = resolve));
  const heart = document.body.appendChild(
    create('wishlist-toggle', {
      'product-id': 'p-1',
      'product-data': '{"sku":"1111","trackingName":"Eins","price":10,"currency":"EUR"}',
      'base-url': shop(),
      'customer-email-hash': 'abc',
    }),
  );
  await vi.waitFor(() => expect(heartOf(heart)).not.toBeNull(), wait);
  heartOf(heart).click();
  heart.setAttribute('product-id', 'p-2');
  heart.setAttribute('product-data', '{"sku":"2222","trackingName":"Zwei","price":20,"currency":"EUR"}');
  answer();
  const wishes = () => layer().filter(({ event }) => event === 'add_to_wishlist');
  await vi.waitFor(() => expect(wishes()).toHaveLength(1), wait);
  expect(JSON.stringify(wishes())).not.toContain('2222');
});

it('the push of an unknown product is completed once the wishlist page has fetched it', async () => {
  const attributes = { 'product-id': 'p-9', 'base-url': shop() };
  const heart = document.body.appendChild(create('wishlist-toggle', attributes));
  await vi.waitFor(() => expect(heartOf(heart)).not.toBeNull(), wait);
  heartOf(heart).click();
  const wishes = () => layer().filter(({ event }) => event === 'add_to_wishlist');
  await vi.waitFor(() => expect(wishes()).toHaveLength(1), wait);
  const pushed = () => (wishes() as unknown as { ecommerce: object }[]).map(({ ecommerce }) => ecommerce);
  expect(pushed()).toEqual([{ items: [{ item_id: 'p-9', item_brand: 'JS', quantity: 1 }] }]);
  document.body.append(create('wishlist-fragment', { 'base-url': attributes['base-url'] }));
  const complete = { currency: 'EUR', value: 1, items: [{ item_name: 'Erlebnis p-9', price: 1 }] };
  await vi.waitFor(() => expect(pushed()).toMatchObject([complete]), wait);
});

it('a wishlist page says nothing about room after a merged product was removed', async () => {
  list = Array.from({ length: 99 }, (_, index) => `full-${index}`);
  wishlistIds.write(['g-1']);
  const page = document.body.appendChild(
    create('wishlist-fragment', { 'base-url': shop(), 'customer-email-hash': 'abc' }),
  );
  const notice = () => page.shadowRoot?.querySelector('[part~="notice"]')?.textContent ?? null;
  const press = (name: string) => page.shadowRoot!.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
  await vi.waitFor(() => expect(notice()).toContain('1 Erlebnis wartet'), wait);
  await vi.waitFor(() => expect(page.shadowRoot!.textContent).toContain('Erlebnis full-98'), wait);
  press('Erlebnis full-0 entfernen');
  press('Erlebnis full-1 entfernen');
  await vi.waitFor(() => expect(list).toContain('g-1'), wait);
  await vi.waitFor(() => expect(page.shadowRoot!.textContent).toContain('Erlebnis g-1'), wait);
  expect(notice()).toBeNull();
  press('Erlebnis g-1 entfernen');
  await vi.waitFor(() => expect(list).not.toContain('g-1'), wait);
  const row = () => page.shadowRoot!.querySelector('[aria-label="Erlebnis g-1 entfernen"]');
  await vi.waitFor(() => expect(row()).toBeNull(), wait);
  expect(list).toHaveLength(97);
  expect(notice()).toBeNull();
});

it('a heart does not offer to repeat the change of another customer', async () => {
  status = 400;
  const heart = document.body.appendChild(
    create('wishlist-toggle', { 'product-id': 'p-1', 'base-url': shop(), 'customer-email-hash': 'anna' }),
  );
  await vi.waitFor(() => expect(heartOf(heart)).not.toBeNull(), wait);
  heartOf(heart).click();
  const alert = () => heart.shadowRoot!.querySelector('[role=alert]');
  await vi.waitFor(() => expect(alert()).not.toBeNull(), wait);
  heart.setAttribute('customer-email-hash', 'bert');
  await vi.waitFor(() => expect(alert()).toBeNull(), wait);
  expect(list).toEqual([]);
});

it('a wishlist page uses a newer list in the data of the same customer', async () => {
  const baseUrl = shop();
  const dataWith = (id: string) => ({
    baseUrl,
    rootComponentProps: {
      customerEmailHash: 'abc',
      initialWishlist: [id],
      initialProducts: [{ id, title: `Erlebnis ${id}`, price: { gross: { amount: 1, currencyCode: 'EUR' } } }],
    },
  });
  const page = new WishlistFragmentElement();
  page.fragmentData = dataWith('p-1');
  document.body.append(page);
  await vi.waitFor(() => expect(page.shadowRoot?.textContent).toContain('Erlebnis p-1'), wait);
  list = ['p-2'];
  page.fragmentData = dataWith('p-2');
  await vi.waitFor(() => expect(page.shadowRoot?.textContent).toContain('Erlebnis p-2'), wait);
});

it('a heart under another tag uses its own customer-email-hash', async () => {
  customElements.define('my-heart', class extends WishlistToggleElement {});
  list = ['p-1'];
  const heart = document.body.appendChild(
    create('my-heart', { 'product-id': 'p-1', 'base-url': shop(), 'customer-email-hash': 'abc' }),
  );
  await vi.waitFor(() => expect(heartOf(heart)?.getAttribute('aria-pressed')).toBe('true'), wait);
});

async function defineCart() {
  const { CartFragmentElement } = await import('../cart-fragment-element.ts');
  defineElement('cart-fragment', CartFragmentElement);
  return CartFragmentElement;
}

it('hearts follow a login in the property of a cart', async () => {
  const CartFragmentElement = await defineCart();
  list = ['p-1'];
  const baseUrl = shop();
  const cart = new CartFragmentElement();
  cart.fragmentData = { baseUrl };
  const heart = create('wishlist-toggle', { 'product-id': 'p-1' });
  document.body.append(cart, heart);
  const ready = vi.fn();
  cart.addEventListener('cartFragmentReady', ready);
  await vi.waitFor(() => expect(ready).toHaveBeenCalled(), wait);
  await vi.waitFor(() => expect(heartOf(heart)?.getAttribute('aria-pressed')).toBe('false'), wait);
  cart.fragmentData = { baseUrl, rootComponentProps: { customerEmailHash: 'abc' } };
  await vi.waitFor(() => expect(heartOf(heart)?.getAttribute('aria-pressed')).toBe('true'), wait);
});

it('hearts follow the data that a page assigns to a wishlist', async () => {
  const { WishlistFragmentElement } = await import('../wishlist-fragment-element.ts');
  if (!customElements.get('wishlist-fragment')) customElements.define('wishlist-fragment', WishlistFragmentElement);
  list = ['p-1'];
  const heart = create('wishlist-toggle', { 'product-id': 'p-1' });
  const wishlist = document.createElement('wishlist-fragment');
  document.body.append(heart, wishlist);
  await vi.waitFor(() => expect(heartOf(heart)?.getAttribute('aria-pressed')).toBe('false'), wait);
  wishlist.fragmentData = { baseUrl: shop(), rootComponentProps: { customerEmailHash: 'abc' } };
  await vi.waitFor(() => expect(heartOf(heart)?.getAttribute('aria-pressed')).toBe('true'), wait);
});

it('hearts follow the data at the end of the page', async () => {
  list = ['p-1'];
  const heart = create('wishlist-toggle', { 'product-id': 'p-1' });
  document.body.append(heart);
  await vi.waitFor(() => expect(heartOf(heart)?.getAttribute('aria-pressed')).toBe('false'), wait);
  const data = create('script', { type: 'application/json', 'data-fragment-id': 'cart-fragment' });
  data.textContent = JSON.stringify({ baseUrl: shop(), rootComponentProps: { customerEmailHash: 'abc' } });
  document.body.append(data);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.waitFor(() => expect(heartOf(heart)?.getAttribute('aria-pressed')).toBe('true'), wait);
});

it('hearts appear in place of a cart with data-source', async () => {
  await defineCart();
  const cart = document.body.appendChild(create('cart-fragment', { 'data-source': 'gone', 'base-url': shop() }));
  await vi.waitFor(() => expect(cart.shadowRoot).not.toBeNull(), wait);
  const heart = create('wishlist-toggle', { 'product-id': 'p-1', 'base-url': shop() });
  cart.replaceWith(heart);
  await vi.waitFor(() => expect(heartOf(heart)).not.toBeNull(), wait);
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderCartFragment } from './server/render-cart-fragment.ts';
import { testCart, testItem } from './store/testing/test-cart.ts';
import { CartFragmentElement } from './elements/cart-fragment-element.ts';

customElements.define('cart-fragment', CartFragmentElement);

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const image = {
  src: 'bilder/a.svg',
  srcset: 'bilder/a.svg 230w, /b.svg 460w',
  sizes: '',
  alt: '',
  width: 1,
  height: 1,
};
const { product } = testItem({ id: 'koch' });
const initialCart = testCart({ items: [testItem({ id: 'koch', product: { ...product, image } })] });

/** Opens a page of the development mode, in which React compares each attribute. Returns what the console has said. */
async function hydrate(data: { readonly baseUrl: string }, props: object = {}) {
  const said: string[] = [];
  for (const name of ['error', 'warn'] as const) {
    vi.spyOn(console, name).mockImplementation((...values) => void said.push(values.map(String).join(' ')));
  }
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('api/cart')) return Response.json(initialCart);
    return new Promise(() => {});
  });
  const ready = vi.fn();
  window.addEventListener(
    'cartFragmentReady',
    (event) => void ready((event as CustomEvent<{ readonly hydrated: boolean }>).detail.hydrated),
    { once: true },
  );
  const urls = { web: { href: '/start', label: 'Shop' }, redemption: 'gutschein', login: '/konto' };
  const whole = { tenantConfig: { urls }, mode: 'redemption', nextStepUrl: 'kasse', initialCart, ...props };
  document.body.innerHTML = await renderCartFragment({ tenant: 'JS_DE', rootComponentProps: whole, ...data });
  await vi.waitFor(() => expect(ready).toHaveBeenCalledWith(true), { timeout: 10_000 });
  const { shadowRoot } = document.querySelector('cart-fragment')!;
  const written = () =>
    [...shadowRoot!.querySelectorAll('a, img')].flatMap((element) =>
      ['href', 'src', 'srcset'].flatMap((name) => element.getAttribute(name) ?? []),
    );
  return { said, written };
}

describe.each([
  ['shop/', './shop/'],
  ['/shop/', '/shop/'],
  ['../shop/', '../shop/'],
  ['https://shop.example/de/', 'https://shop.example/de/'],
])('server markup with the baseUrl %s', (baseUrl, folder) => {
  it('is hydrated with the links that the server has written, for every part of the page', async () => {
    const { said, written } = await hydrate({ baseUrl });
    expect(said).toEqual([]);
    expect(written()).toContain(`${folder}experiences/p-koch`);
    expect(written()).toContain(`${folder}bilder/a.svg`);
    expect(written()).toContain(`${folder}gutschein`);
    expect(written()).toContain('kasse');
  });

  it('is hydrated with the links of a changeset and of an empty cart', async () => {
    const changes = { priceIncreasedItems: [{ productId: 'koch', title: 'Kochkurs', differenceAmount: 5 }] };
    const changeset = { type: 'PriceIncreased', message: null, changes };
    expect((await hydrate({ baseUrl }, { initialChangeset: changeset })).said).toEqual([]);
    expect((await hydrate({ baseUrl }, { initialCart: testCart({ items: [] }) })).said).toEqual([]);
  });
});

it('keeps the links of the server when the tenant changes, and follows another baseUrl', async () => {
  const { said, written } = await hydrate({ baseUrl: '/shop/' });
  const cart = document.querySelector('cart-fragment')!;
  cart.tenant = 'MD_DE';
  await vi.waitFor(() => expect(cart.dataset['brand']).toBe('md'));
  expect(written()).toContain('/shop/experiences/p-koch');
  cart.baseUrl = '/anders/';
  await vi.waitFor(() => expect(written()).toContain('/anders/experiences/p-koch'));
  expect(said).toEqual([]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WishlistFragmentElement } from '../wishlist-fragment-element.ts';

customElements.define('wishlist-fragment', WishlistFragmentElement);
let urls: string[] = [];

beforeEach(() => {
  urls = [];
  vi.stubGlobal('fetch', (url: string) => {
    urls.push(url);
    return Promise.resolve(Response.json([]));
  });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Shows the list in the data of the page. */
function open(baseUrl: string) {
  const element = new WishlistFragmentElement();
  const price = { gross: { amount: 1, currencyCode: 'EUR' } };
  element.fragmentData = {
    baseUrl,
    rootComponentProps: {
      customerEmailHash: 'first',
      initialWishlist: ['p-1'],
      initialProducts: [{ id: 'p-1', title: 'Kochkurs', price }],
    },
  };
  document.body.append(element);
  return element;
}

const isShown = (element: WishlistFragmentElement) =>
  vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain('Kochkurs'), { timeout: 10_000 });

it('fetches nothing if the page has the list', async () => {
  await isShown(open('https://first.example/'));
  expect(urls).toEqual([]);
});

it('checks the list of a page that comes from the cache of the browser', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as never);
  open('https://second.example/');
  await vi.waitFor(() => expect(urls).toEqual(['https://second.example/api/wishlist']), { timeout: 10_000 });
});

it('does not show the list of the page to another customer', async () => {
  const element = open('https://third.example/');
  await isShown(element);
  element.setAttribute('customer-email-hash', 'second');
  await vi.waitFor(() => expect(urls).toEqual(['https://third.example/api/wishlist']));
  await vi.waitFor(() => expect(element.shadowRoot?.textContent).not.toContain('Kochkurs'));
});

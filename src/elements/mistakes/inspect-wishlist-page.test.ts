import { expect, it, onTestFinished, vi } from 'vitest';
import { getProductDetails } from '../../api/operations/products.ts';
import { readAnswer } from '../../api/http-client.ts';
import { createProductSource } from '../../store/wishlist/product-source.ts';
import { inspectWishlistPage } from './inspect-wishlist-page.ts';

/** Opens a wishlist page, and returns what is reported of it. */
function open(data: string, attributes = '') {
  const script = `<script type="application/json">${data}</script>`;
  document.body.innerHTML = `<wishlist-fragment ${attributes}>${script}</wishlist-fragment>`;
  onTestFinished(() => document.body.replaceChildren());
  const reported: string[] = [];
  const host = document.querySelector<HTMLElement>('wishlist-fragment');
  const products = createProductSource({
    fetchProduct: vi.fn(),
    onGone: vi.fn(),
    report: vi.fn(),
    schedule: () => () => {},
  });
  if (host) inspectWishlistPage(host, products, ({ message }) => void reported.push(message));
  return { reported, products };
}

it('accepts data that lack everything', () => {
  expect(open('{}').reported).toEqual([]);
});

it('reports mistakes in the data, and an unknown tenant in the attribute', () => {
  const { reported } = open(
    '{"rootComponentProps": {"initialWishList": [], "initialProducts": [{}]}}',
    'tenant="XX_FR"',
  );
  expect(reported.map((message) => message)).toEqual([
    'rootComponentProps.initialWishList: found an unknown field, expected rootComponentProps.initialWishlist',
    'rootComponentProps.initialProducts.0.id: found nothing, expected text',
    'tenant: found XX_FR, expected JS_DE, JS_AT, MD_DE, MD_AT, MD_CH',
  ]);
});

it('explains data that is no JSON', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  open('{"tenant":}');
  expect(log.mock.lastCall?.[0]).toMatch(/^cart-fragment CF-101: child data is not valid JSON/);
});

it('reports mistakes in the details of products', async () => {
  vi.useFakeTimers();
  const { reported, products } = open('{}');
  await readAnswer(getProductDetails, Response.json({ id: 'p-1', title: 'Kurs', price: 79.9 }));
  products.seed([]);
  vi.advanceTimersByTime(2000);
  expect(reported).toEqual([expect.stringMatching(/^GET api\/product-details\/\{id\}, price: found 79.9, expected/)]);
});

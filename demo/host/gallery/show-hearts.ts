import { html, nothing, render } from 'lit-html';
import type { Shop } from '../shop/shops.ts';

const products = {
  'p-1001': 'Ballonfahrt im Alpenvorland',
  'p-1007': 'Candle-Light-Dinner für zwei',
  'p-1016': 'Whale Watching auf Teneriffa',
  'p-1011': 'Wellnesstag in der Therme',
};

/** Shows hearts next to their products. Resolves to the first heart when all of them are defined. */
export async function showHearts({ baseUrl, tenant }: Shop, customerEmailHash: string | null): Promise<HTMLElement> {
  const items = Object.entries(products).map(
    ([id, title]) =>
      html`<li>
        <wishlist-toggle
          product-id=${id}
          product-title=${title}
          base-url=${baseUrl}
          tenant=${tenant}
          customer-email-hash=${customerEmailHash ?? nothing}
        ></wishlist-toggle>
        ${title}
      </li>`,
  );
  // The next state empties the page, after which lit-html could not render into the same element again.
  const content = document.createDocumentFragment();
  render(
    html`<h1>Herzen</h1>
      <ul class="hearts">
        ${items}
      </ul>`,
    content,
  );
  const first = content.querySelector('wishlist-toggle')!;
  document.querySelector('main')?.append(content);
  await customElements.whenDefined('wishlist-toggle');
  return first;
}

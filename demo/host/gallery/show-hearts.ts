import type { Shop } from '../shop/shops.ts';

const products = {
  'p-1001': 'Ballonfahrt im Alpenvorland',
  'p-1007': 'Candle-Light-Dinner für zwei',
  'p-1016': 'Whale Watching auf Teneriffa',
  'p-1011': 'Wellnesstag in der Therme',
};

/** Shows hearts beside what they stand for. Resolves when all of them are there. */
export async function showHearts({ baseUrl, tenant }: Shop, customerEmailHash: string | null): Promise<HTMLElement> {
  const list = document.createElement('ul');
  list.className = 'hearts';
  for (const [id, title] of Object.entries(products)) {
    const heart = document.createElement('wishlist-toggle');
    const attributes = { 'product-id': id, 'product-title': title, 'base-url': baseUrl, tenant };
    for (const [name, value] of Object.entries(attributes)) heart.setAttribute(name, value);
    if (customerEmailHash !== null) heart.setAttribute('customer-email-hash', customerEmailHash);
    const item = document.createElement('li');
    item.append(heart, title);
    list.append(item);
  }
  const heading = Object.assign(document.createElement('h1'), { textContent: 'Herzen' });
  document.querySelector('main')?.append(heading, list);
  await customElements.whenDefined('wishlist-toggle');
  return list.querySelector('wishlist-toggle')!;
}

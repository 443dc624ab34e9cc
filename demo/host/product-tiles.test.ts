import { lastSeen, wishlistIds } from 'cart-fragment/storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestShop } from '../../contract/backend/testing/test-shop.ts';
import { control, type Offer } from './backend/control.ts';
import { showProductTiles } from './product-tiles.ts';

vi.mock('./backend/control.ts');

const first = () => document.querySelector<HTMLElement>('.tile')!;
const added = 'Liegt im Warenkorb';

beforeEach(async () => {
  document.body.innerHTML = '<div id="product-tiles"></div><cart-fragment></cart-fragment>';
  const shop = createTestShop();
  const offers = await shop.look<readonly Offer[]>('products');
  vi.mocked(control.products).mockResolvedValue(offers);
  vi.mocked(control.addItem).mockImplementation((productId) => shop.control('add-item', { productId }));
  await showProductTiles();
});

describe('showProductTiles', () => {
  it('no longer says that a product is in the cart from which it was removed', async () => {
    first()
      .querySelector('form')!
      .dispatchEvent(new Event('submit', { cancelable: true }));
    await vi.waitFor(() => expect(first().textContent).toContain(added), { timeout: 2000 });
    const empty = await createTestShop().control('seed', { scenario: 'empty' });
    window.dispatchEvent(new CustomEvent('cartChange', { detail: { cart: empty } }));
    expect(first().textContent).not.toContain(added);
  });

  it('gives an empty cart the wishes of a guest, and the products viewed last', async () => {
    const remembered = () => document.querySelectorAll('cart-fragment > [slot="empty"] .tile');
    expect(remembered()).toHaveLength(0);
    const [seen, wish] = await control.products();
    lastSeen.write([seen!.product.id, 'gone', wish!.product.id]);
    wishlistIds.write([wish!.product.id]);
    await showProductTiles();
    expect(remembered()).toHaveLength(0);
    const detail = { cartId: 'c', cartVersion: 1, numberOfItems: 0 };
    window.dispatchEvent(new CustomEvent('cartVersionChange', { detail }));
    expect([...remembered()].map((one) => one.querySelector('.tile-title')?.textContent.trim())).toEqual([
      wish!.product.title,
      seen!.product.title,
    ]);
    const link = remembered()[0]!.querySelector<HTMLElement>('.tile-title a')!;
    link.focus();
    window.dispatchEvent(new CustomEvent('wishlistChange'));
    expect(document.activeElement).toBe(link);
  });

  it('moves the focus to the first product that comes when the button goes', () => {
    const more = [...document.querySelectorAll('button')].find(({ textContent }) =>
      /Alle \d+ Ideen/.test(textContent),
    )!;
    more.focus();
    more.click();
    const links = [...document.querySelectorAll('.tile-title a')];
    expect(links.indexOf(document.activeElement!)).toBe(8);
  });
});

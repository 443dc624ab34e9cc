import { render } from 'lit-html';
import { expect, it, vi } from 'vitest';
import { createTestShop } from '../../../contract/backend/testing/test-shop.ts';
import { control, type Offer } from '../backend/control.ts';
import { assortmentSection } from './assortment-section.ts';

vi.mock('../backend/control.ts');

it('raises a price again that the cart has not noticed yet', async () => {
  const shop = createTestShop();
  const cart = await shop.control('seed', { scenario: 'single' });
  vi.mocked(control.products).mockImplementation(() => shop.look<readonly Offer[]>('products'));
  vi.mocked(control.post).mockImplementation((path, body) => shop.control(path, body));
  const runs: Promise<unknown>[] = [];
  const actions = { run: (work: () => Promise<unknown>) => void runs.push(work()), choose: vi.fn() };
  render(assortmentSection({ cart, choices: {} } as never, actions as never), document.body);
  const dearer = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '10 teurer')!;
  for (let count = 0; count < 2; count += 1) {
    dearer.click();
    await Promise.all(runs);
  }
  const { product } = (await shop.call('getCart')).items[0]!;
  expect(product.price.gross.amount).toBe(cart.items[0]!.product.price.gross.amount + 20);
});

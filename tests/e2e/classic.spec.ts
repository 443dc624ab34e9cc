import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon } = titles;

test('shows and changes a cart on a page with the classic script', async ({ cart, page, shop }) => {
  await shop.seed('single');
  await page.goto('classic.html');
  await cart.quantity(balloon).selectOption('2');
  await expect(cart.status).toHaveText(/^2 Artikel/);
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
});

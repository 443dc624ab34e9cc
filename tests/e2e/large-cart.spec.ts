import { openHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/test.ts';

// A trace would store the whole page at each step.
test.use({ trace: 'off' });

test('a shopper can change a cart of 1,000 items and proceed', async ({ cart, page, shop }) => {
  const { items } = await shop.seed('large-1000');
  expect(items).toHaveLength(1000);
  await openHostPage(page);
  await expect(cart.items).toHaveCount(1000);
  const last = cart.items.last();
  await last.getByRole('combobox').selectOption('7');
  await expect(cart.status).toHaveText(/Artikel im Warenkorb/);
  expect((await shop.cart()).items.at(-1)?.quantity).toBe(7);
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
});

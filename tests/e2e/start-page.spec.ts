import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '../support/test.ts';

let shop: ChildProcess | null = null;
test.afterEach(() => shop?.kill());

test('the command of the mock shop shows a cart, a button that adds a product, and the badge', async ({
  page,
  cart,
}) => {
  shop = spawn(process.execPath, ['contract/bin/cart-fragment-backend.mjs', '--open', '--port', '0']);
  const [printed] = (await once(shop.stdout!, 'data')) as [Buffer];
  const [, port = ''] = /localhost:(\d+)/.exec(String(printed)) ?? [];
  await page.goto(`http://localhost:${port}/`);
  await expect(cart.heading).toBeVisible();
  const badge = page.locator('cart-badge').getByRole('img');
  await expect(badge).toHaveText(/\d/);
  const before = Number(await badge.textContent());
  await page.getByRole('button', { name: 'Ballonfahrt in den Warenkorb' }).click();
  await expect(badge).toHaveText(String(before + 1));
  await expect(cart.status).toHaveText(new RegExp(`^${before + 1} Artikel`));
  await page.reload();
  await expect(badge).toHaveText(String(before + 1));
});

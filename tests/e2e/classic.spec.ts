import { cartTag, openHostPage } from '../support/host-page.ts';
import { recordCalls } from '../support/calls.ts';
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

test('works next to the module script, and when included twice', async ({ cart, page, shop }) => {
  await shop.seed('single');
  const calls = recordCalls(page);
  const script = '<script src="package/cart-fragment.classic.js"></script>';
  await openHostPage(page, { body: script + cartTag() + script });
  await cart.quantity(balloon).selectOption('2');
  await expect(cart.status).toHaveText(/^2 Artikel/);
  await expect(cart.heading).toHaveCount(1);
  expect(calls.of('cart')).toHaveLength(1);
});

import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { expect, openTab, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const header = (page: Page) => page.locator('#site-header');
const pieces = (page: Page) => header(page).getByRole('img', { name: /Artikel im Warenkorb$/ });
const wishes = (page: Page) => header(page).getByRole('img', { name: /Artikel auf der Wunschliste$/ });
const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Auf die Wunschliste, ${title}`, exact: true }).first();

test("the header's badge shows the number of items, on the next page and in other tabs, too", async ({
  cart,
  page,
  context,
  shop,
}) => {
  await shop.seed('single');
  const { page: other } = await openTab(context, 'list.html');
  await page.goto('index.html');
  await expect(pieces(page)).toHaveAccessibleName('1 Artikel im Warenkorb');
  await cart.quantity(titles.balloon).selectOption('3');
  await expect(pieces(page)).toHaveText('3');
  await expect(pieces(other)).toHaveAccessibleName('3 Artikel im Warenkorb');
  await expect(header(page).getByRole('link', { name: 'Warenkorb 3 Artikel im Warenkorb' })).toBeVisible();
  expect(await axeFaults(page, '#site-header')).toEqual([]);
  // No answer of the shop reaches the next page: the number is what the browser has stored.
  await context.route('**/api/**', (route) => route.abort());
  await context.route('**/host/start-*.js', (route) => route.abort());
  await page.goto('checkout.html');
  await expect(pieces(page)).toHaveText('3');
});

test("the header's badge shows the length of the wishlist, of a guest and of a customer", async ({
  page,
  context,
  shop,
}) => {
  const { page: other } = await openTab(context, 'list.html');
  await page.goto('list.html');
  await heart(page, titles.balloon).click();
  for (const tab of [page, other]) await expect(wishes(tab)).toHaveAccessibleName('1 Artikel auf der Wunschliste');
  await page.reload();
  await expect(wishes(page)).toHaveText('1');
  await heart(page, titles.balloon).click();
  await expect(wishes(page)).toHaveCount(0);
  await shop.login(true);
  await page.reload();
  await heart(page, titles.balloon).click();
  await heart(page, titles.voucher).click();
  await expect(wishes(page)).toHaveText('2');
  // A page without hearts fetches no list.
  await page.goto('checkout.html');
  await expect(wishes(page)).toHaveText('2');
  await other.reload();
  await heart(other, titles.voucher).click();
  await expect(wishes(page)).toHaveText('1');
});

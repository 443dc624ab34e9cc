import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { CartPage } from '../support/cart-page.ts';
import { expect, openTab, test } from '../support/test.ts';

const balloon = 'Ballonfahrt im Alpenvorland';
const therme = 'Wellnesstag in der Therme';
const box = 'Kurzurlaub-Box';

const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Auf die Wunschliste, ${title}`, exact: true }).first();
const wishes = (page: Page) => page.locator('wishlist-fragment').getByRole('listitem');

async function ids(page: Page): Promise<readonly string[]> {
  const cookies = await page.context().cookies();
  return JSON.parse(decodeURIComponent(cookies.find(({ name }) => name === 'cf_wishlist')?.value ?? '[]')) as string[];
}

test('a guest fills a wishlist, sees it in another tab, retains it at login, and moves an item from the cart', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('list.html');
  await heart(page, balloon).click();
  await heart(page, therme).click();
  await expect(heart(page, therme)).toHaveAttribute('aria-pressed', 'true');
  expect(await ids(page)).toHaveLength(2);

  const list = (await openTab(context, 'wishlist.html')).page;
  await expect(wishes(list)).toHaveCount(2);
  await expect(wishes(list).first()).toContainText(therme);
  await expect(list.getByRole('link', { name: 'Anmelden oder registrieren' })).toBeVisible();
  expect(await axeFaults(list, 'wishlist-fragment')).toEqual([]);

  // Both tabs show the same state.
  await heart(page, balloon).click();
  await expect(wishes(list)).toHaveCount(1);
  await heart(page, balloon).click();
  await expect(wishes(list)).toHaveCount(2);

  // The list of the guest becomes the customer's.
  await shop.login(true);
  await list.reload();
  await expect(wishes(list)).toHaveCount(2);
  await expect(wishes(list).first()).toContainText(balloon);
  await expect(list.getByRole('link', { name: 'Anmelden oder registrieren' })).toHaveCount(0);
  await expect.poll(() => ids(list)).toEqual([]);
  await page.reload();
  await expect(heart(page, balloon)).toHaveAttribute('aria-pressed', 'true');

  // Removal can be undone.
  await list.emulateMedia({ media: 'print' });
  await expect(list.getByRole('button', { name: `${therme} entfernen` })).toBeHidden();
  await list.emulateMedia({ media: null });
  const row = wishes(list).filter({ hasText: therme });
  await row.getByRole('button', { name: `${therme} entfernen` }).click();
  await expect(row).toContainText('steht nicht mehr auf deiner Wunschliste');
  await expect(heart(page, therme)).toHaveAttribute('aria-pressed', 'false');
  await row.getByRole('button', { name: `Rückgängig, ${therme}` }).click();
  await expect(row.getByRole('link', { name: therme })).toBeVisible();
  await expect(heart(page, therme)).toHaveAttribute('aria-pressed', 'true');

  // From the cart to the wishlist.
  await page.goto('index.html');
  const cart = new CartPage(page);
  const move = cart.root.getByRole('button', { name: `Auf die Wunschliste, ${box}` });
  await move.click();
  const link = cart.root.getByRole('link', { name: 'Zur Wunschliste' });
  await expect(link).toHaveAttribute('href', /\/wishlist$/);
  await expect(move).toHaveCount(0);
  await expect(wishes(list)).toHaveCount(3);
  await link.click();
  await expect(page).toHaveURL(/wishlist\.html$/);
  await expect(wishes(page).first()).toContainText(box);
});

test('the wishlist page says when it is empty, and when a product is no longer sold', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  await page.goto('wishlist.html');
  const fragment = page.locator('wishlist-fragment');
  await expect(fragment.getByRole('heading', { name: 'Deine Wunschliste ist noch leer.' })).toBeVisible();
  await expect(fragment.getByRole('link', { name: 'Weiter im Shop umschauen' })).toBeVisible();
  expect(await axeFaults(page, 'wishlist-fragment')).toEqual([]);

  await shop.removeProduct('p-1001');
  await context.addCookies([
    { name: 'cf_wishlist', value: encodeURIComponent('["p-1001"]'), url: baseURL ?? '', sameSite: 'Lax' },
  ]);
  await page.reload();
  await expect(wishes(page)).toContainText('gibt es leider nicht mehr');
  await wishes(page)
    .getByRole('button', { name: /entfernen$/ })
    .click();
  expect(await ids(page)).toEqual([]);
});

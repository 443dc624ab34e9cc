import { recordCalls } from '../support/calls.ts';
import { openHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon } = titles;

test('says that the cart is empty, and links to the shop', async ({ cart, page, shop, baseURL }) => {
  await shop.seed('empty');
  await openHostPage(page);
  await expect(cart.emptyHeading).toBeVisible();
  await expect(cart.root).toContainText('Es befinden sich noch keine Erlebnisse in deinem Warenkorb.');
  const back = cart.root.getByRole('link', { name: 'Weiter im Shop umschauen' });
  expect(await back.evaluate((link) => (link as HTMLAnchorElement).href)).toBe(baseURL);
  await expect(cart.proceed).toHaveCount(0);
  await expect(cart.summary).toHaveCount(0);
});

test('shows the products viewed last, which can be added again', async ({ cart, page, shop }) => {
  await shop.seed('empty');
  await page.goto('list.html');
  const link = page.locator('.tile-title a').first();
  const title = (await link.textContent())!.trim();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto('index.html');
  const seen = page.locator('cart-fragment > [slot=empty]');
  await expect(seen.getByRole('heading', { name: 'Gemerkt und zuletzt angesehen' })).toBeVisible();
  await seen.getByRole('button', { name: `${title} in den Warenkorb` }).click();
  await expect(cart.item(title)).toBeVisible();
  await expect(seen).toBeHidden();
});

test('reloads the page after the last removal, and focuses its heading', async ({ cart, page, shop }) => {
  await shop.seed('single');
  await openHostPage(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await cart.remove(balloon).click();
  await expect(cart.emptyHeading).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window).catch(() => true)).toBe(false);
  await expect(cart.emptyHeading).toBeFocused();
  await page.reload();
  await expect(cart.emptyHeading).toBeVisible();
  await expect(cart.emptyHeading).not.toBeFocused();
});

test('shows an empty cart after a refresh without reloading', async ({ cart, page, shop }) => {
  await shop.seed('single');
  await openHostPage(page);
  await cart.takenOver();
  const calls = recordCalls(page);
  await shop.removeProduct('p-1001');
  await page.evaluate(() => document.querySelector('cart-fragment')!.refresh());
  await expect(cart.emptyHeading).toBeVisible();
  expect(calls.all.map(({ path }) => path)).toEqual(['cart']);
});

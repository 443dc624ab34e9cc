import type { BrowserContext, Page } from '@playwright/test';
import { holdCalls, recordCalls } from '../support/calls.ts';
import { CartPage } from '../support/cart-page.ts';
import { openHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon } = titles;
const setQuantity = '**/api/cart/set-item-quantity';

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('cf_pending_changes') ?? '');

/** Chooses a quantity that never reaches the shop. */
async function chooseInVain(cart: CartPage, quantity: string): Promise<void> {
  await openHostPage(cart.page);
  await cart.takenOver();
  await cart.page.route(setQuantity, () => {});
  await cart.quantity(balloon).selectOption(quantity);
  await expect.poll(() => kept(cart.page)).toContain('quantity');
}

/** Crashes the page, and opens another one with its session storage: Playwright cannot use a crashed page again. */
async function crash(page: Page, context: BrowserContext): Promise<CartPage> {
  const stored = await kept(page);
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.addInitScript((text) => {
    if (sessionStorage.length === 0) sessionStorage.setItem('cf_pending_changes', text);
  }, stored);
  return new CartPage(next);
}

test.beforeEach(({ shop }) => shop.seed('single'));

test('a change outlives a crash', async ({ cart, page, context, shop }) => {
  await chooseInVain(cart, '3');
  const next = await crash(page, context);
  const calls = recordCalls(next.page);
  await openHostPage(next.page);
  await expect(next.status).toHaveText(/^3 Artikel/);
  await expect(next.quantity(balloon)).toHaveValue('3');
  expect((await shop.cart()).items[0]?.quantity).toBe(3);
  const paths = calls.all.map(({ path }) => path);
  expect(paths).toEqual(['cart', 'cart/set-item-quantity']);
  await expect.poll(() => kept(next.page)).toBe('');
});

test('a change outlives a reload, in a request that the page leaves behind', async ({ cart, page, shop }) => {
  await chooseInVain(cart, '3');
  await page.reload();
  await expect(cart.quantity(balloon)).toHaveValue('3');
  await expect.poll(async () => (await shop.cart()).items[0]?.quantity).toBe(3);
  await expect.poll(() => kept(page)).toBe('');
});

test('a change is dropped with a notice if another session was faster', async ({ cart, page, context, shop }) => {
  await chooseInVain(cart, '3');
  const next = await crash(page, context);
  await shop.addItem('p-1001', 4);
  await openHostPage(next.page);
  await expect(
    next.notice('Deine letzte Änderung wurde nicht übernommen. Bitte prüfe deine Bestellung.'),
  ).toBeVisible();
  await expect(next.quantity(balloon)).toHaveValue('5');
  expect((await shop.cart()).items[0]?.quantity).toBe(5);
});

test('the demo shows how a change outlives a crash', async ({ cart, page, shop }) => {
  await page.goto('index.html#panel');
  await cart.takenOver();
  // Longer than the page lives: the change is still on its way to the shop.
  await shop.slowDown(120_000);
  await cart.quantity(balloon).selectOption('3');
  await expect.poll(() => kept(page)).toContain('quantity');
  await shop.slowDown(600);
  const release = await holdCalls(page, setQuantity);
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
  await page.getByRole('button', { name: 'Seite abstürzen lassen' }).click();
  await page.waitForFunction(() => !('isFirstPage' in window));
  await expect(cart.item(balloon)).toHaveAttribute('aria-busy', 'true');
  await expect(cart.quantity(balloon)).toHaveValue('3');
  await expect(cart.status).not.toHaveText(/^3 Artikel/);
  expect((await shop.cart()).items[0]?.quantity).toBe(1);
  release();
  await expect(cart.status).toHaveText(/^3 Artikel/);
  expect((await shop.cart()).items[0]?.quantity).toBe(3);
});

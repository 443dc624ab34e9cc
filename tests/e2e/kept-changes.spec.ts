import type { BrowserContext, Page } from '@playwright/test';
import { recordCalls } from '../support/calls.ts';
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
  await expect(cart.quantity(balloon)).toHaveValue('1');
  await cart.page.route(setQuantity, () => {});
  await cart.quantity(balloon).selectOption(quantity);
  await expect.poll(() => kept(cart.page)).toContain('quantity');
}

/** Closes the tab, and opens another one with its session storage, as browsers do when they restore a tab. */
async function restore(page: Page, context: BrowserContext): Promise<CartPage> {
  const stored = await kept(page);
  await page.close();
  const restored = await context.newPage();
  await restored.addInitScript((text) => {
    if (!sessionStorage.getItem('restored')) sessionStorage.setItem('cf_pending_changes', text);
    sessionStorage.setItem('restored', '1');
  }, stored);
  return new CartPage(restored);
}

test.beforeEach(({ shop }) => shop.seed('single'));

for (const what of ['a reload', 'its tab']) {
  test(`a change outlives ${what}`, async ({ cart, page, context, shop }) => {
    await chooseInVain(cart, '3');
    const next = what === 'its tab' ? await restore(page, context) : cart;
    const calls = recordCalls(next.page);
    await page.unroute(setQuantity).catch(() => {});
    if (what === 'its tab') await openHostPage(next.page);
    else await page.reload();
    await expect(next.status).toHaveText(/^3 Artikel/);
    await expect(next.quantity(balloon)).toHaveValue('3');
    expect((await shop.cart()).items[0]?.quantity).toBe(3);
    await expect.poll(() => kept(next.page)).toBe('');
    if (what === 'its tab') {
      expect(calls.all.map(({ path }) => path)).toEqual(['cart', 'cart/set-item-quantity']);
    }
  });
}

test('a change is dropped with a notice if another session was faster', async ({ cart, page, context, shop }) => {
  await chooseInVain(cart, '3');
  await shop.addItem('p-1001', 4);
  const next = await restore(page, context);
  await openHostPage(next.page);
  await expect(next.notice('Deine letzte Änderung wurde nicht übernommen. Bitte prüfe deine Bestellung.')).toBeVisible();
  await expect(next.notice(`„${balloon}“: Anzahl 3`)).toBeVisible();
  await expect(next.quantity(balloon)).toHaveValue('5');
  expect((await shop.cart()).items[0]?.quantity).toBe(5);
});

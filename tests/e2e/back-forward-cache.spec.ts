import type { LaunchOptions } from '@playwright/test';
import { recordCalls } from '../support/calls.ts';
import { test as base, expect } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon } = titles;

// Playwright turns the cache off, so this needs a browser of its own.
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test('a page that comes back from the cache fetches the cart, and its controls are alive', async ({
  cart,
  page,
  shop,
}) => {
  await shop.seed('single');
  await page.goto('index.html');
  await expect(cart.quantity(balloon)).toHaveValue('1');
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
  // The next page asks the shop, too: for its summary, and for the number in its header.
  await expect(page.locator('#checkout-summary')).toContainText(balloon);
  await expect(page.getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible();
  await shop.addItem('p-1001', 2);
  const calls = recordCalls(page);
  // A page from the cache has loaded long ago.
  await page.goBack({ waitUntil: 'commit' });
  await expect(cart.quantity(balloon)).toHaveValue('3');
  expect(await page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
  expect(calls.of('cart')).toHaveLength(1);

  await cart.quantity(balloon).selectOption('4');
  await expect(cart.status).toHaveText(/^4 Artikel/);
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
  expect((await shop.cart()).items[0]?.quantity).toBe(4);
});

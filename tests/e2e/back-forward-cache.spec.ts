import type { LaunchOptions } from '@playwright/test';
import { recordCalls } from '../support/calls.ts';
import { ExpressPage } from '../support/express-page.ts';
import { test as base, expect } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon } = titles;

const executablePath = process.env['CHROMIUM_PATH'];
const wholeBrowser = executablePath === undefined ? {} : { executablePath };

// Playwright disables the cache, and the headless shell has none, so this test launches its own browser.
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test('a page restored from the cache refetches the cart, and its controls work', async ({ cart, page, shop }) => {
  await shop.seed('single');
  await page.goto('index.html');
  await expect(cart.quantity(balloon)).toHaveValue('1');
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
  // The next page sends requests as well: for its summary and for the number in its header.
  await expect(page.locator('#checkout-summary')).toContainText(balloon);
  await expect(page.getByRole('img', { name: '1 Artikel im Warenkorb' })).toBeVisible();
  await shop.addItem('p-1001', 2);
  const calls = recordCalls(page);
  // A page from the cache fires no load event.
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

for (const address of ['index.html', 'index.html?paypal-sdk=6']) {
  test(`${address} draws the payment buttons again that the providers have removed`, async ({ cart, page, shop }) => {
    const express = new ExpressPage(page);
    const buttons = [express.paypal, express.amazon, express.googlePay, express.applePay];
    await shop.seed('single');
    await express.visit(address);
    for (const button of buttons) await expect(button).toBeVisible();
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
    for (let time = 1; time < 5; time++) {
      await cart.proceed.click();
      await expect(page).toHaveURL(/checkout\.html$/);
      await page.goBack({ waitUntil: 'commit' });
      for (const button of buttons) await expect(button).toHaveCount(1);
      expect(await page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
    }
    await express.pay('PayPal');
    await expect(page).toHaveURL(/last-check\.html$/);
    await page.goBack({ waitUntil: 'commit' });
    await express.pay('Google Pay');
    await expect(page).toHaveURL(/last-check\.html$/);
    await page.goBack({ waitUntil: 'commit' });
    await express.pay('Amazon Pay');
    await expect(page).toHaveURL(/last-check\.html\?amazonCheckoutSessionId=/);
  });
}

for (const address of ['server-rendered.html', 'on-touch.html']) {
  test(`${address} is restored from the cache, with the cart that has changed meanwhile`, async ({
    cart,
    page,
    shop,
  }) => {
    await page.goto(address);
    await expect(cart.quantity(balloon)).toHaveValue('2');
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
    await cart.proceed.click();
    await expect(page).toHaveURL(/checkout\.html$/);
    await expect(page.locator('#checkout-summary')).toContainText(balloon);
    await shop.addItem('p-1001', 3);
    await page.goBack({ waitUntil: 'commit' });
    await expect(cart.quantity(balloon)).toHaveValue('5');
    expect(await page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
  });
}

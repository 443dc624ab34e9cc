import type { Page } from '@playwright/test';
import type { Cart } from 'cart-fragment-contract';
import { formatMoney } from '../support/format.ts';
import { openHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon } = titles;

const euros = (cents: number) => ({ gross: { amount: cents / 100, currencyCode: 'EUR' as const } });

type Item = Cart['items'][number];

/** Makes every fetch return the given cart. */
async function answerCart(page: Page, cart: object): Promise<void> {
  await page.route('**/api/cart', (route) => route.fulfill({ json: cart }));
}

async function firstItem(shop: { seed(scenario: 'single'): Promise<Cart> }): Promise<{ cart: Cart; item: Item }> {
  const cart = await shop.seed('single');
  return { cart, item: cart.items[0]! };
}

test('adds up 25 of each of 25 items to the cent', async ({ cart, page, shop }) => {
  const { cart: seeded, item } = await firstItem(shop);
  // Amounts that are inexact as floats: 25 x 1.15, 25 x 1.29, …
  const prices = Array.from({ length: 25 }, (_, index) => 115 + 14 * index);
  const items = prices.map((price, index) => ({
    ...item,
    id: `item-${index}`,
    quantity: 25,
    product: { ...item.product, title: `Erlebnis ${index + 1}`, price: euros(price), originalPrice: euros(price + 7) },
    total: euros(25 * price),
  }));
  const sum = 25 * prices.reduce((total, price) => total + price, 0);
  await answerCart(page, { ...seeded, items, total: euros(sum) });
  await openHostPage(page);
  await expect(cart.items).toHaveCount(25);
  const picture = await cart.root.locator('[part~="item-picture"]').first().boundingBox();
  expect([picture?.width, picture?.height].map(Number).map(Math.round)).toEqual([230, 168]);
  for (const [index, price] of prices.entries()) {
    await expect(
      cart
        .item(`Erlebnis ${index + 1}`)
        .first()
        .locator('[part~="item-total"]'),
    ).toContainText(formatMoney(euros(25 * price).gross));
  }
  await expect(cart.sum('Artikel')).toHaveText(formatMoney(euros(sum).gross));
  await expect(cart.total).toHaveText(formatMoney(euros(sum).gross));
  await expect(cart.sum('Deine Ersparnis')).toHaveText(formatMoney(euros(25 * 25 * 7).gross));
});

test('titles of 10,000 characters wrap', async ({ cart, page, shop }) => {
  const { item } = await firstItem(shop);
  await page.setViewportSize({ width: 320, height: 640 });
  await openHostPage(page);
  for (const [what, quantity, title] of [
    ['one word', 2, 'W'.repeat(10_000)],
    ['many', 3, 'Ballonfahrt '.repeat(834)],
  ] as const) {
    await test.step(`when it is ${what}`, async () => {
      await answerCart(page, { ...(await shop.cart()), items: [{ ...item, product: { ...item.product, title } }] });
      await page.evaluate(() => document.querySelector('cart-fragment')!.refresh());
      await expect(cart.items.getByRole('heading')).toHaveText(title);
      await expect(cart.items).toHaveCount(1);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
      await cart.items.getByRole('combobox').selectOption(`${quantity}`);
      await expect(cart.status).toHaveText(new RegExp(`^${quantity} Artikel`));
    });
  }
});

/** As JSON, because JSON.stringify cannot write numbers that parse to Infinity. */
const brokenMoney = ['{"amount":1e999,"currencyCode":"EUR"}', '{"amount":1,"currencyCode":"CHF"}', '"1,00 €"'];

test('rejects an answer with invalid money and shows the last confirmed cart', async ({ cart, page, shop }) => {
  await shop.seed('single');
  await openHostPage(page);
  for (const [index, money] of brokenMoney.entries()) {
    await test.step(money, async () => {
      const quantity = index + 2;
      const [total, shipping] = [await cart.total.innerText(), await cart.sum('Versand').innerText()];
      const json = JSON.stringify({ ...(await shop.cart()), total: { gross: '?' } }).replace('"?"', money);
      await page.route(/\/api\/cart/, (route) => route.fulfill({ contentType: 'application/json', body: json }));
      await cart.quantity(balloon).selectOption(`${quantity}`);
      await expect(cart.retry).toBeVisible();
      await expect(cart.total).toHaveText(total);
      await expect(cart.sum('Versand')).toHaveText(shipping);
      await expect(cart.root).not.toContainText(/NaN|∞|Infinity|undefined|null/);

      await page.unroute(/\/api\/cart/);
      await cart.retry.click();
      await expect(cart.status).toHaveText(new RegExp(`^${quantity} Artikel`));
    });
  }
});

import { recordCalls } from '../support/calls.ts';
import { CartPage } from '../support/cart-page.ts';
import { openHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon } = titles;

test('a change in one tab is shown in the other within 2 s, without an echo', async ({ cart, page, context, shop }) => {
  await shop.seed('single');
  const second = await context.newPage();
  const other = new CartPage(second);
  for (const tab of [cart, other]) {
    await tab.page.clock.install();
    await openHostPage(tab.page);
    await tab.takenOver();
  }
  // Two seconds pass on the pages' own clocks, so that a slow machine makes no difference.
  for (const tab of [page, second]) await tab.clock.pauseAt(Date.now() + 60_000);
  const [mine, others] = [recordCalls(page), recordCalls(second)];

  await cart.quantity(balloon).selectOption('3');
  await expect(cart.status).toHaveText(/^3 Artikel/);
  await second.clock.runFor(2000);
  await expect(other.quantity(balloon)).toHaveValue('3');
  await expect(other.notice('Dein Warenkorb wurde aktualisiert.')).toBeVisible();

  await other.quantity(balloon).selectOption('5');
  await expect(other.status).toHaveText(/^5 Artikel/);
  await page.clock.runFor(2000);
  await expect(cart.quantity(balloon)).toHaveValue('5');
  expect((await shop.cart()).items[0]?.quantity).toBe(5);
  // Each tab has changed the cart once and fetched it once, after the other tab's change.
  for (const calls of [mine, others]) {
    expect(calls.all.map(({ path }) => path).sort()).toEqual(['cart', 'cart/set-item-quantity']);
  }
});

test('a shop in another tab of the origin neither fetches its cart nor stores its number', async ({
  cart,
  page,
  context,
  shop,
}) => {
  await shop.seed('single');
  await shop.of('md_ch').seed('boxes');
  const second = await context.newPage();
  await second.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' }),
  );
  const badge = () => page.evaluate(() => localStorage.getItem('cf_number_of_cart_items'));
  await openHostPage(page);
  await expect(cart.quantity(balloon)).toHaveValue('1');
  await openHostPage(second, { tenant: 'MD_CH' });
  await new CartPage(second).takenOver();
  expect(await badge()).toBe('1');

  const calls = recordCalls(second);
  await cart.quantity(balloon).selectOption('3');
  await expect(cart.status).toHaveText(/^3 Artikel/);
  // The second page hears every message that was sent before this one.
  await second.evaluate(
    () =>
      new Promise((resolve) => {
        const channel = new BroadcastChannel('cf_cart');
        channel.onmessage = resolve;
        new BroadcastChannel('cf_cart').postMessage(null);
      }),
  );
  expect(calls.all).toEqual([]);
  expect(await badge()).toBe('3');
});

test('a page refetches the cart after being hidden for long', async ({ cart, page, shop }) => {
  await shop.seed('single');
  await page.clock.install();
  await openHostPage(page);
  await cart.takenOver();
  const turn = (visibility: string) =>
    page.evaluate((state) => {
      Object.defineProperty(Document.prototype, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, visibility);
  await turn('hidden');
  await shop.addItem('p-1001', 3);
  await page.clock.fastForward('06:00');
  await turn('visible');
  await expect(cart.quantity(balloon)).toHaveValue('4');
});

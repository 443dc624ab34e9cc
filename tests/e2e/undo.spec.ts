import type { Page } from '@playwright/test';
import { holdCalls, recordCalls } from '../support/calls.ts';
import type { CartPage } from '../support/cart-page.ts';
import { DiscountDialog } from '../support/discount-dialog.ts';
import { openHostPage } from '../support/host-page.ts';
import { listenForShifts } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon, getaway, racing } = titles;

for (const width of [360, 1280]) {
  test(`at ${width} px, nothing moves under the pointer that has removed a row, which becomes a line for ten seconds`, async ({
    cart,
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.clock.install();
    await openHostPage(page);
    await expect(cart.items).toHaveCount(5);
    const button = cart.remove(balloon);
    await button.scrollIntoViewIfNeeded();
    const below = cart.item(racing).first();
    const { x, y, width: w, height } = (await button.boundingBox())!;
    const top = async () => Math.round((await below.boundingBox())!.y);
    const before = await top();
    // A slow machine would let the line shrink before it is measured.
    await page.clock.pauseAt(Date.now() + 60_000);

    await page.mouse.click(x + w / 2, y + height / 2);
    await expect(cart.removed).toHaveText(`„${balloon}“ wurde entfernt.`);
    await expect(cart.item(balloon)).toHaveCount(0);
    await expect(cart.root.locator('[part~="items"] > *')).toHaveCount(4);
    expect(await top()).toBe(before);
    const calls = recordCalls(page);
    await page.mouse.click(x + w / 2, y + height / 2);

    await page.clock.runFor(1600);
    await expect.poll(async () => (await cart.removed.boundingBox())!.height).toBeLessThan(64);
    await page.mouse.move(1, 1);
    await page.clock.runFor(8300);
    await expect(cart.removed).toHaveCount(1);
    await cart.removed.hover();
    await page.clock.runFor(20_000);
    await expect(cart.removed).toHaveCount(1);
    await page.mouse.move(1, 1);
    await page.clock.runFor(10_400);
    await expect(cart.removed).toHaveCount(0);
    await expect(cart.items).toHaveCount(4);
    expect(calls.all).toEqual([]);
  });
}

/** Waits until nothing glides. */
const rest = ({ root }: CartPage) =>
  expect.poll(() => root.evaluate((cart) => cart.shadowRoot!.getAnimations().length)).toBe(0);

test('shifts nothing when a row is removed, folds to a line, and is put back', async ({ cart, page, shop }) => {
  const shifts = await listenForShifts(page);
  await openHostPage(page, { props: { canAddItems: true } });
  await cart.takenOver();
  for (const [name, title, more] of [
    ['an item', getaway, 0],
    ['the first of two tickets', racing, 0],
    ['the first of three tickets', racing, 1],
  ] as const) {
    await test.step(`shifts nothing when ${name} is removed, folds to a line, and is put back`, async () => {
      const rows = (await cart.item(title).count()) + more;
      if (more) {
        await shop.addItem('p-1002', more, 'a-90017');
        await page.evaluate(() => document.querySelector('cart-fragment')!.refresh());
      }
      await expect(cart.item(title)).toHaveCount(rows);
      await rest(cart);
      const since = await page.evaluate(() => performance.now());
      await cart.remove(title).first().click();
      await expect(cart.removed).toBeVisible();
      await expect.poll(async () => (await cart.removed.boundingBox())!.height).toBeLessThan(64);
      await rest(cart);
      await cart.removed.getByRole('button').click();
      await expect(cart.item(title)).toHaveCount(rows);
      await expect(cart.removed).toHaveCount(0);
      expect(await shifts(since)).toEqual([]);
    });
  }
});

/** Answers a first change after the code that lets rows glide, which it has asked for. */
async function answeredLate(page: Page, call: string, change: () => Promise<void>): Promise<void> {
  const release = await holdCalls(page, call);
  const code = page.waitForResponse(/undo-lines/);
  await change();
  await page.evaluate((url) => import(url), (await code).url());
  release();
}

test('shifts nothing when a row of the summary goes and comes', async ({ cart, page }) => {
  const shifts = await listenForShifts(page);
  await page.goto('index.html');
  const row = cart.summary.locator('[data-kind="packaging"]');
  await expect(row).toHaveCount(1);
  const since = await page.evaluate(() => performance.now());
  await answeredLate(page, '**/cart/set-item-packaging', () =>
    cart.root.getByRole('radio', { name: 'PDF' }).first().check(),
  );
  await expect(row).toHaveCount(0);
  await rest(cart);
  await cart.packaging(balloon, 'Geschenkumschlag').check();
  await expect(row).toHaveCount(1);
  expect(await shifts(since)).toEqual([]);
});

test('shifts nothing when a code is redeemed, removed, and its line goes', async ({ cart, page, shop }) => {
  await shop.login(true);
  const shifts = await listenForShifts(page);
  await page.goto('index.html');
  await cart.takenOver();
  const since = await page.evaluate(() => performance.now());
  await cart.button('Rabattcode einlösen').click();
  await answeredLate(page, '**/cart/add-coupon', () => new DiscountDialog(cart).send('WILLKOMMEN10'));
  await cart.button('Löschen').click();
  await expect(cart.removed).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(cart.removed).toHaveCount(0, { timeout: 15_000 });
  expect(await shifts(since)).toEqual([]);
});

test('is a line at once if the pointer has left, and then goes although it has the focus', async ({ cart, page }) => {
  await page.clock.install();
  await openHostPage(page, { props: { canAddItems: true } });
  let answer = () => {};
  const left = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/cart/remove-item', async (route) => {
    await left;
    await route.continue();
  });
  await cart.remove(balloon).click();
  await page.mouse.move(1, 1);
  answer();
  await expect(cart.removed).toBeFocused();
  await page.clock.runFor(1000);
  await expect.poll(async () => (await cart.removed.boundingBox())!.height).toBeLessThan(64);
  await page.clock.runFor(9500);
  await expect(cart.removed).toHaveCount(0);
});

test('stands between the card of the next ticket, which stays where it was, and that of the others', async ({
  cart,
  page,
  shop,
}) => {
  await shop.addItem('p-1002', 1, 'a-90017');
  await openHostPage(page, { props: { canAddItems: true } });
  const card = cart.item(racing).first();
  await card.scrollIntoViewIfNeeded();
  const before = (await card.boundingBox())!;
  await cart.remove(racing).first().dblclick();
  await expect(cart.removed).toContainText(racing);
  const after = (await card.boundingBox())!;
  expect(after.y).toBe(before.y);
  const line = (await cart.removed.boundingBox())!;
  expect(Math.round(line.y - after.y - after.height)).toBe(16);
  const distance = async () => Math.round((await cart.item(racing).nth(1).boundingBox())!.y - line.y - line.height);
  await expect.poll(distance).toBe(16);
  await expect(cart.item(racing)).toHaveCount(2);
});

test('returns an item to its place without scrolling, focused', async ({ cart, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHostPage(page, { props: { canAddItems: true } });
  await expect(cart.items).toHaveCount(5);
  const titlesShown = () => cart.items.locator('h3, h2').allTextContents();
  const before = await titlesShown();
  const button = cart.remove(balloon);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(cart.undo(balloon)).toBeFocused();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const position = await scrolled();
  await page.keyboard.press('Enter');
  await expect(cart.remove(balloon)).toBeFocused();
  expect(await titlesShown()).toEqual(before);
  expect(await scrolled()).toBe(position);
});

test('puts an item back with its packaging and design', async ({ cart, page, shop }) => {
  await openHostPage(page, { props: { canAddItems: true }, script: 'window.dataLayer = [];' });
  await cart.packaging(balloon, 'Geschenkbox').check();
  await expect(cart.item(balloon)).toContainText('Sternenhimmel');
  const atShop = async () => (await shop.cart()).items.find(({ product }) => product.title === balloon)!;
  await expect.poll(async () => (await atShop()).selectedPackaging?.type).toBe('GiftBox');
  const before = await atShop();
  const calls = recordCalls(page);
  await cart.remove(balloon).click();
  await cart.undo(balloon).click();
  await expect(cart.remove(balloon)).toBeFocused();
  await expect(cart.removed).toHaveCount(0);
  expect(calls.bodies('cart/add-item')).toEqual([
    { productId: 'p-1001', quantity: 2, packagingOptionType: 'GiftBox', packagingVariantId: 'giftbox-7' },
  ]);
  expect({ ...(await atShop()), id: before.id }).toEqual(before);
  const pushedQuantities = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer: readonly PushedSale[] }).dataLayer.flatMap(({ event, ecommerce }) =>
        event === 'add_to_cart' || event === 'remove_from_cart'
          ? (ecommerce?.items ?? []).map(({ item_name, quantity }) => [event, item_name, quantity])
          : [],
      ),
    );
  const { trackingName } = before.product;
  await expect.poll(pushedQuantities).toEqual([
    ['remove_from_cart', trackingName, 2],
    ['add_to_cart', trackingName, 2],
  ]);
});

interface PushedSale {
  readonly event?: string;
  readonly ecommerce?: { readonly items?: readonly { readonly item_name: string; readonly quantity: number }[] };
}

test('reloads after the line of the last item is gone, unless that is undone', async ({ cart, page, shop }) => {
  await shop.seed('single');
  await page.clock.install();
  await openHostPage(page, { props: { canAddItems: true } });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const isSame = () => page.evaluate(() => 'sameDocument' in window).catch(() => true);

  await cart.remove(balloon).click();
  await expect(cart.emptyHeading).toBeVisible();
  await expect(cart.removed).toBeFocused();
  expect((await cart.removed.boundingBox())!.height).toBeLessThan(64);
  await page.keyboard.press('Tab');
  await expect(cart.undo(balloon)).toBeFocused();
  await page.clock.runFor(60_000);
  await page.keyboard.press('Enter');
  await expect(cart.remove(balloon)).toBeFocused();

  await cart.quantity(balloon).click();
  await cart.remove(balloon).click();
  await expect(cart.removed).toBeFocused();
  await page.mouse.move(1, 1);
  await page.clock.runFor(9000);
  expect(await isSame()).toBe(true);
  await page.clock.runFor(2000);
  await expect.poll(isSame).toBe(false);
  await expect(cart.emptyHeading).toBeVisible();
});

test('removes without a line when its code cannot be loaded', async ({ cart, page }) => {
  await page.route(/undo-lines-/, (route) => route.abort());
  await openHostPage(page);
  await cart.remove(getaway).click();
  await expect(cart.item(getaway)).toHaveCount(0);
  await expect(cart.status).toHaveText(/^5 Artikel/);
  await expect(cart.removed).toHaveCount(0);
});

import { holdCalls, recordCalls } from '../support/calls.ts';
import { listenForShifts } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon, voucher } = titles;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows texts, pictures and prices, and links the next step', async ({ cart, page }) => {
    await page.goto('server-rendered.html');
    await expect(cart.heading).toBeVisible();
    await expect(cart.items).toHaveCount(5);
    await expect(cart.item(balloon)).toContainText('179,90');
    await expect(cart.total).toContainText('€');
    await expect(cart.quantity(balloon)).toHaveValue('2');
    const picture = cart.item(balloon).locator('[part~="item-picture"] img').first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    // The link has the name of the button.
    await cart.proceed.click();
    await expect(page).toHaveURL(/checkout\.html$/);
  });
});

test('keeps its nodes, and changes made before hydration', async ({ cart, page, shop }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  const release = await holdCalls(page, '**/package/cart-fragment.js');
  const calls = recordCalls(page);
  await page.goto('server-rendered.html');
  await expect(cart.items).toHaveCount(5);
  await cart.items.evaluateAll((rows) => rows.forEach((row, index) => Object.assign(row, { before: index })));
  await cart.quantity(balloon).selectOption('7');
  const ready = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('cartFragmentReady', (event) => resolve((event as CustomEvent<unknown>).detail));
      }),
  );
  release();
  expect(await ready).toEqual({ hydrated: true });
  await expect(cart.status).toHaveText(/^11 Artikel/);
  await expect(cart.quantity(balloon)).toHaveValue('7');
  expect(calls.bodies('cart/set-item-quantity')).toEqual([{ cartItemId: 'item-1', quantity: 7 }]);
  expect((await shop.cart()).items[0]?.quantity).toBe(7);
  const kept = await cart.items.evaluateAll((rows) =>
    rows.map((row) => (row as unknown as { before?: number }).before),
  );
  expect(kept).toEqual([0, 1, 2, 3, 4]);
  expect(warnings).toEqual([]);
});

test('keeps a packaging and a shipping method chosen before hydration', async ({ cart, page, shop }) => {
  const release = await holdCalls(page, '**/package/cart-fragment.js');
  const calls = recordCalls(page);
  await page.goto('server-rendered.html');
  await cart.packaging(voucher, 'Geschenkumschlag').check();
  await cart.shipping('Expressversand').check();
  release();
  await expect(cart.sum('Versand')).toHaveText(/^14,90\s€$/);
  await expect(cart.sum('Verpackung')).toHaveText(/^7,80\s€$/);
  await expect(cart.packaging(voucher, 'Geschenkumschlag')).toBeChecked();
  await expect(cart.shipping('Expressversand')).toBeChecked();
  expect(calls.bodies('cart/set-item-packaging')[0]).toMatchObject({
    itemId: 'item-4',
    packagingOptionType: 'Envelope',
  });
  expect(calls.bodies('cart/set-shipping-method')[0]).toEqual({ method: 'Express' });
  const { items, shipping } = await shop.cart();
  expect([items[3]?.selectedPackaging?.type, shipping.method]).toEqual(['Envelope', 'Express']);
});

test('sends nothing when the shopper returns', async ({ cart, page, shop }) => {
  await shop.seed('single');
  await page.goto('server-rendered.html');
  await cart.quantity(balloon).selectOption('7');
  await cart.shipping('Expressversand').check();
  await expect.poll(async () => (await shop.cart()).shipping.method).toBe('Express');
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
  await shop.seed('single');
  const calls = recordCalls(page);
  await page.goBack();
  await expect(cart.root).not.toHaveAttribute('data-server-rendered');
  await expect(cart.quantity(balloon)).toHaveValue('1');
  await expect(cart.shipping('Standardversand')).toBeChecked();
  expect(calls.all.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('does not shift on hydration', async ({ cart, page }) => {
  const shifts = await listenForShifts(page);
  const release = await holdCalls(page, '**/package/cart-fragment.js');
  await page.goto('server-rendered.html');
  await expect(cart.items).toHaveCount(5);
  // Markup that arrives in pieces may have shifted before.
  const begin = await page.evaluate(() => performance.now());
  release();
  await expect(cart.root).not.toHaveAttribute('data-server-rendered');
  await expect(cart.summary.getByText(/^Alles (da|sofort) /)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifts(begin)).toEqual([]);
});

test('shows the next cart to a visitor who has ordered, without explaining it', async ({ cart, page, shop }) => {
  await shop.order();
  await page.goto('server-rendered.html');
  await expect(cart.emptyHeading).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(cart.notice(/./)).toHaveCount(0);
});

test('shows the current cart to a visitor who has changed it', async ({ cart, page, shop }) => {
  await shop.seed('single');
  await page.goto('server-rendered.html');
  await expect(cart.items).toHaveCount(1);
  await expect(cart.total).toContainText('188,70');
});

import { openHostPage } from '../support/host-page.ts';
import { listenForShifts } from '../support/layout.ts';
import { slowdown } from '../support/slow-cpu.ts';
import { expect, test } from '../support/test.ts';

// A trace would store the whole page at each step.
if (process.env['TRACE']) test.use({ trace: 'off' });

test('a shopper can change a cart of 1,000 items and proceed', async ({ cart, page, shop }) => {
  // The rows are rendered in steps, which share the machine with the other workers.
  test.slow();
  const { items } = await shop.seed('large-1000');
  expect(items).toHaveLength(1000);
  await openHostPage(page);
  await expect(cart.items).toHaveCount(1000, { timeout: 120_000 * slowdown });
  const last = cart.items.last();
  await last.getByRole('combobox').selectOption('7');
  await expect(cart.status).toHaveText(/Artikel im Warenkorb/);
  expect((await shop.cart()).items.at(-1)?.quantity).toBe(7);
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
});

test('a large cart skips what is out of sight, but not for the search, the keyboard and print', async ({
  cart,
  page,
  shop,
}) => {
  await shop.seed('large-100');
  await openHostPage(page);
  await expect(cart.items).toHaveCount(100);
  const last = cart.items.last();
  const isDrawn = () =>
    last.getByRole('heading').evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);

  await page.emulateMedia({ media: 'print' });
  expect(await isDrawn()).toBe(true);
  await page.emulateMedia({ media: null });
  await expect.poll(isDrawn).toBe(false);

  await last.getByRole('combobox').focus();
  await expect(last.getByRole('combobox')).toBeInViewport();
  await page.keyboard.press('Home');
  await expect.poll(async () => (await shop.cart()).items.at(-1)?.quantity).toBe(1);

  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(isDrawn).toBe(false);
  const title = (await last.getByRole('heading').textContent()) ?? '';
  const found = await page.evaluate((text) => {
    getSelection()?.removeAllRanges();
    return (window as unknown as { find: (text: string) => boolean }).find(text);
  }, title);
  expect(found).toBe(true);
});

for (const width of [360, 1200]) {
  test(`a large cart shifts nothing while it scrolls, at ${width} px`, async ({ cart, page, shop }) => {
    const shifts = await listenForShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await shop.seed('large-100');
    await openHostPage(page);
    await expect(cart.items).toHaveCount(100);
    await page.mouse.move(width / 2, 450);
    for (let turn = 1; turn <= 12; turn++) {
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 700);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    expect(await shifts()).toEqual([]);
  });
}

import type { Page } from '@playwright/test';
import { openHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon, getaway } = titles;

test.beforeEach(({ shop }) => shop.seed('example'));

test('works without cookies, storage and channels', async ({ cart, page }) => {
  const script = `
    const refuse = () => { throw new DOMException('refused', 'SecurityError'); };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    delete window.BroadcastChannel;`;
  const props = { discountCampaignCookieName: 'campaign', refererCookieName: 'referer' };
  await openHostPage(page, { script, props });
  await cart.quantity(balloon).selectOption('3');
  await expect(cart.status).toHaveText(/^7 Artikel/);
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
});

test('works on a page with another root font size, a universal style rule and listeners that throw', async ({
  cart,
  page,
  uncaught,
}) => {
  const head = '<style>html { font-size: 62.5% } * { all: unset !important }</style>';
  const script = `
    for (const name of ['cartFragmentReady', 'cartChange', 'cartVersionChange', 'cartProceed']) {
      addEventListener(name, () => { throw new Error('listener of ' + name); });
    }`;
  await openHostPage(page, { head, script });
  // The same size as without these styles.
  await expect(cart.heading).toHaveCSS('font-size', '32px');
  await cart.quantity(balloon).selectOption('3');
  await expect(cart.status).toHaveText(/^7 Artikel/);
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
  expect(uncaught.map(({ message }) => message)).toContain('listener of cartProceed');
  uncaught.splice(0);
});

const patches = [
  ['times out', "Promise.reject(new DOMException('timeout', 'AbortError'))"],
  ['throws', "(() => { throw new TypeError('patched') })()"],
  ['resolves to undefined', 'Promise.resolve()'],
  ['resolves to an object that is no Response', 'Promise.resolve({ ok: true })'],
] as const;

test('shows a failed change when the page has patched fetch', async ({ cart, page }) => {
  const script = `
    const { fetch } = window;
    window.answers = [${patches.map(([, answer]) => `() => ${answer}`).join()}];
    window.fetch = (input, init) =>
      window.patch !== undefined && String(input).includes('set-item') ? answers[patch]() : fetch(input, init);`;
  await openHostPage(page, { script });
  for (const [patch, [what]] of patches.entries()) {
    await test.step(`which ${what}`, async () => {
      const quantity = patch + 3;
      await page.evaluate((index) => Object.assign(window, { patch: index }), patch);
      await cart.quantity(balloon).selectOption(`${quantity}`);
      await expect(cart.alerts).toContainText('Es ist ein technischer Fehler aufgetreten.');
      await page.evaluate(() => Object.assign(window, { patch: undefined }));
      await cart.retry.click();
      await expect(cart.status).toHaveText(new RegExp(`^${quantity + 4} Artikel`));
      await expect(cart.alerts).toHaveCount(0);
    });
  }
});

test('limits a rendering error to its row', async ({ cart, page }) => {
  const script = `
    const { toFixed } = Number.prototype;
    window.broken = 179.9;
    Number.prototype.toFixed = function format(digits) {
      if (Number(this) === broken) throw new Error('no such number');
      return toFixed.call(this, digits);
    };`;
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await openHostPage(page, { script });
  await expect(cart.alerts).toContainText('Dieser Artikel kann gerade nicht angezeigt werden.');
  await expect(cart.alerts).toContainText(balloon);
  await expect(cart.items).toHaveCount(5);
  await cart.quantity(getaway).selectOption('2');
  await expect(cart.status).toHaveText(/^7 Artikel/);
  expect(errors.filter((text) => text.includes('no such number'))).toHaveLength(1);

  await page.evaluate(() => Object.assign(window, { broken: null }));
  await cart.retry.click();
  await expect(cart.quantity(balloon)).toHaveValue('2');
  await expect(cart.alerts).toHaveCount(0);
});

/** Simulates a deployment that has replaced the chunks of an open page. */
async function removeChunk(page: Page, name: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`**/chunks/${name}-*.js`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  return asked;
}

for (const [chunk, open] of [
  ['coupon-dialog', 'Rabattcode einlösen'],
  ['services-dialog', `Leistungen, ${balloon}`],
] as const) {
  test(`asks the shopper to reload after a second failed request for the ${chunk}`, async ({ cart, page }) => {
    const asked = await removeChunk(page, chunk);
    await openHostPage(page);
    await cart.root.getByRole('button', { name: open }).click();
    await expect(cart.alerts).toContainText('konnte nicht geladen werden.');
    expect(asked).toHaveLength(2);
    await page.unrouteAll();
    const loaded = page.waitForEvent('load');
    await cart.button('Seite neu laden').click();
    await loaded;
  });
}

test('retries a failed chunk once, and shows nothing if that succeeds', async ({ cart, page }) => {
  await page.route('**/chunks/coupon-dialog-*.js', (route) => route.abort(), { times: 1 });
  await openHostPage(page);
  await cart.button('Rabattcode einlösen').click();
  await expect(cart.dialog('Rabattcode einlösen')).toBeVisible();
  await expect(cart.alerts).toHaveCount(0);
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { renderCartFragment } from 'cart-fragment/server';
import { axeFaults } from '../support/axe.ts';
import { holdCalls, recordCalls } from '../support/calls.ts';
import { listenForShifts } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon } = titles;
const program = '**/package/cart-fragment.program.js';
const saving = 'Deine Änderung wird gespeichert …';

/** Opens the visitor's cart in a page whose only script is the early one, inline, allowed by its hash. */
async function openPage(page: Page, cart: object): Promise<string[]> {
  // No text is fading in while its contrast is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const script = readFileSync('dist/cart-fragment.early.js', 'utf8');
  const hash = createHash('sha256').update(script).digest('base64');
  const data = {
    tenant: 'JS_DE',
    baseUrl: './shop/js_de/',
    rootComponentProps: { nextStepUrl: './checkout.html', initialCart: cart },
  };
  const html = await renderCartFragment(data, { hydrate: 'interaction', stylesheetUrl: 'package/cart-fragment.css' });
  await page.route('**/early.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'content-security-policy': `default-src 'self'; script-src 'self' 'sha256-${hash}'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'`,
      },
      body: `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>Warenkorb</title><link rel="icon" href="data:,"><link rel="stylesheet" href="package/cart-fragment.css">
        <script data-program="package/cart-fragment.program.js">${script}</script><main>${html}</main></html>`,
    }),
  );
  const scripts: string[] = [];
  page.on('request', (request) => {
    // Not those of the next page.
    if (!request.headers()['referer']?.endsWith('early.html')) return;
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto('early.html');
  return scripts;
}

test('loads no script but the early one until a control is touched', async ({ cart, page, shop }) => {
  const shifts = await listenForShifts(page);
  const scripts = await openPage(page, await shop.cart());
  await expect(cart.items).toHaveCount(5);
  await page.mouse.wheel(0, 400);
  expect(await axeFaults(page, 'cart-fragment')).toEqual([]);
  expect(scripts).toEqual([]);
  await cart.quantity(balloon).selectOption('7');
  await expect(cart.status).toHaveText(/^11 Artikel/);
  expect(scripts.length).toBeGreaterThan(0);
  expect(await shifts()).toEqual([]);
});

test('marks a quantity that is chosen by keyboard at once, and sends it once', async ({ cart, page, shop }) => {
  const release = await holdCalls(page, program);
  const calls = recordCalls(page);
  await openPage(page, await shop.cart());
  await cart.quantity(balloon).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cart.item(balloon)).toHaveAttribute('aria-busy', 'true');
  await expect(cart.status).toHaveText('wird geändert');
  await expect(cart.proceed).toHaveAttribute('aria-disabled', 'true');
  await expect(cart.root.getByText(saving)).toBeVisible();
  expect(await axeFaults(page, 'cart-fragment')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  release();
  await expect(cart.status).toHaveText(/^8 Artikel/);
  await expect(cart.quantity(balloon)).toBeFocused();
  await expect(cart.quantity(balloon)).toHaveValue('4');
  await expect(cart.proceed).not.toHaveAttribute('aria-disabled', 'true');
  expect(calls.bodies('cart/set-item-quantity')).toEqual([{ cartItemId: 'item-1', quantity: 4 }]);
  expect((await shop.cart()).items[0]?.quantity).toBe(4);
});

test('sends the change when the program comes on the second attempt', async ({ cart, page, shop }) => {
  await page.route(program, (route) => route.abort(), { times: 1 });
  const calls = recordCalls(page);
  await openPage(page, await shop.cart());
  await cart.quantity(balloon).selectOption('7');
  await expect(cart.status).toHaveText(/^11 Artikel/);
  expect(calls.bodies('cart/set-item-quantity')).toEqual([{ cartItemId: 'item-1', quantity: 7 }]);
});

test('says after two minutes that the change is not saved, and keeps it over a reload', async ({
  cart,
  page,
  shop,
}) => {
  await page.clock.install();
  await page.route(program, () => {});
  await openPage(page, await shop.cart());
  await cart.quantity(balloon).selectOption('7');
  await expect(cart.status).toHaveText('wird geändert');
  const reload = cart.root.getByRole('button', { name: 'Seite neu laden' });
  await expect(reload).toBeHidden();
  await page.clock.fastForward(120_000);
  await expect(cart.alerts).toContainText('Ein Teil der Seite konnte nicht geladen werden.');
  expect(await axeFaults(page, 'cart-fragment')).toEqual([]);
  await page.unroute(program);
  await reload.click();
  await expect.poll(async () => (await shop.cart()).items[0]?.quantity).toBe(7);
  await expect(cart.quantity(balloon)).toHaveValue('7');
});

test('sends a change on the next page of the tab if its page is left', async ({ cart, page, shop }) => {
  await page.route(program, () => {}, { times: 1 });
  const calls = recordCalls(page);
  await openPage(page, await shop.cart());
  await cart.quantity(balloon).selectOption('7');
  await expect(cart.status).toHaveText('wird geändert');
  await page.goto('index.html');
  await expect(cart.quantity(balloon)).toHaveValue('7');
  await expect.poll(async () => (await shop.cart()).items[0]?.quantity).toBe(7);
  expect(calls.bodies('cart/set-item-quantity')).toEqual([{ cartItemId: 'item-1', quantity: 7 }]);
});

test('follows the next step without the program', async ({ cart, page, shop }) => {
  const scripts = await openPage(page, await shop.seed('single'));
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
  expect(scripts).toEqual([]);
});

test('loads the program for a next step that reserves appointments', async ({ cart, page, shop }) => {
  const scripts = await openPage(page, await shop.seed('tickets'));
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
  expect(scripts[0]).toContain('cart-fragment.program.js');
});

test.describe('the page of the demo', () => {
  test('shows the cart of a new visitor without the program, and loads it on a touch', async ({ cart, page, shop }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const shifts = await listenForShifts(page);
    const isProgram = (url: string) => url.endsWith('cart-fragment.program.js');
    await page.goto('on-touch.html');
    await expect(page.getByRole('heading', { name: 'Das könnte euch gefallen' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter(isProgram)).toEqual([]);
    await cart.quantity(balloon).selectOption('7');
    await expect(cart.status).toHaveText(/^11 Artikel/);
    expect(scripts.filter(isProgram)).not.toEqual([]);
    expect((await shop.cart()).items[0]?.quantity).toBe(7);
    expect(await shifts()).toEqual([]);
  });

  test('loads the program for a visitor who has changed the cart', async ({ cart, page, shop }) => {
    await shop.seed('single');
    await page.goto('on-touch.html');
    await expect(cart.items).toHaveCount(1);
    await expect(cart.total).toContainText('188,70');
  });
});

import type { BrowserContext, Page } from '@playwright/test';
import { readLayer } from '../../src/analytics/testing/ga4-schema.ts';
import { ExpressPage } from '../support/express-page.ts';
import { openHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon, getaway } = titles;

/** The pushes of a page, each validated against GA4's reference. */
async function pushes(page: Page) {
  return readLayer(await page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer ?? []));
}

const names = async (page: Page) => (await pushes(page)).map(({ event }) => event);

/** Removes the pushes that every page sends at some point: its promotion and its suggestions. */
const withoutViews = (events: readonly string[]) =>
  events.filter((event) => event !== 'view_item_list' && event !== 'view_promotion');

/** In the demo, as its panel stores it. */
const consent = (context: BrowserContext) =>
  context.addInitScript(() => sessionStorage.setItem('demo_panel_consent', '"on"'));

/** The names of what analytics have stored. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const cookies = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
    const names = [...cookies, ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    return names.filter((name) => /^cf_(tracking|tracked|analytics|offline)/.test(name)).toSorted();
  });

test('pushes each step of a purchase, from the product to the confirmation', async ({ cart, context, page, shop }) => {
  await consent(context);
  await shop.seed('single');
  const heard = async () => withoutViews(await names(page));

  await page.goto('product.html?id=p-2001');
  await expect.poll(heard).toEqual(['view_item']);
  await page
    .locator('#product')
    .getByRole('button', { name: `${getaway} in den Warenkorb` })
    .click();
  await expect.poll(heard).toEqual(['view_item', 'add_to_cart']);

  await page.goto('index.html');
  await expect.poll(heard).toEqual(['view_cart']);
  await cart.quantity(balloon).selectOption('4');
  await expect.poll(heard).toContain('add_to_cart');
  await cart.remove(getaway).click();
  await expect.poll(heard).toContain('remove_from_cart');
  await cart.services(balloon).click();
  await cart.dialog('Leistungen').getByRole('button', { name: 'Schließen' }).click();
  await cart.shipping('Expressversand').check();
  await expect.poll(heard).toContain('add_shipping_info');
  expect((await pushes(page)).filter(({ event }) => !/promotion|list/.test(event))).toMatchObject([
    { event: 'view_cart' },
    { event: 'add_to_cart', ecommerce: { items: [{ item_id: '5001', quantity: 3 }] } },
    { event: 'remove_from_cart', ecommerce: { items: [{ item_name: getaway, item_variant: 'box' }] } },
    { event: 'cart_interaction', interaction: 'services_opened' },
    { event: 'add_shipping_info', ecommerce: { shipping_tier: 'Express' } },
  ]);

  const { total } = await shop.cart();
  await cart.proceed.click();
  await expect.poll(heard).toEqual(['begin_checkout']);
  await expect(page.getByLabel('E-Mail-Adresse')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await expect
    .poll(async () => (await pushes(page)).findLast(({ event }) => event === 'begin_checkout'))
    .toMatchObject({
      ecommerce: { checkout_step: 3, checkout_step_name: 'last check' },
    });
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { name: 'Danke für deine Bestellung!' })).toBeVisible();
  await expect.poll(heard).toEqual(['purchase']);
  const purchase = (await pushes(page)).find(({ event }) => event === 'purchase');
  expect(purchase).toMatchObject({
    ecommerce: {
      value: Math.round((total.gross.amount * 100) / 1.19) / 100,
      deducted_share: 0,
      items: [{ affiliation: 'JS_DE' }],
    },
  });

  await page.reload();
  await expect.poll(() => names(page)).toContain('view_promotion');
  expect(await heard()).toEqual([]);

  // The panel lists all of them, page by page.
  await page.getByRole('button', { name: 'Demo-Panel' }).click();
  const logged = page.getByRole('complementary', { name: 'Demo-Panel' }).locator('.panel-push b');
  const told = (await logged.allTextContents()).toReversed().map((name) => name.replace('dataLayer ', ''));
  expect(withoutViews(told)).toEqual([
    'view_item',
    'add_to_cart',
    'view_cart',
    'add_to_cart',
    'remove_from_cart',
    'cart_interaction',
    'add_shipping_info',
    'begin_checkout',
    'begin_checkout',
    'begin_checkout',
    'purchase',
  ]);
});

for (const name of ['PayPal', 'Google Pay', 'Amazon Pay']) {
  test(`a payment by ${name} leads to a purchase under its own order`, async ({ page, shop }) => {
    await shop.seed('example');
    const express = new ExpressPage(page);
    await express.visit();
    await express.pay(name);
    await expect(page.locator('#last-check')).toContainText(`${name} (Attrappe)`);
    // Amazon Pay creates its order later.
    const orderId = (await express.kept())['cf_payment_order_id'] ?? (expect.stringMatching(/^1-JD/) as unknown);
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect(page.getByRole('heading', { name: 'Danke für deine Bestellung!' })).toBeVisible();
    await expect
      .poll(async () => (await pushes(page)).find(({ event }) => event === 'purchase'))
      .toMatchObject({ ecommerce: { transaction_id: orderId, payment_type: name, express_payment: true } });
  });
}

test('pushes a change once for two tabs', async ({ cart, context, page, shop }) => {
  await shop.seed('single');
  await openHostPage(page);
  const other = await context.newPage();
  await openHostPage(other);
  for (const tab of [page, other]) await expect.poll(() => names(tab)).toEqual(['view_cart']);
  await cart.quantity(balloon).selectOption('3');
  await expect.poll(() => names(page)).toEqual(['view_cart', 'add_to_cart']);
  await expect(other.getByLabel(`Anzahl, ${balloon}`)).toHaveValue('3');
  await other.getByLabel(`Anzahl, ${balloon}`).selectOption('1');
  await expect.poll(() => names(other)).toEqual(['view_cart', 'remove_from_cart']);
  await expect(cart.quantity(balloon)).toHaveValue('1');
  expect(await names(page)).toEqual(['view_cart', 'add_to_cart']);
});

test('does not push an addition again that the product page has pushed', async ({ cart, context, page, shop }) => {
  await consent(context);
  await shop.seed('single');
  await openHostPage(page, { attributes: 'data-analytics="on"' });
  await expect.poll(() => names(page)).toEqual(['view_cart']);
  const other = await context.newPage();
  const add = async (tab: Page) => {
    await tab.goto('product.html?id=p-2001');
    await tab
      .locator('#product')
      .getByRole('button', { name: `${getaway} in den Warenkorb` })
      .click();
    await expect.poll(() => names(tab)).toContain('add_to_cart');
  };

  await add(other);
  await cart.quantity(balloon).selectOption('3');
  await expect.poll(() => names(page)).toEqual(['view_cart', 'add_to_cart']);
  expect((await pushes(page)).at(-1)).toMatchObject({ ecommerce: { items: [{ item_id: '5001', quantity: 2 }] } });

  await add(page);
  await page.goBack();
  await expect(cart.quantity(getaway)).toHaveValue('2');
  const sales = async () => (await pushes(page)).filter(({ event }) => /_(to|from)_cart$/.test(event));
  const before = (await sales()).length;
  await cart.quantity(balloon).selectOption('5');
  await expect.poll(sales).toHaveLength(before + 1);
  expect((await sales()).at(-1)).toMatchObject({ ecommerce: { items: [{ item_id: '5001', quantity: 2 }] } });
  expect(JSON.stringify(await sales())).not.toContain(getaway);
});

test('stores nothing until the visitor consents, and nothing any more when that is withdrawn', async ({
  page,
  shop,
}) => {
  await shop.seed('single');
  await page.goto('product.html?id=p-2001');
  await page
    .locator('#product')
    .getByRole('button', { name: `${getaway} in den Warenkorb` })
    .click();
  await expect.poll(() => names(page)).toContain('add_to_cart');
  await page.goto('index.html#panel');
  await expect.poll(() => names(page)).toContain('view_cart');
  expect(await stored(page)).toEqual([]);

  const choice = page.getByLabel('Analyse');
  const all = ['cf_analytics', 'cf_tracking_client_id', 'cf_tracking_session_id'];
  for (const withdrawn of ['abgelehnt', 'nicht entschieden']) {
    await choice.selectOption({ label: 'erlaubt: meldet und speichert' });
    await expect.poll(() => stored(page)).toEqual(all);
    const label = await choice.getByRole('option', { name: withdrawn }).textContent();
    await choice.selectOption({ label: label ?? '' });
    await expect.poll(() => stored(page)).toEqual([]);
  }
});

/** Journeys of the demo's pages through the whole shop: cart, gateway, Vendure. */
import { expect, test } from '@playwright/test';

const vendure = `http://localhost:${process.env.VENDURE_PORT}/`;
const api = (baseURL, path) => new URL(`shop/js_de/${path}`, baseURL).href;

/** A call of the visitor of the page. */
async function call(page, baseURL, path, data) {
  const headers = { 'x-requested-with': 'cart-fragment' };
  const url = api(baseURL, path);
  const answer = await (data ? page.request.post(url, { data, headers }) : page.request.get(url, { headers }));
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** What the shop's staff see. */
async function askAdmin(request, query, variables = {}) {
  const send = (query, variables, headers = {}) =>
    request.post(`${vendure}admin-api`, { data: { query, variables }, headers });
  const login = await send(
    'mutation ($password: String!) { login(username: "superadmin", password: $password) { __typename } }',
    {
      password: process.env.SUPERADMIN_PASSWORD,
    },
  );
  const authorization = `Bearer ${login.headers()['vendure-auth-token']}`;
  const answer = await (await send(query, variables, { authorization, 'vendure-token': 'JS_DE' })).json();
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

/** Orders on the last check. Resolves to these fields of the order of Vendure with this code. */
async function orderHere(page, playwright, code, fields) {
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Danke für deine Bestellung!' })).toBeVisible();
  const request = await playwright.request.newContext();
  const query = `query ($code: String!) { orders(options: { filter: { code: { eq: $code } } }) { items { ${fields} } } }`;
  const { orders } = await askAdmin(request, query, { code });
  expect(orders.items).toHaveLength(1);
  return orders.items[0];
}

const item = (page, title) => page.locator('cart-fragment').getByRole('listitem').filter({ hasText: title }).first();

test('a guest changes quantity and packaging, redeems a code, and orders', async ({ page, baseURL, playwright }) => {
  // Neither reduced nor with the friends discount, so the code applies.
  await call(page, baseURL, 'control/add-item', { productId: 'p-1013' });
  await page.goto('index.html');
  const cart = page.locator('cart-fragment');
  const { items, cartId } = await call(page, baseURL, 'api/cart');
  const { title } = items[0].product;

  await cart.getByLabel(`Anzahl, ${title}`).selectOption('2');
  await expect.poll(async () => (await call(page, baseURL, 'api/cart')).items[0].quantity).toBe(2);
  await item(page, title)
    .getByRole('radio', { name: /Geschenkbox/ })
    .check();
  await expect
    .poll(async () => (await call(page, baseURL, 'api/cart')).items[0].selectedPackaging.type)
    .toBe('GiftBox');
  // Guests have codes from the link of a campaign; the dialog sends them to the login.
  await call(page, baseURL, 'api/cart/add-coupon', { coupon: 'newsletter-sommer-2026', referer: null });
  await page.reload();
  await expect(cart.getByText('Rabattcode Sommeraktion').first()).toBeVisible();

  await cart.getByRole('button', { name: 'Weiter zu den Bestelldaten' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  const { total } = await call(page, baseURL, 'api/cart');
  const order = await orderHere(page, playwright, cartId, 'state totalWithTax lines { quantity }');
  expect(order).toEqual({
    state: 'PaymentAuthorized',
    totalWithTax: Math.round(total.gross.amount * 100),
    lines: [{ quantity: 2 }],
  });
  expect((await call(page, baseURL, 'api/cart')).items).toEqual([]);
});

test('a customer keeps the cart of the guest, holds a ticket, and pays with a voucher', async ({
  page,
  baseURL,
  playwright,
}) => {
  await call(page, baseURL, 'control/login', { loggedIn: true });
  await call(page, baseURL, 'control/seed', { scenario: 'single' });
  await call(page, baseURL, 'control/login', { loggedIn: false });
  await call(page, baseURL, 'control/seed', { scenario: 'tickets' });
  const guest = await call(page, baseURL, 'api/cart');
  await call(page, baseURL, 'control/login', { loggedIn: true });
  const merged = await call(page, baseURL, 'api/cart');
  expect(merged.items.map(({ product }) => product.id).toSorted()).toEqual(['p-1001', 'p-1002', 'p-1003']);
  expect(merged.cartVersion).toBeGreaterThan(guest.cartVersion);

  await call(page, baseURL, 'control/apply-voucher', { voucherId: 'GS-88' });
  await page.goto('index.html');
  await expect(page.locator('cart-fragment').getByText('GS-88')).toBeVisible();
  await page.locator('cart-fragment').getByRole('button', { name: 'Weiter zu den Bestelldaten' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  const { cartId } = await call(page, baseURL, 'api/cart');
  const { payments } = await orderHere(page, playwright, cartId, 'payments { method amount }');
  const [first, ...others] = payments.toSorted((a, b) => b.method.localeCompare(a.method));
  expect(first).toEqual({ method: 'value-voucher', amount: 2500 });
  expect(others).toHaveLength(1);
});

test('a product moves from the cart to the wishlist of a guest, of a customer, and back', async ({ page, baseURL }) => {
  await call(page, baseURL, 'control/add-item', { productId: 'p-1013' });
  await call(page, baseURL, 'control/add-item', { productId: 'p-2001' });
  const { title } = (await call(page, baseURL, 'api/cart')).items[0].product;
  await page.goto('index.html');
  await item(page, title).getByRole('button', { name: 'Auf die Wunschliste' }).click();
  await expect.poll(async () => (await call(page, baseURL, 'api/cart')).items.length).toBe(1);

  await page.goto('wishlist.html');
  const wish = page.locator('wishlist-fragment').getByRole('listitem').filter({ hasText: title });
  await expect(wish).toBeVisible();
  // At the login, the list of the guest becomes the customer's.
  await call(page, baseURL, 'control/login', { loggedIn: true });
  await page.reload();
  await expect.poll(() => call(page, baseURL, 'api/wishlist')).toEqual(['p-1013']);
  await wish.getByRole('button', { name: 'In den Warenkorb' }).click();
  const ids = async () => (await call(page, baseURL, 'api/cart')).items.map(({ product }) => product.id);
  await expect.poll(ids).toEqual(['p-2001', 'p-1013']);
});

for (const [provider, pay] of [
  ['PayPal', 'Bezahlen'],
  ['Google Pay', 'Bezahlen'],
  ['Amazon Pay', 'Weiter'],
]) {
  test(`a guest pays with ${provider}, and the order has the sum that was shown`, async ({
    page,
    baseURL,
    playwright,
  }) => {
    await call(page, baseURL, 'control/add-item', { productId: 'p-1013' });
    await page.goto('index.html');
    const { cartId, total } = await call(page, baseURL, 'api/cart');
    const name = `${provider} (Attrappe)`;
    await page.locator('cart-fragment #payment-methods').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog', { name }).getByRole('button', { name: pay }).click();
    await expect(page).toHaveURL(/last-check/);
    const order = await orderHere(page, playwright, cartId, 'totalWithTax payments { amount }');
    const amount = Math.round(total.gross.amount * 100);
    expect(order).toEqual({ totalWithTax: amount, payments: [{ amount }] });
  });
}

test('a price that an editor raises in the dashboard shows up in the open cart', async ({ page, baseURL, browser }) => {
  await call(page, baseURL, 'control/seed', { scenario: 'friends' });
  await page.goto('index.html');
  const cart = page.locator('cart-fragment');
  const { items } = await call(page, baseURL, 'api/cart');
  const { title } = items[0].product;
  await expect(cart.getByLabel(`Anzahl, ${title}`)).toBeVisible();

  const editor = await browser.newPage({ baseURL, locale: 'de-DE' });
  await editor.goto(`${vendure}dashboard/`);
  await editor.getByPlaceholder('Benutzername').fill('superadmin');
  await editor.getByPlaceholder('Passwort').fill(process.env.SUPERADMIN_PASSWORD);
  await editor.getByRole('button', { name: 'Anmelden' }).click();
  await editor.getByText('Standardkanal').click();
  await editor
    .getByRole('menuitem', { name: 'JS_DE' })
    .or(editor.getByRole('button', { name: 'JS_DE' }))
    .click();
  await editor.goto(`${vendure}dashboard/catalog/products/variants`);
  await editor.getByRole('link', { name: title }).click();
  await editor.locator('vdr-currency-input input').fill('123.45');
  try {
    await editor.getByRole('button', { name: 'Aktualisieren' }).click();
    await expect(editor.getByText(/aktualisiert/i).first()).toBeVisible();
    await page.reload();
    await expect(cart.getByText(/teurer|gestiegen|erhöht/).first()).toBeVisible();
    await expect(cart.getByText('370,35 €').first()).toBeVisible();
  } finally {
    await editor.close();
    await call(page, baseURL, 'control/restore', {});
  }
});

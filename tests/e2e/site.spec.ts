import { axeFaults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const messages: string[] = [];
test.beforeEach(({ page }) => {
  messages.length = 0;
  page.on('console', (message) => messages.push(message.text()));
});
test.afterEach(() => expect(messages).toEqual([]));

test('the documentation shows its markup running', async ({ page }) => {
  await page.goto('docs/');
  expect(await axeFaults(page)).toEqual([]);
  const example = page.frameLocator('iframe[title="Running: cart-badge"]');
  await page.locator('iframe').first().scrollIntoViewIfNeeded();
  await expect(example.getByRole('heading', { name: 'Deine Bestellung' })).toBeVisible();
  await expect(example.locator('cart-badge').getByRole('img')).toHaveText(/\d/);
});

test('the playground shows the cart of its address, says the contrast, and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('docs/playground.html#tenant=MD_AT&accent=%23ffcc00');
  const cart = page.frameLocator('iframe[title="The cart"]');
  await expect(cart.getByRole('heading', { name: 'Deine Bestellung' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Button' })).toContainText('too low');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await expect(page).toHaveURL(/#tenant=MD_AT&theme=dark&accent=%23ffcc00$/);
  const copied = async (kind: string) => {
    await page.getByRole('button', { name: `Copy ${kind}` }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('tag')).toContain('<cart-fragment data-theme="dark">');
  expect(await copied('CSS')).toContain('--cart-color-accent: #ffcc00;');
  expect(JSON.parse(await copied('JSON'))).toMatchObject({ tenant: 'MD_AT' });
  expect(await axeFaults(page)).toEqual([]);
});

test('the reference of the API sends a call to the mock shop, light and dark', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(baseURL!)) foreign.push(request.url());
  });
  await page.goto('docs/reference/api.html');
  await expect(page.getByRole('heading', { name: 'API: calls and schemas' })).toBeVisible();
  await page.getByText('Set the quantity of an item').click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^((?!dark).)*$/);
      const answered = page.waitForResponse(/\/api\/cart\/set-item-quantity$/);
      await page.getByRole('button', { name: 'Execute' }).click();
      expect((await answered).status()).toBe(200);
      await expect(page.getByText('Response Status: OK (200)')).toBeVisible();
      await expect(page.getByText('"cartVersion"').first()).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      expect(foreign).toEqual([]);
    });
  }
});

test('an example follows its edited lines', async ({ page }) => {
  await page.goto('docs/theming.html');
  await page.getByRole('button', { name: 'Edit them' }).first().click();
  const lines = page.getByRole('textbox', { name: 'CSS' });
  await expect(lines).toBeFocused();
  await lines.fill('cart-fragment { --cart-color-accent: rgb(0, 0, 255); }');
  const proceed = page.frameLocator('figure iframe').first().locator('[part~="proceed"]').first();
  await expect(proceed).toHaveCSS('background-color', 'rgb(0, 0, 255)');
  expect(await axeFaults(page)).toEqual([]);

  await page.goto('docs/wishlist.html');
  await page.getByRole('button', { name: 'Edit them' }).first().click();
  await page.getByRole('textbox', { name: 'HTML' }).fill('<wishlist-badge></wishlist-badge>');
  await expect(page.frameLocator('figure iframe').first().locator('wishlist-badge')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

const questions = {
  accent: 'Custom properties',
  dark: 'A dark theme',
  'badge after reload': 'Add to cart and the badge',
  hearts: 'Hearts',
  PayPal: 'PayPal',
  consent: 'Consent (GDPR)',
  CSP: 'CSP',
  offline: 'Offline and unconfirmed changes',
  update: 'Update and upgrade',
  browsers: 'Browsers',
};
test('one search answers each of ten questions', async ({ page }) => {
  await page.goto('docs/');
  await page.getByRole('button', { name: 'Search' }).click();
  for (const [question, heading] of Object.entries(questions)) {
    await page.getByRole('searchbox').fill(question);
    await expect(page.getByRole('option').first(), question).toContainText(heading);
  }
});

import { expect } from '@playwright/test';
import { develop } from './development.mjs';
import { test, watch } from './host.mjs';
import { serveHosts } from './serve-hosts.mjs';
import { stacks } from './stacks.mjs';

const whole = 'shows and changes the cart, receives its events, accepts new data, is removed and reinserted';
const navigation = 'keeps the cart when the page is refreshed, and after a navigation in the browser and back';
/** Frameworks report markup that does not match as either. */
const faults = ['error', 'warning'];

for (const stack of stacks) {
  const { name, navigates = false, isInstalled = () => true } = stack;
  test(`${name}: ${whole}`, async ({ page, host, cart }) => {
    test.skip(!isInstalled(), 'Debian has what this page needs');
    await useCart(stack, host, { page, cart, ...watch(page) });
  });
  if (!navigates) continue;

  test(`${name}: ${navigation}`, async ({ page, host, cart }) => {
    await navigate(stack, host, { page, cart, ...watch(page) });
  });

  test.describe(`${name} in its development mode`, () => {
    // One server for both tests.
    test.describe.configure({ mode: 'default', timeout: 240_000 });
    let development;
    let host;
    test.beforeAll(async () => {
      development = await develop(name);
      host = await serveHosts(development);
    });
    test.afterAll(async () => {
      development.stop();
      await host.close();
    });

    test(whole, async ({ page, cart }) => {
      await useCart(stack, host.url, { page, cart, ...watch(page, faults) });
    });
    test(navigation, async ({ page, cart }) => {
      await navigate(stack, host.url, { page, cart, ...watch(page, faults) });
    });
  });
}

const press = (page, label) => page.locator('button, [role=button]').getByText(label, { exact: true }).click();

/** Opens the page of a stack, and waits for its cart. */
async function open({ name, hydrates = false }, host, { page, cart }) {
  await page.addInitScript(() => {
    const hydrated = Object.assign(window, { hydrated: [] }).hydrated;
    window.addEventListener('cartFragmentReady', ({ detail }) => hydrated.push(detail.hydrated));
  });
  await page.goto(`${host}${name}/`);
  await expect(cart.heading).toBeVisible();
  // A development server compiles the script now.
  await expect(page.locator('output')).toHaveText('239.7', { timeout: 60_000 });
  await expect(cart.root).toHaveAttribute('data-brand', 'js');
  expect(await page.evaluate(() => window.hydrated)).toEqual([hydrates]);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function useCart(stack, host, { page, cart, errors, fetches }) {
  const { fetches: expected = [1, 2, 3], replaces = false } = stack;
  const heard = page.locator('output');
  const quantity = cart.quantity('Thai-Kochkurs');
  await open(stack, host, { page, cart });
  expect(fetches).toHaveLength(expected[0]);

  await quantity.selectOption('5');
  await expect(heard).toHaveText('479.4');

  const shown = await cart.root.elementHandle();
  const refetched = page.waitForResponse((response) => response.url().endsWith('/api/cart'));
  await press(page, 'Andere Marke');
  await refetched;
  await expect(cart.root).toHaveAttribute('data-brand', 'md');
  await expect(quantity).toHaveValue('5');
  expect(await shown.evaluate((element) => element.isConnected)).toBe(!replaces);

  await press(page, 'Aus und ein');
  await expect(cart.root).toHaveCount(0);
  expect(fetches).toHaveLength(expected[1]);
  await press(page, 'Aus und ein');
  await expect(quantity).toHaveValue('5');
  await expect(cart.root).toHaveAttribute('data-brand', 'md');
  await expect(heard).toHaveText('479.4');
  await quantity.selectOption('1');
  await expect(heard).toHaveText('159.8');

  expect(fetches).toHaveLength(expected[2]);
  expect(errors).toEqual([]);
  expect(await page.evaluate(() => 'sameDocument' in window), 'the page did not reload').toBe(true);
}

async function navigate(stack, host, { page, cart, errors }) {
  const heard = page.locator('output');
  const quantity = cart.quantity('Thai-Kochkurs');
  await open(stack, host, { page, cart });

  await quantity.selectOption('5');
  await expect(heard).toHaveText('479.4');
  const shown = await cart.root.elementHandle();
  const refresh = page.getByRole('button', { name: 'Auffrischen' });
  await refresh.click();
  // It is disabled until the page has been refreshed.
  await expect(refresh).toBeEnabled();
  expect(await shown.evaluate((element) => element.isConnected)).toBe(true);

  for (const goBack of [() => page.getByRole('link', { name: 'Warenkorb' }).click(), () => page.goBack()]) {
    await page.getByRole('link', { name: 'Andere Seite' }).click();
    await expect(cart.root).toHaveCount(0);
    await goBack();
    await expect(quantity).toHaveValue('5');
    await expect(heard).toHaveText('479.4');
  }
  await quantity.selectOption('1');
  await expect(heard).toHaveText('159.8');

  expect(errors).toEqual([]);
  expect(await page.evaluate(() => 'sameDocument' in window), 'the page did not reload').toBe(true);
}

import { holdCalls, recordCalls } from '../support/calls.ts';
import { openHostPage } from '../support/host-page.ts';
import { listenForShifts } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon } = titles;
const engine = '**/package/chunks/cart-fragment.engine-*.js';
const setQuantity = 'cart/set-item-quantity';

for (const mode of ['idle', 'visible', 'interaction', 'load']) {
  test(`draws a fetched cart before the engine has loaded, and keeps what is chosen in it, with hydrate="${mode}"`, async ({
    cart,
    page,
    shop,
  }) => {
    await shop.seed('single');
    const release = await holdCalls(page, engine);
    const calls = recordCalls(page);
    await openHostPage(page, { attributes: `hydrate="${mode}"` });
    await expect(cart.quantity(balloon)).toHaveValue('1');
    await expect(cart.proceed).toHaveAttribute('href', /checkout\.html$/);
    await cart.item(balloon).evaluate((row) => Object.assign(row, { isPicture: true }));
    await cart.quantity(balloon).selectOption('3');
    await expect(cart.item(balloon)).toHaveAttribute('aria-busy', 'true');

    release();
    await expect(cart.status).toHaveText(/^3 Artikel/);
    await expect(cart.quantity(balloon)).toHaveValue('3');
    expect(await cart.item(balloon).evaluate((row) => 'isPicture' in row)).toBe(true);
    expect(calls.bodies(setQuantity)).toEqual([{ cartItemId: 'item-1', quantity: 3 }]);
    expect(calls.of('cart')).toHaveLength(1);
  });
}

for (const [attributes, names] of [
  ['', ['cartFragmentReady', 'cartChange', 'cartVersionChange']],
  ['hydrate="idle"', ['cartVersionChange', 'cartFragmentReady', 'cartChange']],
] as const) {
  test(`announces the first cart in the documented order, and no listener can cancel that (${attributes || 'load'})`, async ({
    cart,
    page,
  }) => {
    const script = `
      window.heard = [];
      for (const name of ['cartFragmentReady', 'cartChange', 'cartVersionChange'])
        addEventListener(name, ({ cancelable }) => heard.push(cancelable ? 'cancelable' : name));`;
    await openHostPage(page, { attributes, script });
    await cart.takenOver();
    await expect.poll(() => page.evaluate('heard')).toEqual(names);
  });
}

for (const mode of ['load', 'interaction']) {
  test(`fetches a cart again if the page was restored before the answer, with hydrate="${mode}"`, async ({
    cart,
    page,
    shop,
  }) => {
    await shop.seed('single');
    const older = await shop.cart();
    const calls = recordCalls(page);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(
      '**/api/cart',
      async (route) => {
        await answered;
        await route.fulfill({ json: older });
      },
      { times: 1 },
    );
    await openHostPage(page, { attributes: `hydrate="${mode}"` });
    await expect.poll(() => calls.of('cart')).toHaveLength(1);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await shop.changePrice('p-1001', 99);
    answer();
    await expect(cart.item(balloon)).toContainText('99,00');
    expect(calls.of('cart')).toHaveLength(2);
  });
}

test('loads no engine with hydrate="interaction" until a control is reached', async ({ cart, page }) => {
  let isLoaded = false;
  page.on('request', (request) => (isLoaded ||= request.url().includes('engine')));
  await openHostPage(page, { attributes: 'hydrate="interaction"' });
  await expect(cart.items).toHaveCount(5);
  await page.waitForLoadState('networkidle');
  expect(isLoaded).toBe(false);
  await cart.quantity(balloon).focus();
  await cart.takenOver();
  await expect(cart.quantity(balloon)).toBeFocused();
});

test('draws a large cart and goes on without the engine', async ({ cart, page, shop }) => {
  await shop.seed('large-100');
  await page.route(engine, (route) => route.abort());
  const calls = recordCalls(page);
  await openHostPage(page, {
    script: "addEventListener('cartProceed', ({ detail }) => document.title = detail.cartId);",
  });

  await test.step('draws all rows of a large cart without the engine', async () => {
    await expect.poll(() => cart.items.count()).toBe(100);
  });

  await test.step('goes on to the next step without the engine', async () => {
    await cart.proceed.click();
    await page.waitForURL(/checkout\.html/);
    expect(calls.of('event/checkout-proceeded-to-p2')).toHaveLength(1);
  });
});

test('says so after ten seconds if the code of the engine is gone, and retries', async ({ cart, page, shop }) => {
  await shop.seed('single');
  await page.clock.install();
  await page.route(engine, (route) => route.abort());
  await openHostPage(page);
  await cart.quantity(balloon).selectOption('3');
  await expect(cart.status).toHaveText('wird geändert');
  await page.clock.runFor(15_000);
  await expect(cart.alerts).toContainText('Ein Teil der Seite konnte nicht geladen werden.');
  await page.unroute(engine);
  await page.clock.runFor(3000);
  await expect(cart.status).toHaveText(/^3 Artikel/);
  await expect(cart.alerts).toHaveCount(0);
});

test('fetches the cart once if that fails, and repeats it on request', async ({ cart, page, shop }) => {
  const calls = recordCalls(page);
  await shop.failNext({ kind: 'status', status: 500, path: 'cart' });
  await openHostPage(page);
  await expect(cart.retry).toBeVisible();
  expect(calls.of('cart')).toHaveLength(1);
  await cart.retry.click();
  await expect(cart.quantity(balloon)).toBeVisible();
  expect(calls.of('cart')).toHaveLength(2);
});

test('shifts nothing when the engine takes over', async ({ cart, page }) => {
  const shifts = await listenForShifts(page);
  const release = await holdCalls(page, engine);
  await openHostPage(page);
  await expect(cart.items).toHaveCount(5);
  const before = await cart.root.evaluate((host) => host.getBoundingClientRect().height);
  release();
  await cart.takenOver();
  expect(await cart.root.evaluate((host) => host.getBoundingClientRect().height)).toBe(before);
  expect(await shifts()).toEqual([]);
});

test('goes on to the next step that the page has set before the engine was there', async ({ cart, page, shop }) => {
  await shop.seed('single');
  const release = await holdCalls(page, engine);
  await openHostPage(page);
  await expect(cart.proceed).toBeVisible();
  await cart.root.evaluate((host) => host.setAttribute('next-step-url', 'checkout.html?changed'));
  await cart.proceed.click();
  release();
  await page.waitForURL(/checkout\.html\?changed/);
});

test('draws the cart of another shop that the page names before the engine is there', async ({ cart, page, shop }) => {
  await shop.seed('single');
  const release = await holdCalls(page, engine);
  await openHostPage(page);
  await expect(cart.items).toHaveCount(1);
  await cart.root.evaluate((host) => host.setAttribute('base-url', 'shop/js_at/'));
  await expect(cart.items).not.toHaveCount(1);
  await cart.quantity(balloon).selectOption('4');
  release();
  await cart.takenOver();
  await expect(cart.quantity(balloon)).toHaveValue('4');
});

test('keeps a change for the next page until the engine can store it', async ({ cart, page, shop }) => {
  await shop.seed('single');
  const releaseEngine = await holdCalls(page, engine);
  const keeping = '**/package/chunks/keep-intents-*.js';
  await holdCalls(page, keeping);
  await page.route('**/api/cart/set-item-quantity', (route) => route.abort());
  await openHostPage(page);
  await cart.quantity(balloon).selectOption('3');
  const loaded = page.waitForRequest(keeping);
  releaseEngine();
  await loaded;
  await page.unroute(keeping);
  await page.unroute('**/api/cart/set-item-quantity');
  await page.reload();
  // The change may also have arrived while the page was left, so that the next one has nothing to announce.
  await expect.poll(async () => (await shop.cart()).items[0]!.quantity).toBe(3);
  await expect(cart.quantity(balloon)).toHaveValue('3');
});

for (const [what, address, fails] of [
  ['the first cart that the shop refuses', 'index.html', true],
  ['server markup', 'server-rendered.html', false],
] as const) {
  test(`offers to reload the page if the engine does not come within two minutes: ${what}`, async ({ cart, page }) => {
    await page.clock.install();
    await page.route(engine, (route) => route.abort());
    if (fails) await page.route('**/api/cart', (route) => route.fulfill({ status: 500 }));
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('cart-fragment.engine-'));
    await page.goto(address);
    await page.clock.runFor(2000);
    await refused;
    const reload = cart.root.getByRole('button', { name: 'Seite neu laden' });
    await expect(reload).toBeHidden();
    await page.clock.fastForward(120_000);
    await expect(reload).toBeVisible();
  });
}

test('says nothing of the kind once the engine has taken over', async ({ cart, page }) => {
  await page.clock.install();
  await page.goto('server-rendered.html');
  await cart.takenOver();
  await page.clock.fastForward(121_000);
  await expect(cart.root.locator('.early-notice')).toHaveCount(0);
});

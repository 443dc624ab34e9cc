import type { Page } from '@playwright/test';
import { cartFragmentHead } from '../../src/server/cart-fragment-head.ts';
import { holdCalls } from '../support/calls.ts';
import { cartTag, openHostPage } from '../support/host-page.ts';
import { boxesOf, listenForShifts } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon } = titles;

/** Counts the page's requests for a URL from now on. */
function countRequests(page: Page, url: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && url.test(request.url())) count += 1;
  });
  return () => count;
}

const program = /\/cart-fragment\.program\.js/;
const cartCall = /\/api\/cart$/;

test('shows a cart that can be changed after loading three files of the package', async ({ cart, page, shop }) => {
  await shop.seed('single');
  // Loaded once the browser is idle, and 2 s after the cart: no shopper waits for them.
  const later = /^chunks\/(keep-intents|derive|wishes|follow|console-message|scrub-text|inspect-cart-page)-/;
  const files: string[] = [];
  page.on('request', (request) => {
    const file = request.url().split('/package/')[1];
    if (file && !later.test(file)) files.push(file);
  });
  await openHostPage(page, { attributes: 'data-analytics="off"' });
  await expect(cart.items).toHaveCount(1);
  await cart.takenOver();
  await page.waitForLoadState('networkidle');
  const engine = expect.stringMatching(/^chunks\/cart-fragment\.engine-[\w-]{8}\.js$/);
  expect(files).toEqual(['cart-fragment.js', 'cart-fragment.program.js', engine]);
});

test('loads its analytics after the cart is visible', async ({ page }) => {
  await openHostPage(page, {
    script: "addEventListener('cartChange', () => performance.mark('cart'), { once: true });",
  });
  const times = () =>
    page.evaluate(() => ({
      cart: performance.getEntriesByName('cart')[0]?.startTime,
      analytics: performance.getEntriesByType('resource').find(({ name }) => name.includes('/track-cart'))?.startTime,
    }));
  await expect.poll(async () => (await times()).analytics).toBeGreaterThan(0);
  const { cart, analytics } = await times();
  expect(analytics).toBeGreaterThan(cart ?? Infinity);
});

test('the lines for the head fetch program and cart once, before the entry has loaded', async ({ cart, page }) => {
  const programs = countRequests(page, program);
  const carts = countRequests(page, cartCall);
  const release = await holdCalls(page, '**/package/cart-fragment.js');
  const head = cartFragmentHead({ packageUrl: 'package/', baseUrl: 'shop/js_de/' });
  const opened = openHostPage(page, { head });
  await expect.poll(() => [programs(), carts()]).toEqual([1, 1]);
  release();
  await opened;
  await expect(cart.items).toHaveCount(5);
  await page.waitForLoadState('networkidle');
  expect([programs(), carts()]).toEqual([1, 1]);
});

test('the lines for the head fetch a cart of another origin once', async ({ cart, page, shop, baseURL }) => {
  const otherShop = 'https://shop.example/';
  const body = JSON.stringify(await shop.cart());
  const carts = countRequests(page, cartCall);
  await page.route(`${otherShop}**`, (route) =>
    route.fulfill({
      contentType: 'application/json',
      headers: {
        'access-control-allow-origin': new URL(baseURL ?? '').origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'content-type, x-requested-with',
      },
      body: route.request().url().endsWith('/cart') ? body : '[]',
    }),
  );
  const release = await holdCalls(page, '**/package/cart-fragment.js');
  const head = cartFragmentHead({ packageUrl: 'package/', baseUrl: otherShop, pageUrl: baseURL ?? '' });
  const opened = openHostPage(page, { head, data: { baseUrl: otherShop } });
  await expect.poll(carts).toBe(1);
  release();
  await opened;
  await expect(cart.items).toHaveCount(5);
  expect(carts()).toBe(1);
});

test('entries with different URLs share one program and its chunks', async ({ cart, page, shop }) => {
  await shop.seed('single');
  const programs = countRequests(page, program);
  const script = (query: string) => `<script type="module" src="package/cart-fragment.js?ver=${query}"></script>`;
  await openHostPage(page, { head: script('1'), body: cartTag() + script('2') });
  await cart.quantity(balloon).selectOption('2');
  await expect(cart.status).toHaveText(/^2 Artikel/);
  await cart.button('Rabattcode einlösen').click();
  await expect(cart.dialog('Rabattcode einlösen')).toBeVisible();
  expect(programs()).toBe(1);
});

const placeholder = '<link rel="stylesheet" href="package/placeholder.css" />';

test('a style sheet outlines the cart like its own skeleton until the script has loaded', async ({ cart, page }) => {
  const shifts = await listenForShifts(page);
  await holdCalls(page, '**/api/cart');
  for (const [width, height] of [
    [360, 740],
    [1280, 720],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height });
      const release = await holdCalls(page, '**/package/cart-fragment.js');
      const policy = "default-src 'self'; style-src 'self'; img-src 'self'";
      await openHostPage(page, { head: placeholder, body: `${cartTag()}<footer>Ende</footer>`, policy }, 'commit');
      await expect(page.getByText('Ende')).not.toBeInViewport();
      const outlines = await cart.root.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return ['::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const [x, y] = [left + parseFloat(style.left), top + parseFloat(style.top)];
          return { x, y, width: parseFloat(style.width), height: parseFloat(style.height) };
        });
      });
      release();
      await expect(cart.heading).toBeVisible();
      const [heading, items, sums] = await boxesOf(
        cart.heading,
        cart.root.locator('[part="skeleton"]'),
        cart.root.locator(width < 992 ? '.skeleton-side' : '.side'),
      );
      const [main, side] = outlines;
      expect(Math.abs(main!.x - items!.left)).toBeLessThanOrEqual(1);
      expect(Math.abs(main!.y - heading!.top)).toBeLessThanOrEqual(1);
      expect(Math.abs(main!.width - (items!.right - items!.left))).toBeLessThanOrEqual(1);
      expect(Math.abs(side!.x - sums!.left)).toBeLessThanOrEqual(1);
      expect(Math.abs(side!.width - (sums!.right - sums!.left))).toBeLessThanOrEqual(1);
      expect(Math.abs(side!.height - (sums!.bottom - sums!.top))).toBeLessThanOrEqual(2);
      expect(await shifts()).toEqual([]);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows what is inside the tag, without outline and reserved space', async ({ page }) => {
    const body = '<cart-fragment><noscript>Bitte aktiviere JavaScript.</noscript></cart-fragment><footer>Ende</footer>';
    await openHostPage(page, { head: placeholder, body });
    await expect(page.locator('noscript')).toBeInViewport();
    await expect(page.getByText('Ende')).toBeInViewport();
  });
});

import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { holdCalls } from '../support/calls.ts';
import { CartPage } from '../support/cart-page.ts';
import { openHostPage } from '../support/host-page.ts';
import { listenForShifts } from '../support/layout.ts';
import { expect, openTab, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const balloon = 'Ballonfahrt im Alpenvorland';
const therme = 'Wellnesstag in der Therme';
const box = 'Kurzurlaub-Box';

const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Auf die Wunschliste, ${title}`, exact: true }).first();
const wishes = (page: Page) => page.locator('wishlist-fragment').getByRole('listitem');

/** A cookie that makes products the wishlist of a guest. */
const cookieOf = (productIds: readonly string[], url = '') => ({
  name: 'cf_wishlist',
  value: encodeURIComponent(JSON.stringify(productIds)),
  ...{ url, sameSite: 'Lax' as const },
});

async function ids(page: Page): Promise<readonly string[]> {
  const cookies = await page.context().cookies();
  return JSON.parse(decodeURIComponent(cookies.find(({ name }) => name === 'cf_wishlist')?.value ?? '[]')) as string[];
}

test('a guest fills a wishlist, sees it in another tab, retains it at login, and moves an item from the cart', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('list.html');
  await heart(page, balloon).click();
  await heart(page, therme).click();
  await expect(heart(page, therme)).toHaveAttribute('aria-pressed', 'true');
  expect(await ids(page)).toHaveLength(2);

  const list = (await openTab(context, 'wishlist.html')).page;
  await expect(wishes(list)).toHaveCount(2);
  await expect(wishes(list).first()).toContainText(therme);
  await expect(list.getByRole('link', { name: 'Anmelden oder registrieren' })).toBeVisible();
  expect(await axeFaults(list, 'wishlist-fragment')).toEqual([]);

  // Both tabs show the same state.
  await heart(page, balloon).click();
  await expect(wishes(list)).toHaveCount(1);
  await heart(page, balloon).click();
  await expect(wishes(list)).toHaveCount(2);

  // The list of the guest becomes the customer's.
  await shop.login(true);
  await list.reload();
  await expect(wishes(list)).toHaveCount(2);
  await expect(wishes(list).first()).toContainText(balloon);
  await expect(list.getByRole('link', { name: 'Anmelden oder registrieren' })).toHaveCount(0);
  await expect.poll(() => ids(list)).toEqual([]);
  await page.reload();
  await expect(heart(page, balloon)).toHaveAttribute('aria-pressed', 'true');

  // Removal can be undone.
  await list.emulateMedia({ media: 'print' });
  await expect(list.getByRole('button', { name: `${therme} entfernen` })).toBeHidden();
  await list.emulateMedia({ media: null });
  const row = wishes(list).filter({ hasText: therme });
  await row.getByRole('button', { name: `${therme} entfernen` }).click();
  await expect(row).toContainText('steht nicht mehr auf deiner Wunschliste');
  await expect(heart(page, therme)).toHaveAttribute('aria-pressed', 'false');
  await row.getByRole('button', { name: `Rückgängig, ${therme}` }).click();
  await expect(row.getByRole('link', { name: therme })).toBeVisible();
  await expect(heart(page, therme)).toHaveAttribute('aria-pressed', 'true');

  // From the cart to the wishlist.
  await page.goto('index.html');
  const cart = new CartPage(page);
  const move = cart.root.getByRole('button', { name: `Auf die Wunschliste, ${box}` });
  await move.click();
  const link = cart.root.getByRole('link', { name: 'Zur Wunschliste' });
  await expect(link).toHaveAttribute('href', /\/wishlist$/);
  await expect(move).toHaveCount(0);
  await expect(wishes(list)).toHaveCount(3);
  await link.click();
  await expect(page).toHaveURL(/wishlist\.html$/);
  await expect(wishes(page).first()).toContainText(box);
});

test('adds products of the wishlist to the cart, a ticket on its own page', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  await shop.seed('empty');
  await context.addCookies([cookieOf(['p-1001', 'p-1003'], baseURL)]);
  await page.goto('wishlist.html');
  const list = page.locator('wishlist-fragment');
  await list.getByRole('button', { name: `In den Warenkorb, ${balloon}` }).click();
  await expect(list.getByRole('button', { name: `Im Warenkorb, ${balloon}` })).toBeVisible();
  await expect(list.getByText(`„${balloon}“ liegt jetzt im Warenkorb.`)).toBeAttached();
  await expect(page.locator('cart-badge')).toHaveText('1');
  expect((await shop.cart()).items.map(({ product }) => product.title)).toEqual([balloon]);
  expect(await axeFaults(page, 'wishlist-fragment')).toEqual([]);
  await list.getByRole('link', { name: `Termin wählen, ${titles.parachute}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: titles.parachute })).toBeVisible();
});

test('a heart beats once when the shopper wishes a product, unless motion is reduced', async ({ page }) => {
  await page.goto('list.html');
  const beats = () =>
    heart(page, balloon).evaluate((button) =>
      button
        .getAnimations({ subtree: true })
        .filter((animation) => (animation as CSSAnimation).animationName === 'heart-swell')
        .map(({ effect }) => Number(effect!.getComputedTiming().activeDuration)),
    );
  // The end of an animation removes it, so that its start is what the page is asked for.
  await expect(heart(page, balloon)).toBeVisible();
  await page.locator('wishlist-toggle').evaluateAll((hearts: HTMLElement[]) => {
    for (const { style } of hearts) style.setProperty('--cart-duration', '16s');
  });
  await heart(page, balloon).click();
  await expect.poll(beats).toEqual([20_000]);
  await heart(page, balloon).click();
  await expect.poll(beats).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await heart(page, balloon).click();
  await expect(heart(page, balloon)).toHaveAttribute('aria-pressed', 'true');
  expect(await beats()).toEqual([]);
});

test('the list page has one heading per product, below that of the page', async ({ page }) => {
  await page.goto('list.html');
  await expect(heart(page, balloon)).toBeVisible();
  const levels = await page.locator('main :is(h1, h2, h3)').evaluateAll((all) => all.map(({ localName }) => localName));
  expect(levels.length).toBeGreaterThan(20);
  expect([...new Set(levels)]).toEqual(['h1', 'h2']);
});

for (const width of [360, 1680]) {
  const height = width < 768 ? 740 : 900;

  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('shifts nothing while wishlist and list page load', async ({ page, context, baseURL }) => {
      const wished = ['p-1001', 'p-1007', 'p-gone', 'p-1011', 'p-1016'];
      await context.addCookies([cookieOf(wished, baseURL)]);
      const shifts = await listenForShifts(page);

      await test.step('a page with the lines of the docs', async () => {
        const script = await holdCalls(page, '**/package/wishlist-fragment.js');
        const products = await holdCalls(page, '**/product-details/**');
        await openHostPage(
          page,
          {
            head: `<link rel="stylesheet" href="package/placeholder.css" />`,
            body: `<script type="module" src="package/wishlist-fragment.js"></script>
            <wishlist-fragment base-url="shop/js_de/" can-add-to-cart></wishlist-fragment>
            <footer>Ende</footer>`,
          },
          'commit',
        );
        // The style sheet may come after the markup.
        await expect(page.locator('wishlist-fragment')).toHaveCSS('min-height', `${height}px`);
        await expect(page.getByText('Ende')).not.toBeInViewport();
        script();
        await expect(wishes(page)).toHaveCount(5);
        products();
        await expect(wishes(page).getByRole('link', { name: therme })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await shifts()).toEqual([]);
      });

      for (const name of ['wishlist', 'list']) {
        await test.step(`${name}.html`, async () => {
          const products = await holdCalls(page, '**/{product-details/**,control/products}');
          await page.goto(`${name}.html`, { waitUntil: 'commit' });
          await expect(page.locator('#product-tiles')).toBeAttached();
          // The end of the list is already known to be further away.
          if (name === 'list') await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
          else await expect(wishes(page)).toHaveCount(5);
          products();
          await expect(page.locator('.tile').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect(await shifts()).toEqual([]);
        });
      }
    });
  });
}

test('a first move without a network waits for it, and says so', async ({ cart, context, page, shop }) => {
  await shop.seed('single');
  await openHostPage(page);
  await cart.takenOver();
  await context.setOffline(true);
  await heart(page, balloon).click();
  await expect(cart.notice('Du bist offline. Deine Änderung wird gesendet')).toBeVisible();
  await context.setOffline(false);
  await expect(cart.items).toHaveCount(0);
  expect(await ids(page)).toHaveLength(1);
});

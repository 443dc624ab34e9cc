/** The demo shop's steps after the cart: order data, last check, confirmation, and the vouchers to print. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { ExpressPage } from '../support/express-page.ts';
import { formatMoney } from '../support/format.ts';
import { overhang } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon, getaway, racing } = titles;

const orderButton = (page: Page) => page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Danke für deine Bestellung!' });
const itemOf = (page: Page, title: string) =>
  page.locator('.order-items > li').filter({ has: page.getByRole('heading', { name: title }) });

/** Reads the rows of the sums up to the total, in minor units. */
async function sumsOf(page: Page) {
  const rows = await page.locator('.order-sums > div:not(.savings)').evaluateAll((elements) =>
    elements.map((row) => {
      const [dt, dd] = [row.querySelector('dt')!, row.querySelector('dd')!];
      const digits = Number(dd.innerText.replaceAll(/\D/g, ''));
      return { label: dt.innerText.split('\n')[0]!.trim(), minor: dd.innerText.includes('-') ? -digits : digits };
    }),
  );
  const total = rows.pop()!;
  return { labels: rows.map(({ label }) => label), sum: rows.reduce((sum, { minor }) => sum + minor, 0), total };
}

async function orderFrom(page: Page, query = ''): Promise<void> {
  await page.goto(`last-check.html${query}`);
  await orderButton(page).click();
  await expect(thanks(page)).toBeVisible();
}

test('checks a cart with ticket, box, code and voucher, whose rows add up, and orders it once', async ({
  cart,
  page,
  shop,
}) => {
  await shop.seed('example');
  await shop.addItem('p-1013');
  await shop.login(true);
  await page.goto('index.html');
  await cart.button('Rabattcode einlösen').click();
  await cart.root.getByRole('textbox', { name: 'Rabattcode' }).fill('DANKE20');
  await cart.button('Einlösen').click();
  await expect(cart.sum('Rabatt')).toBeVisible();
  await cart.proceed.click();
  // Before this, the page has no script that stores what is entered.
  await expect(page.getByLabel('Nachname')).toHaveValue('Muster');
  await page.getByLabel('Vorname').fill('Robin');
  await expect(page.getByLabel('E-Mail-Adresse')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();

  const { total } = await shop.cart();
  const sums = await test.step('the last check', async () => {
    await expect(page.locator('.order-sums .total dd')).toHaveText(formatMoney(total.gross));
    const shown = await sumsOf(page);
    expect(shown.labels).toEqual(['Artikel', 'Verpackung', 'Versand', 'Rabatt DANKE20', 'Gutschein GS-1000-2000']);
    expect(shown.total).toEqual({ label: 'Gesamtsumme', minor: shown.sum });
    await expect(itemOf(page, racing)).toContainText('2 Tickets');
    await expect(itemOf(page, racing)).toContainText('Sa., 17. April 2027, 10:30 Uhr');
    await expect(itemOf(page, racing)).toContainText('Rennstrecke Oschersleben');
    await expect(itemOf(page, balloon)).toContainText('Geschenkumschlag, Klassisch');
    await expect(itemOf(page, getaway)).toContainText(/Per Post bis \w\w\., \d+\.\s\S+/);
    await expect(page.locator('#last-check')).toContainText('Robin Muster');
    await expect(page.locator('#last-check')).toContainText('10115 Berlin');
    // Nothing is between the sums and the button.
    const gap = await orderButton(page).evaluate(
      (button) =>
        button.getBoundingClientRect().top - document.querySelector('.order-sums')!.getBoundingClientRect().bottom,
    );
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(40);
    return shown;
  });

  await orderButton(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(await sumsOf(page)).toEqual(sums);

  await test.step('back leads to the cart, which is empty, and forward to the confirmation', async () => {
    const { cartId } = await shop.cart();
    await page.goBack();
    await expect(page).toHaveURL(/index\.html$/);
    await expect(cart.emptyHeading).toBeVisible();
    expect((await shop.cart()).cartId).toBe(cartId);
    await page.goForward();
    await expect(thanks(page)).toBeVisible();
  });

  await test.step('an appointment goes to the calendar', async () => {
    const downloaded = page.waitForEvent('download');
    await page.getByRole('link', { name: `In den Kalender: ${racing}` }).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe('rennwagen-selber-fahren.ics');
    expect(await readFile(await download.path(), 'utf8')).toContain('DTSTART;TZID=Europe/Berlin:20270417T103000\r\n');
  });

  await test.step('the vouchers that come by e-mail can be printed, one for each piece', async () => {
    await page.getByRole('link', { name: 'Ansehen und drucken' }).click();
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article', { name: `Ticket: ${racing}` }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Drucken oder als PDF sichern' })).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'Zurück zur Bestellung' }).click();
    await expect(thanks(page)).toBeVisible();
  });
});

test('does not order a cart that has changed since it was checked', async ({ page, shop }) => {
  await shop.seed('single');
  await page.goto('last-check.html');
  await expect(orderButton(page)).toBeVisible();
  await shop.addItem('p-1013');
  const before = await shop.cart();
  await orderButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Dein Warenkorb hat sich inzwischen geändert.');
  expect(await shop.cart()).toEqual(before);
});

test('says at the button that an order got no answer, and places it at the next click', async ({ page, shop }) => {
  await shop.seed('single');
  await page.goto('last-check.html');
  await page.route('**/control/order', (route) => route.abort(), { times: 1 });
  await orderButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Wir wissen nicht, ob deine Bestellung angekommen ist.');
  await orderButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

for (const path of ['checkout.html', 'last-check.html', 'confirmation.html', 'vouchers.html']) {
  test(`${path} leads back to the cart without a cart or an order`, async ({ cart, page, shop }) => {
    await shop.seed('empty');
    await page.goto(path);
    await expect(page).toHaveURL(/index\.html$/);
    await expect(cart.emptyHeading).toBeVisible();
  });
}

for (const tenant of ['JS_DE', 'MD_CH']) {
  test(`axe finds no violation in the steps after the cart of ${tenant}, which fit each width`, async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.of(tenant).seed('example');
    const steps = [
      ['checkout.html', page.locator('.order-sums')],
      ['last-check.html', orderButton(page)],
      ['confirmation.html', thanks(page)],
      ['vouchers.html', page.getByRole('article').first()],
    ] as const;
    for (const [path, part] of steps) {
      if (path === 'confirmation.html') await orderFrom(page, `?tenant=${tenant}`);
      else await page.goto(`${path}?tenant=${tenant}`);
      await expect(part).toBeVisible();
      for (const width of [320, 360, 768, 1200]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overhang(page), `${path} at ${width} px`).toBe(0);
        if (width === 360 || width === 1200)
          expect(await axeFaults(page, 'main'), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('opens a payment window of a readable width in the middle of a page whose root is 62.5 %', async ({ page }) => {
  const express = new ExpressPage(page);
  await express.visit();
  await express.open('PayPal');
  for (const [viewport, width] of [
    [1200, 420],
    [360, 328],
  ] as const) {
    await page.setViewportSize({ width: viewport, height: 800 });
    const box = (await express.window('PayPal').boundingBox())!;
    expect([box.width, Math.round(box.x)]).toEqual([width, (viewport - width) / 2]);
    expect(box.y).toBeGreaterThan(50);
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("gives the controls of the shop's own pages at least 44 px in each direction", async ({ page, shop }) => {
    await shop.seed('example');
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary, textarea')]
          .filter((control) => control.checkVisibility() && !control.closest('.visually-hidden, .skip-link, [slot]'))
          // Links within a text are as high as its lines.
          .filter((control) => getComputedStyle(control).display !== 'inline')
          .map((control) => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
          .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
          .map(({ control, box }) => `${control.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`),
      );
    const paths = ['index.html', 'product.html?id=p-1002', 'list.html', 'wishlist.html', 'checkout.html'];
    for (const path of paths) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await small(), path).toEqual([]);
    }
    await page.goto('last-check.html');
    await expect(orderButton(page)).toBeVisible();
    expect(await small(), 'last-check.html').toEqual([]);
    await orderButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await small(), 'confirmation.html').toEqual([]);
    await page.getByRole('button', { name: 'Demo-Panel' }).click();
    await expect(page.getByRole('combobox', { name: 'Szenario' })).toBeVisible();
    expect(await small(), 'the panel').toEqual([]);
  });
});

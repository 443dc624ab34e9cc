import { axeFaults } from '../support/axe.ts';
import type { DemoControl } from '../support/demo-control.ts';
import { openHostPage } from '../support/host-page.ts';
import { boxesOf } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

interface NoticeCase {
  readonly what: string;
  change(shop: DemoControl): Promise<unknown>;
  readonly severity: string;
  readonly text: RegExp;
}

const changes: readonly NoticeCase[] = [
  {
    what: 'a removed product',
    change: (shop) => shop.removeProduct('p-2001'),
    severity: 'error',
    text: /„Kurzurlaub-Box“ ist leider nicht mehr verfügbar\..*Weiter im Shop umschauen/,
  },
  {
    what: 'a higher price',
    change: (shop) => shop.changePrice('p-1001', 189.9),
    severity: 'warning',
    text: /„Ballonfahrt im Alpenvorland“ ist um 10,00\s€ teurer geworden\./,
  },
  {
    what: 'a lower price',
    change: (shop) => shop.changePrice('p-1001', 169.9),
    severity: 'success',
    text: /„Ballonfahrt im Alpenvorland“ ist um 10,00\s€ günstiger geworden\./,
  },
  {
    what: 'an unavailable shipping method',
    change: (shop) => shop.removeShippingMethod('Express'),
    severity: 'warning',
    text: /Die Versandart „.+“ ist momentan nicht verfügbar, bitte wähle eine andere\./,
  },
  {
    what: 'an unavailable appointment',
    change: (shop) => shop.outdateAppointment('a-90017'),
    severity: 'error',
    text: /Der Termin für „Rennwagen selber fahren“ \(17\.04\.2027, 10:30 Uhr\) ist leider nicht mehr verfügbar/,
  },
];

test('shows each change at the start, until it is closed', async ({ cart, page, shop }) => {
  for (const { what, change, severity, text } of changes) {
    await test.step(what, async () => {
      await shop.seed('example');
      await change(shop);
      await openHostPage(page, { props: { initialChangeset: await shop.changeset() } });
      const notice = cart.noticeOf(severity).filter({ hasText: text });
      await expect(notice).toBeVisible();
      await notice.getByRole('button', { name: 'Schließen' }).click();
      await expect(notice).toHaveCount(0);
      await expect(cart.heading).toBeFocused();
    });
  }
});

test('lists several changes in one notice', async ({ cart, page, shop }) => {
  await shop.removeProduct('p-2001');
  await shop.changePrice('p-1001', 189.9);
  await page.goto('index.html');
  await expect(cart.noticeOf('warning').getByRole('listitem')).toHaveText([
    'Nicht mehr verfügbar: Kurzurlaub-Box',
    /^Teurer um 10,00\s€: Ballonfahrt im Alpenvorland$/,
  ]);
  await expect(cart.notice(/./)).toHaveCount(1);
});

test('removes its query parameters when it is closed, and no others', async ({ cart, page }) => {
  await openHostPage(page, {
    props: { initialErrorCode: 700, cartWasSynced: true, initialChangeset: { type: 'PriceIncreased' } },
    query: '?error=700&quelle=brief&cartWasSynced=true#summe',
  });
  const notice = cart.noticeOf('error');
  await expect(notice).toContainText('Der Rabattcode ist leider nicht mehr gültig.');
  await expect(cart.notice(/./)).toHaveCount(1);
  await expect(page).toHaveURL(/\?error=700&quelle=brief&cartWasSynced=true#summe$/);
  await notice.getByRole('button', { name: 'Schließen' }).click();
  await expect(cart.notice(/./)).toHaveCount(0);
  await expect(page).toHaveURL(/host-page\.html\?quelle=brief#summe$/);
});

test('prefers a changeset to the synced notice', async ({ cart, page }) => {
  await openHostPage(page, { props: { cartWasSynced: true, initialChangeset: { type: 'PriceIncreased' } } });
  await expect(cart.notice(/./)).toHaveText(/Ein Artikel ist teurer geworden\./);
  await openHostPage(page, { props: { cartWasSynced: true } });
  await expect(cart.notice(/./)).toHaveText(/Dein Warenkorb wurde aktualisiert\. Bitte prüfe deine Bestellung\./);
});

test('leads from the next step to a failed change, clear of the header and the bar', async ({ cart, page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('index.html');
  const quantity = cart.quantity(titles.balloon);
  const notice = cart.item(titles.balloon).getByRole('alert');
  await shop.failNext({ kind: 'html', path: 'set-item-quantity', status: 503 });
  // Directly above the bar, which would cover the notice.
  await quantity.evaluate((select) => {
    select.focus({ preventScroll: true });
    const bar = (select.getRootNode() as ShadowRoot).querySelector('.proceed-bar')!;
    scrollBy(0, select.getBoundingClientRect().bottom - bar.getBoundingClientRect().top);
  });
  await quantity.selectOption('3');
  await expect(notice).toContainText('Bitte versuche es später erneut.');
  await expectInSight();
  expect(await axeFaults(page)).toEqual([]);

  for (const far of ['bottom', 'top']) {
    await page.evaluate((to) => scrollTo(0, to === 'top' ? 0 : document.documentElement.scrollHeight), far);
    await cart.proceedBar.getByRole('button', { name: 'Zeigen' }).click();
    await expect(quantity).toBeFocused();
    await expectInSight();
  }
  await notice.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(quantity).toBeFocused();
  await expect(quantity).toBeInViewport();
  await expect(cart.proceed).toBeEnabled();
  await expect(cart.proceedBar.getByRole('button', { name: 'Zeigen' })).toHaveCount(0);

  /** The page may scroll smoothly. */
  async function expectInSight(): Promise<void> {
    const [header, notes] = [page.locator('header').first(), cart.proceedBar.locator('.proceed-notes')];
    await expect(async () => {
      const [select, shown, above, below] = await boxesOf(quantity, notice, header, notes);
      expect(select!.top).toBeGreaterThanOrEqual(Math.max(0, above!.bottom));
      expect(shown!.top).toBeGreaterThanOrEqual(select!.bottom);
      expect(shown!.bottom).toBeLessThanOrEqual(below!.top);
    }).toPass({ timeout: 15_000 });
  }
});

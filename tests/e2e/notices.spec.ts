import type { DemoControl } from '../support/demo-control.ts';
import { openHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/test.ts';

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

for (const { what, change, severity, text } of changes) {
  test(`shows ${what} at the start, until it is closed`, async ({ cart, page, shop }) => {
    await change(shop);
    await page.goto('index.html');
    const notice = cart.noticeOf(severity).filter({ hasText: text });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Schließen' }).click();
    await expect(notice).toHaveCount(0);
    await expect(cart.heading).toBeFocused();
  });
}

test('lists several changes in one notice', async ({ cart, page, shop }) => {
  await shop.removeProduct('p-2001');
  await shop.changePrice('p-1001', 189.9);
  await page.goto('index.html');
  await expect(cart.noticeOf('warning').getByRole('listitem')).toHaveText([
    /^„Kurzurlaub-Box“/,
    /^„Ballonfahrt im Alpenvorland“/,
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

import type { DemoControl } from '../support/demo-control.ts';
import { openHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/test.ts';

interface Told {
  readonly what: string;
  change(shop: DemoControl): Promise<unknown>;
  readonly severity: string;
  readonly text: RegExp;
}

const changes: readonly Told[] = [
  {
    what: 'a product that is gone',
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
    what: 'a way to ship that is gone',
    change: (shop) => shop.removeShippingMethod('Express'),
    severity: 'warning',
    text: /Die Versandart „.+“ ist momentan nicht verfügbar, bitte wähle eine andere\./,
  },
  {
    what: 'a date that is gone',
    change: (shop) => shop.outdateAppointment('a-90017'),
    severity: 'error',
    text: /Der Termin für „Rennwagen selber fahren“ \(17\.04\.2027, 10:30 Uhr\) ist leider nicht mehr verfügbar/,
  },
];

for (const { what, change, severity, text } of changes) {
  test(`tells of ${what} when the page opens, until it is closed`, async ({ cart, page, shop }) => {
    await change(shop);
    await page.goto('index.html');
    const notice = cart.noticeOf(severity).filter({ hasText: text });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Schließen' }).click();
    await expect(notice).toHaveCount(0);
    await expect(cart.heading).toBeFocused();
  });
}

test('tells of several changes in one notice', async ({ cart, page, shop }) => {
  await shop.removeProduct('p-2001');
  await shop.changePrice('p-1001', 189.9);
  await page.goto('index.html');
  await expect(cart.noticeOf('warning').getByRole('listitem')).toHaveText([
    /^„Kurzurlaub-Box“/,
    /^„Ballonfahrt im Alpenvorland“/,
  ]);
  await expect(cart.notice(/./)).toHaveCount(1);
});

test('takes its parameters off the address when it is closed, and no others', async ({ cart, page }) => {
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

test('tells of a changeset rather than of a synced cart, and of that when there is nothing else', async ({
  cart,
  page,
}) => {
  await openHostPage(page, { props: { cartWasSynced: true, initialChangeset: { type: 'PriceIncreased' } } });
  await expect(cart.notice(/./)).toHaveText(/Ein Artikel ist teurer geworden\./);
  await openHostPage(page, { props: { cartWasSynced: true } });
  await expect(cart.notice(/./)).toHaveText(/Dein Warenkorb wurde aktualisiert\. Bitte prüfe deine Bestellung\./);
});

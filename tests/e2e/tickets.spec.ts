import { holdCalls, recordCalls } from '../support/calls.ts';
import { boxesOf } from '../support/layout.ts';
import { openHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { parachute, racing } = titles;
const gone = 'Sorry, dieser Termin ist bereits nicht mehr verfügbar!';

test.beforeEach(async ({ shop }) => {
  await shop.seed('tickets');
});

test('shows each ticket in little space, and removes them one by one', async ({ cart, page, shop }) => {
  const calls = recordCalls(page);
  await openHostPage(page);

  await test.step('shows a row for each ticket, with place, day and time but no quantity', async () => {
    await expect(cart.item(racing)).toHaveCount(2);
    await expect(cart.item(parachute)).toHaveCount(1);
    const date = new Date((await shop.cart()).items[0]!.appointment!.date);
    const berlin = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('de', { timeZone: 'Europe/Berlin', ...options }).format(date);
    for (const row of await cart.item(racing).all()) {
      await expect(row).toContainText('Rennstrecke Oschersleben');
      await expect(row).toContainText(berlin({ day: 'numeric', month: 'long', year: 'numeric' }));
      await expect(row).toContainText('10:30 Uhr');
      await expect(row).toContainText('1–2 Personen');
      await expect(row.getByRole('combobox')).toHaveCount(0);
    }
  });

  await test.step("needs little space for further tickets, as lines of the first one's card", async () => {
    await expect(cart.item(racing)).toHaveCount(2);
    for (const width of [360, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      const [first, second] = await boxesOf(...(await cart.item(racing).all()));
      expect(second!.bottom - first!.bottom).toBeLessThan((first!.bottom - first!.top) / 3);
      expect(second!.top).toBeLessThan(first!.bottom);
      await expect(cart.item(racing).last()).toContainText('Ticket 2 von 2');
      await expect(cart.remove(racing).last()).toBeInViewport();
    }
  });

  await test.step('removes one ticket, then the last one', async () => {
    calls.forget();
    await cart.remove(racing).first().click();
    await expect(cart.item(racing)).toHaveCount(1);
    await cart.remove(racing).click();
    await expect(cart.item(racing)).toHaveCount(0);
    await expect(cart.item(parachute)).toHaveCount(1);
    expect(calls.bodies('cart/set-item-quantity')).toEqual([{ cartItemId: 'item-1', quantity: 1 }]);
    expect(calls.bodies('cart/remove-item')).toEqual([{ cartItemId: 'item-1' }]);
  });
});

test('reserves before proceeding', async ({ cart, page }) => {
  await openHostPage(page);
  const calls = recordCalls(page);
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
  const posts = calls.all.filter(({ method }) => method === 'POST');
  expect(posts.map(({ path, method }) => `${method} ${path}`)).toEqual([
    'POST reserve-appointments',
    'POST event/checkout-proceeded-to-p2',
  ]);
});

test('leaves the lines beside a ticket usable while its removal takes long', async ({ cart, page, shop }) => {
  await shop.addItem('p-1002', 2, 'a-90017');
  await page.clock.install();
  await openHostPage(page);
  await expect(cart.item(racing)).toHaveCount(4);
  for (const width of [390, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdCalls(page, '**/api/cart/set-item-quantity');
    await cart.remove(racing).nth(1).click();
    await page.clock.runFor(3200);
    await expect(cart.root.locator('.item-waiting')).toBeVisible();
    for (const other of [0, 2, 3]) await cart.remove(racing).nth(other).click({ trial: true });
    await cart.root.locator('.item-waiting').getByRole('button', { name: 'Abbrechen' }).click();
    release();
    await page.unroute('**/api/cart/set-item-quantity');
  }
});

test('marks unavailable tickets and stays until they are removed', async ({ cart, page, shop }) => {
  await openHostPage(page);
  await expect(cart.items).toHaveCount(3);
  await shop.outdateAppointment('a-90017');
  const calls = recordCalls(page);
  await cart.proceed.click();
  await expect(cart.notice(gone)).toHaveCount(1);
  await expect(cart.item(racing).first().getByRole('alert')).toContainText(gone);
  await expect(cart.item(parachute).getByRole('alert')).toHaveCount(0);
  const banner = cart.root.locator('.notices').getByRole('alert');
  await expect(banner).toContainText(/Der Termin für „Rennwagen selber fahren“ \(.*10:30 Uhr\) ist leider nicht mehr/);
  await expect(cart.proceed).toBeDisabled();
  const another = cart.item(racing).getByRole('link', { name: 'Neuen Termin wählen' });
  await banner.getByRole('link', { name: 'Zeigen' }).click();
  await expect(another).toBeFocused();
  await cart.proceedBar.getByRole('button', { name: 'Zeigen' }).click();
  await expect(another).toBeFocused();
  await expect(another).toHaveAttribute('href', /\/availabilities\/p-1002\//);
  expect(calls.of('event/checkout-proceeded-to-p2')).toEqual([]);

  await cart.remove(racing).first().click();
  await expect(cart.item(racing)).toHaveCount(1);
  await expect(cart.item(racing).getByRole('alert')).toContainText(gone);
  await cart.remove(racing).click();
  await expect(cart.item(racing)).toHaveCount(0);
  await expect(cart.alerts).toHaveCount(0);
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
});

test('shows any other failed reservation, and reserves again on retry', async ({ cart, page, shop }) => {
  await openHostPage(page);
  await expect(cart.items).toHaveCount(3);
  await shop.failNext({ kind: 'html', path: 'reserve-appointments', status: 503 });
  await cart.proceed.click();
  await expect(cart.alerts).toContainText('Es ist ein technischer Fehler aufgetreten.');
  await cart.retry.click();
  await expect(page).toHaveURL(/checkout\.html$/);
});

test('folds many tickets, of which a button removes several, and puts them back at once', async ({
  cart,
  page,
  shop,
}) => {
  await shop.seed('empty');
  await shop.addItem('p-1002', 8, 'a-90017');
  await openHostPage(page);
  const visible = cart.root.locator('[part~="item"]:visible');
  await expect(visible).toHaveCount(1);
  const less = cart.root.getByRole('button', { name: `Ein Ticket weniger, ${racing}` });
  const calls = recordCalls(page);
  for (const left of [7, 6]) {
    await less.click();
    await expect(cart.root.getByText(`${left} Tickets`, { exact: true })).toBeVisible();
  }
  await expect(cart.removed).toContainText(`2 Tickets für „${racing}“ wurden entfernt.`);
  expect(calls.bodies('cart/set-item-quantity').at(-1)).toEqual({ cartItemId: 'item-1', quantity: 6 });
  await expect(less).toBeFocused();
  await cart.root.getByRole('button', { name: `Rückgängig, ${racing}` }).click();
  await expect(cart.root.getByText('8 Tickets', { exact: true })).toBeVisible();
  await cart.root.getByRole('button', { name: 'Alle 8 Tickets zeigen' }).click();
  await expect(visible).toHaveCount(8);
  await expect(cart.remove(racing).nth(1)).toBeFocused();
});

import { recordCalls } from '../support/calls.ts';
import { formatMoney } from '../support/format.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon, getaway, racing } = titles;

test.beforeEach(async ({ shop }) => {
  await shop.seed('example');
});

test('shows sums, links and services, and changes a quantity', async ({ cart, page, shop, baseURL }) => {
  const calls = recordCalls(page);
  await page.goto('index.html');

  await test.step("shows the server's sums, and each row that is not 0", async () => {
    const { total, packagingTotal, shipping } = await shop.cart();
    await expect(cart.total).toHaveText(formatMoney(total.gross));
    await expect(cart.sum('Verpackung')).toHaveText(formatMoney(packagingTotal.gross));
    await expect(cart.sum('Versand')).toHaveText(formatMoney(shipping.price.gross));
    await expect(cart.sum('Gutscheine')).toHaveText(/^-75,00\s€$/);
    await expect(cart.sum('Deine Ersparnis')).toBeVisible();
    await expect(cart.sum('Rabatt')).toBeHidden();
  });

  await test.step('links title and picture to the product, and a ticket to its day', async () => {
    await expect(cart.items).toHaveCount(5);
    const links = (title: string) =>
      cart
        .item(title)
        .first()
        .locator('a')
        .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
    expect(new Set(await links(balloon))).toEqual(new Set([`${baseURL}shop/js_de/experiences/p-1001`]));
    expect(new Set(await links(racing))).toEqual(
      new Set([`${baseURL}shop/js_de/availabilities/p-1002/e-7002?selectedDate=2027-04-17`]),
    );
  });

  await test.step('opens the services of an experience, and notifies the shop', async () => {
    calls.forget();
    await cart.services(balloon).click();
    await expect(cart.dialog('Leistungen').getByRole('listitem')).toHaveText([
      '60 bis 90 Minuten Fahrt',
      'Taufe und Urkunde',
      'Rücktransport zum Startplatz',
    ]);
    expect(calls.bodies('event/service-info-opened')).toEqual([{ cartId: (await shop.cart()).cartId }]);
    await page.keyboard.press('Escape');
  });

  await test.step('sends a chosen quantity once, and announces the new sum in one sentence', async () => {
    calls.forget();
    await cart.quantity(balloon).focus();
    await cart.quantity(balloon).selectOption('5');
    await expect(cart.status).toHaveText(/^9 Artikel im Warenkorb/);
    expect(calls.bodies('cart/set-item-quantity')).toEqual([{ cartItemId: 'item-1', quantity: 5 }]);
    const { total } = await shop.cart();
    await expect(cart.status).toHaveText(
      `9 Artikel im Warenkorb, die Gesamtsumme beträgt ${formatMoney(total.gross)}.`,
    );
    await expect(cart.total).toHaveText(formatMoney(total.gross));
    await expect(cart.quantity(balloon)).toBeFocused();
  });
});

test('chooses a packaging, and then one of its designs', async ({ cart, page, shop }) => {
  const calls = recordCalls(page);
  await page.goto('index.html');
  await expect(cart.packaging(balloon, 'Geschenkumschlag')).toBeChecked();
  await cart.packaging(balloon, 'Geschenkbox').check();
  await expect(cart.item(balloon)).toContainText('GeschenkboxSternenhimmel');
  // The request names the product's default design.
  await expect
    .poll(() => calls.bodies('cart/set-item-packaging'))
    .toEqual([{ itemId: 'item-1', packagingOptionType: 'GiftBox', packagingVariantId: 'giftbox-7' }]);
  const gift = cart.item(balloon).locator('[part~="item-picture"] > .packed');
  await expect(gift).toHaveAttribute('src', /sternenhimmel/);
  // The bulkiest packaging of the order, so that both have the same date once it is confirmed.
  const arrival = cart.item(balloon).locator('[part~="arrival"]');
  await expect(arrival).toHaveText(/^Per Post bis /);
  await expect(async () => {
    const text = (await arrival.textContent())!;
    expect(await cart.summary.textContent()).toContain(text.replace('Per Post', 'Alles da'));
  }).toPass();

  await cart.chooseDesign(balloon).click();
  const dialog = cart.dialog('Verpackung auswählen');
  await expect(dialog.getByRole('radio', { name: 'Sternenhimmel' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Konfetti' }).check();
  await dialog.getByRole('button', { name: 'Auswählen' }).click();
  await expect(dialog).toBeHidden();
  await expect(cart.item(balloon)).toContainText('GeschenkboxKonfetti');
  await expect(gift).toHaveAttribute('src', /konfetti/);
  const { cartId, items } = await shop.cart();
  expect(items[0]?.selectedPackaging?.variantId).toBe('giftbox-8');
  expect(calls.bodies('event/gift-wrap-selection-opened')).toEqual([{ cartId }]);
});

test('chooses another packaging and one of its designs in the sheet of a phone', async ({ cart, page }) => {
  const calls = recordCalls(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('index.html');
  await cart.root.getByRole('button', { name: `Verpackung ändern, ${balloon}` }).click();
  const dialog = cart.dialog('Verpackung auswählen');
  await expect(dialog.getByRole('radio', { name: 'Geschenkumschlag' })).toBeChecked();
  const gift = dialog.locator('.gift img');
  const envelope = (await gift.getAttribute('src'))!;
  await dialog.getByRole('radio', { name: 'Geschenkbox' }).check();
  await expect(gift).not.toHaveAttribute('src', envelope);
  await dialog.getByRole('radio', { name: 'Konfetti' }).check();
  await expect(gift).toHaveAttribute('src', /konfetti/);
  await dialog.getByRole('button', { name: 'Auswählen' }).click();
  await expect(dialog).toBeHidden();
  await expect(cart.packaging(balloon, 'Geschenkbox')).toBeChecked();
  await expect(cart.item(balloon)).toContainText('Konfetti');
  expect(calls.bodies('cart/set-item-packaging')).toEqual([
    { itemId: 'item-1', packagingOptionType: 'GiftBox', packagingVariantId: 'giftbox-8' },
  ]);
});

test('chooses shipping and packaging, and removes an item', async ({ cart, page, shop }) => {
  const calls = recordCalls(page);
  await page.goto('index.html');

  await test.step('chooses a shipping method, with its price in the sums and its delivery term', async () => {
    await expect(cart.shipping('Standardversand')).toBeChecked();
    await cart.shipping('Expressversand').check();
    await expect(cart.sum('Versand')).toHaveText(/^14,90\s€$/);
    await expect.poll(async () => (await shop.cart()).shipping.method).toBe('Express');
    await expect(cart.summary.getByText(/^Alles (da|sofort) /)).toBeVisible();
  });

  await test.step('sends nothing when the current packaging is chosen again', async () => {
    calls.forget();
    await expect(cart.status).toHaveText(/Artikel im Warenkorb/);
    const announced = (await cart.status.textContent())!;
    await cart.packaging(balloon, 'Geschenkumschlag').click();
    await cart.packaging(balloon, 'PDF-Gutschein').check();
    await expect(cart.status).not.toHaveText(announced);
    await expect(cart.status).toHaveText(/Artikel im Warenkorb/);
    expect(calls.of('cart/set-item-packaging')).toHaveLength(1);
  });

  await test.step('removes an item', async () => {
    await cart.remove(getaway).click();
    await expect(cart.item(getaway)).toHaveCount(0);
    expect((await shop.cart()).items.map(({ id }) => id)).toEqual(['item-1', 'item-2', 'item-4']);
  });
});

test('notifies the shop before proceeding, and navigates to the next step', async ({ cart, page, shop }) => {
  const calls = recordCalls(page);
  await page.goto('index.html');
  const { cartId } = await shop.cart();
  await cart.proceed.click();
  await expect(page).toHaveURL(/checkout\.html$/);
  const sent = calls.all.map(({ path }) => path);
  expect(sent.indexOf('reserve-appointments')).toBeLessThan(sent.indexOf('event/checkout-proceeded-to-p2'));
  expect(calls.bodies('event/checkout-proceeded-to-p2')).toEqual([{ cartId }]);
});

test('stays on the page when the host cancels cartProceed, which contains the URL', async ({ cart, page }) => {
  await page.goto('index.html');
  const proceeded = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('cartProceed', (event) => {
          event.preventDefault();
          resolve((event as CustomEvent<unknown>).detail);
        });
      }),
  );
  await cart.proceed.click();
  expect(await proceeded).toMatchObject({ nextStepUrl: './checkout.html' });
  await expect(cart.proceed).toBeEnabled();
  await cart.quantity(balloon).selectOption('4');
  await expect(cart.status).toHaveText(/^8 Artikel/);
  await expect(page).toHaveURL(/index\.html$/);
});

test('shows an item that the shop has added', async ({ cart, page }) => {
  await page.goto('index.html');
  await page.getByRole('button', { name: `Wellnesstag in der Therme in den Warenkorb` }).click();
  await expect(cart.item('Wellnesstag in der Therme')).toBeVisible();
  await expect(page.getByRole('img', { name: '7 Artikel im Warenkorb' })).toBeVisible();
});

import type { BrowserContext } from '@playwright/test';
import { holdCalls, recordCalls } from '../support/calls.ts';
import { DiscountDialog } from '../support/discount-dialog.ts';
import { formatMoney } from '../support/format.ts';
import { expect, test } from '../support/test.ts';

const loginRequired =
  'Um den Rabattcode anzuwenden, melde dich bitte in deinem Erlebniskonto an oder registriere dich.';

test('asks a guest to log in, and sends nothing', async ({ cart, page }) => {
  const calls = recordCalls(page);
  await page.goto('index.html');
  await cart.button('Rabattcode einlösen').click();
  const dialog = new DiscountDialog(cart);
  await expect(dialog.root.getByRole('textbox')).toBeFocused();
  await expect(dialog.root).not.toContainText(loginRequired);
  await expect(dialog.root.getByRole('link', { name: 'Gutschein einlösen' })).toHaveAttribute(
    'href',
    /mode=redemption/,
  );
  await dialog.send('WILLKOMMEN10');
  await expect(dialog.alert).toContainText(loginRequired);
  expect(calls.of('cart/add-coupon')).toEqual([]);
});

test('shows a late refusal, and redeems, removes and restores a code', async ({ cart, page, shop }) => {
  await shop.login(true);
  const calls = recordCalls(page);
  await page.goto('index.html');

  await test.step('shows a refusal on the page if it arrives between the closing of the dialog and its close event', async () => {
    const answer = await holdCalls(page, '**/api/cart/add-coupon');
    await cart.button('Rabattcode einlösen').click();
    const dialog = new DiscountDialog(cart);
    await dialog.send('ABGELAUFEN');
    await dialog.root.evaluate((element) =>
      element
        .getRootNode()
        .addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true }),
    );
    await dialog.root.getByRole('button', { name: 'Schließen' }).click();
    answer();
    await expect(cart.discount.getByRole('alert')).toContainText('Dieser Rabattcode ist nicht mehr gültig.');
    await expect(cart.button('Rabattcode einlösen')).toBeFocused();
    await page.unroute('**/api/cart/add-coupon');
  });

  await test.step("redeems a customer's code, removes it, and undoes that", async () => {
    calls.forget();
    await cart.button('Rabattcode einlösen').click();
    await new DiscountDialog(cart).send('willkommen10');
    await expect(cart.discount).toContainText('Rabattcode WILLKOMMEN10');
    await expect(cart.snackbar).toContainText('Rabattcode WILLKOMMEN10 wurde eingelöst.');
    const { amount, currencyCode } = (await shop.cart()).totalDiscount;
    await expect(cart.sum('Rabatt')).toHaveText(formatMoney({ amount: -amount, currencyCode }));
    expect(calls.bodies('cart/add-coupon')).toEqual([{ coupon: 'willkommen10', referer: null }]);

    await cart.button('Löschen').click();
    await expect(cart.removed).toHaveText('Rabattcode WILLKOMMEN10 wurde entfernt.Rückgängig');
    await expect(cart.removed).toBeFocused();
    await expect(cart.button('Rabattcode einlösen')).toBeVisible();
    await expect(cart.snackbar).toHaveCount(0);
    await expect(cart.sum('Rabatt')).toHaveCount(0);
    expect((await shop.cart()).coupon).toBeNull();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(cart.button('Löschen')).toBeFocused();
    await expect(cart.removed).toHaveCount(0);
    expect((await shop.cart()).coupon).toEqual({ code: 'WILLKOMMEN10' });
  });
});

test('replaces the friends discount with a code, and restores it', async ({ cart, page, shop }) => {
  await shop.login(true);
  await shop.seed('friends');
  await page.goto('index.html');
  await expect(cart.discount).toContainText('Rabattcode FRIENDS');
  await expect(cart.button('Löschen')).toHaveCount(0);
  await cart.button('Ändern').click();
  const dialog = new DiscountDialog(cart);
  await dialog.send('FRÜHLING_5');
  await expect(dialog.alert).toContainText('Rabatte sind nicht kombinierbar');
  await dialog.send('DANKE20');
  await expect(cart.discount).toContainText('Rabattcode DANKE20');
  await cart.button('Löschen').click();
  await expect(cart.discount).toContainText('Rabattcode FRIENDS');
  await expect(cart.button('Ändern')).toBeVisible();
});

test.describe('with the cookies of a campaign', () => {
  const enterBy = (coupon: string, url: string | undefined) => [
    { name: 'discount_campaign', value: coupon, url: url ?? '' },
    { name: 'referer', value: 'newsletter', url: url ?? '' },
  ];

  const campaignCookies = async (context: BrowserContext) =>
    (await context.cookies())
      .map(({ name }) => name)
      .filter((name) => /^(discount_campaign|referer)$/.test(name))
      .sort();

  test('redeems its code instead of the first fetch, for guests as well', async ({ cart, context, page, baseURL }) => {
    await context.addCookies(enterBy('NEWSLETTER-SOMMER-2026', baseURL));
    const calls = recordCalls(page);
    await page.goto('index.html');
    // The code has more than 16 characters, so the campaign's name is shown.
    await expect(cart.discount).toContainText('Rabattcode Sommeraktion');
    await expect(cart.sum('Rabatt')).toBeVisible();
    expect(calls.bodies('cart/add-coupon')).toEqual([{ coupon: 'NEWSLETTER-SOMMER-2026', referer: 'newsletter' }]);
    expect(calls.of('cart')).toEqual([]);
    expect(await campaignCookies(context)).toEqual([]);
  });

  for (const { code, message, left } of [
    { code: 'ABGELAUFEN', message: 'Dieser Rabattcode ist nicht mehr gültig.', left: [] },
    { code: 'AKTION-BEENDET', message: 'Diese Rabattaktion ist beendet.', left: [] },
    { code: 'STOERUNG', message: 'können gerade nicht eingelöst werden', left: ['discount_campaign', 'referer'] },
  ]) {
    test(`shows why ${code} is refused, and shows the cart`, async ({ cart, context, page, baseURL }) => {
      await context.addCookies(enterBy(code, baseURL));
      await page.goto('index.html');
      await expect(cart.items).toHaveCount(5);
      await expect(cart.alerts).toContainText(message);
      await expect(cart.alerts).toContainText('Mo-Fr 8-20, Sa 10-16');
      await expect(cart.button('Rabattcode einlösen')).toBeVisible();
      expect(await campaignCookies(context)).toEqual(left);
    });
  }
});

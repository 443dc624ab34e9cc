import { recordCalls } from '../support/calls.ts';
import { tabTo } from '../support/keyboard.ts';
import { boxesOf } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ shop }) => {
  await shop.seed('vouchers');
});

test('removes one voucher after the other, and moves the focus', async ({ cart, page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const calls = recordCalls(page);
  await page.goto('index.html');
  await expect(cart.vouchers.getByRole('listitem')).toHaveText([/GS-77.*100,00/, /GS-88.*150,00/]);
  await expect(cart.total).toHaveText(/^0,00\s€$/);

  await cart.button('Rabattcode einlösen').scrollIntoViewIfNeeded();
  await cart.button('Gutschein GS-77 entfernen').click();
  await expect(cart.vouchers.getByRole('listitem')).toHaveCount(1);
  await expect(cart.button('Gutschein GS-88 entfernen')).toBeFocused();
  await expect(cart.removed).toHaveText('Gutschein GS-77 wurde entfernt.');
  await expect(cart.snackbar).toHaveCount(0);
  await expect(cart.total).toHaveText(/^38,70\s€$/);

  await cart.button('Gutschein GS-88 entfernen').click();
  await expect(cart.vouchers).toHaveCount(0);
  await expect(cart.button('Rabattcode einlösen')).toBeFocused();
  await expect(cart.button('Rabattcode einlösen')).toBeInViewport({ ratio: 1 });
  await expect(cart.sum('Gutscheine')).toHaveCount(0);
  expect(calls.bodies('cart/remove-voucher')).toEqual([{ voucherId: 'GS-77' }, { voucherId: 'GS-88' }]);
  expect((await shop.cart()).vouchers).toEqual([]);
});

test('shows where the focus of the keyboard goes after the last voucher', async ({ cart, page, shop }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await shop.seed('single');
  await shop.applyVoucher('GS-1', 5);
  await page.goto('index.html');
  const remove = cart.button('Gutschein GS-1 entfernen');
  await tabTo(remove);
  // Just above the bar, which covers the next control.
  await remove.evaluate((button) => {
    const bar = (button.getRootNode() as ShadowRoot).querySelector('.proceed-bar')!.getBoundingClientRect();
    scrollBy({ top: button.getBoundingClientRect().bottom - bar.top + 12, behavior: 'instant' });
  });
  await page.keyboard.press('Enter');
  await expect(cart.removed).toBeVisible();
  const code = cart.button('Rabattcode einlösen');
  await expect(code).toBeFocused();
  // The page glides and scrolls to it.
  await expect
    .poll(async () => {
      const [focused, bar] = await boxesOf(code, cart.proceedBar);
      return bar!.top - focused!.bottom;
    })
    .toBeGreaterThanOrEqual(0);
});

test('shows the balance only in redemption mode', async ({ cart, page }) => {
  await page.goto('index.html');
  await expect(cart.sum('Gutscheine')).toHaveText(/^-188,70\s€$/);
  await expect(cart.sum('Restwert')).toHaveCount(0);
  await expect(cart.root.getByRole('link', { name: 'Gutschein einlösen' })).toHaveCount(0);

  await page.goto('index.html?mode=redemption');
  await expect(cart.sum('Restwert')).toHaveText(/^61,30\s€$/);
  await expect(cart.root.getByRole('link', { name: 'Gutschein einlösen' })).toHaveAttribute('href', /mode=redemption$/);
});

test('shows no balance of used-up vouchers', async ({ cart, page }) => {
  await page.goto('index.html?mode=redemption');
  await cart.button('Gutschein GS-88 entfernen').click();
  await expect(cart.sum('Gutscheine')).toHaveText(/^-100,00\s€$/);
  await expect(cart.sum('Restwert')).toHaveCount(0);
});

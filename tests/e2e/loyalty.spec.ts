import { recordCalls } from '../support/calls.ts';
import { caretOf, putCaret } from '../support/caret.ts';
import { expect, test } from '../support/test.ts';

const number = '3103187694';

test.beforeEach(async ({ page, shop }) => {
  await shop.seed('single');
  await page.goto('index.html');
});

test('checks a number, saves and locks it', async ({ cart, page, shop }) => {
  const { loyaltyNumber } = cart;
  const calls = recordCalls(page);

  await test.step('groups the digits during typing, and keeps the caret at its digit', async () => {
    await loyaltyNumber.pressSequentially('31x0-318 7694 55');
    await expect(loyaltyNumber).toHaveValue('310 318 7694');

    await putCaret(loyaltyNumber, 5);
    await page.keyboard.press('Backspace');
    await expect(loyaltyNumber).toHaveValue('310 187 694');
    expect(await caretOf(loyaltyNumber)).toBe(3);
    await page.keyboard.type('3');
    await expect(loyaltyNumber).toHaveValue('310 318 7694');
    expect(await caretOf(loyaltyNumber)).toBe(5);
  });

  await test.step('shows the error of a number on blur, and hides it when the number is valid', async () => {
    await loyaltyNumber.clear();
    const save = cart.button('Speichern');
    await loyaltyNumber.pressSequentially('310318');
    await expect(loyaltyNumber).not.toHaveAttribute('aria-invalid');
    await loyaltyNumber.blur();
    await expect(loyaltyNumber).toHaveAccessibleDescription('Die PAYBACK-Nummer besteht aus 10 Ziffern.');
    await expect(save).toBeDisabled();
    await loyaltyNumber.press('End');
    await loyaltyNumber.pressSequentially('7695');
    await loyaltyNumber.blur();
    await expect(loyaltyNumber).toHaveAccessibleDescription('Die eingegebene PAYBACK-Nummer ist nicht gültig.');
    await expect(loyaltyNumber).toHaveAttribute('aria-invalid', 'true');
    await expect(save).toBeDisabled();
    await loyaltyNumber.press('End');
    await loyaltyNumber.press('Backspace');
    await loyaltyNumber.press('4');
    await expect(loyaltyNumber).not.toHaveAttribute('aria-invalid');
    await expect(save).toBeEnabled();
  });

  await test.step('locks a saved number until the shopper changes the account', async () => {
    await loyaltyNumber.clear();
    calls.forget();
    await loyaltyNumber.pressSequentially(number);
    await loyaltyNumber.press('Enter');
    await expect(cart.button('Konto wechseln')).toBeEnabled();
    await expect(loyaltyNumber).not.toBeEditable();
    await expect(loyaltyNumber).toHaveValue('310 318 7694');
    expect(calls.bodies('cart/set-payback-number')).toEqual([{ paybackNumber: number }]);
    expect((await shop.cart()).payback.number).toBe(number);

    await page.reload();
    await expect(loyaltyNumber).toHaveValue('310 318 7694');
    await cart.button('Konto wechseln').click();
    await expect(loyaltyNumber).toBeEditable();
    await expect(loyaltyNumber).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(loyaltyNumber).toHaveValue('310 318 7694');
    await expect(cart.button('Konto wechseln')).toBeFocused();
  });
});

test('shows the points of the cart, and welcomes shoppers who come from the program', async ({ cart, page, shop }) => {
  const points = async () => {
    const { payback } = await shop.cart();
    return `Mit dieser Bestellung sammelst du ${payback.points} PAYBACK Punkte.`;
  };
  await expect(cart.loyaltyPoints).toHaveText(await points());
  const before = await points();
  await cart.quantity('Ballonfahrt im Alpenvorland').selectOption('2');
  // Said when the change is confirmed.
  await expect(cart.status).toHaveText(/Artikel im Warenkorb/);
  await expect(cart.loyaltyPoints).not.toHaveText(before);
  await expect(cart.loyaltyPoints).toHaveText(await points());

  await expect(cart.noticeOf('promo')).toHaveCount(0);
  await page.goto('index.html?scrid=scr-1');
  await expect(cart.noticeOf('promo')).toContainText('Schön, dass du über PAYBACK zu uns gekommen bist.');
  await cart.noticeOf('promo').getByRole('button', { name: 'Schließen' }).click();
  await expect(cart.noticeOf('promo')).toHaveCount(0);
});

import type { Locator, Page } from '@playwright/test';
import { holdCalls } from '../support/calls.ts';
import type { CartPage } from '../support/cart-page.ts';
import type { DemoControl } from '../support/demo-control.ts';
import { ExpressPage } from '../support/express-page.ts';
import { openHostPage } from '../support/host-page.ts';
import { isInSight, tabThroughCart, tabTo, type TabStop } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon, getaway, quad } = titles;

// Without smooth scrolling, boxes have their final position at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const height = 740;

for (const width of [360, 1200]) {
  test.describe(`keyboard only, at ${width} px:`, () => {
    test.use({ viewport: { width, height } });

    test.beforeEach(async ({ cart, page, shop }) => {
      await shop.seed('example');
      await open(cart, page, shop);
    });

    test('a shopper reaches every control, and gets from the quantity to the checkout', async ({
      cart,
      page,
      shop,
    }) => {
      await test.step('every control is reached in visual order, is large enough and in view', async () => {
        // The payment buttons follow the cart's own controls in the tab order. They are drawn when near the viewport.
        const express = new ExpressPage(page);
        await express.area.scrollIntoViewIfNeeded();
        for (const button of [express.paypal, express.amazon, express.googlePay]) await button.waitFor();
        await focusCart(page);
        const forwards = await tabThroughCart(page);
        expect(forwards.length).toBeGreaterThan(25);
        expect(forwards.filter(isSmall).map(({ name }) => name)).toEqual([]);
        expect(forwards.filter((stop, index) => isOutOfOrder(stop, forwards[index - 1]))).toEqual([]);

        await page.keyboard.press('Shift+Tab');
        const backwards = await tabThroughCart(page, 'Shift+Tab');
        expect(backwards.map(({ name }) => name)).toEqual([
          ...forwards
            .slice(0, -1)
            .map(({ name }) => name)
            .reverse(),
          'Zur Zusammenfassung',
        ]);
        for (const stop of [...forwards, ...backwards]) {
          expect.soft(isInSight(stop, height), `${stop.name} is in sight`).toBe(true);
        }
      });

      await test.step('the next step is two presses away', async () => {
        const skip = cart.button('Zur Zusammenfassung');
        await focusCart(page);
        await page.keyboard.press('Shift+Tab');
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Enter');
        await expect(cart.proceed).toBeFocused();
        await expect(skip).toHaveCSS('clip-path', 'inset(50%)');
      });

      await test.step('a shopper gets from the quantity to the checkout', async () => {
        const { keyboard } = page;
        await focusCart(page);

        await test.step('changes a quantity and keeps the focus', async () => {
          await tabTo(cart.quantity(balloon));
          await keyboard.press('ArrowDown');
          await expect(cart.quantity(balloon)).toHaveValue('3');
          await expect(cart.status).toHaveText(/^8 Artikel/);
          await expect(cart.quantity(balloon)).toBeFocused();
        });

        await test.step('chooses a packaging, and a design of it', async () => {
          await tabTo(cart.packaging(balloon, 'Geschenkumschlag'));
          await keyboard.press('ArrowDown');
          await expect(cart.packaging(balloon, 'Geschenkbox')).toBeFocused();
          await expect(cart.item(balloon)).toContainText('GeschenkboxSternenhimmel');
          await expect(cart.packaging(balloon, 'Geschenkbox')).toBeFocused();

          await tabTo(cart.chooseDesign(balloon));
          await keyboard.press('Enter');
          const dialog = cart.dialog('Verpackung auswählen');
          await tabTo(dialog.getByRole('radio', { name: 'Sternenhimmel' }));
          await keyboard.press('ArrowDown');
          await tabTo(dialog.getByRole('button', { name: 'Auswählen' }));
          await keyboard.press('Enter');
          await expect(dialog).toBeHidden();
          await expect(cart.chooseDesign(balloon)).toBeFocused();
          await expect(cart.item(balloon)).toContainText('GeschenkboxKonfetti');
        });

        await test.step('chooses a shipping method', async () => {
          await tabTo(cart.shipping('Standardversand für Boxen'));
          await keyboard.press('ArrowDown');
          await expect(cart.shipping('Expressversand für Boxen')).toBeFocused();
          await expect(cart.shipping('Expressversand für Boxen')).toBeChecked();
          await expect(cart.sum('Versand')).toHaveText(/^16,90\s€$/);
        });

        await test.step('proceeds', async () => {
          await tabTo(cart.proceed);
          await keyboard.press('Enter');
          await expect(page).toHaveURL(/checkout\.html$/);
        });
        expect((await shop.cart()).shipping.method).toBe('BoxExpress');
      });
    });
  });
}

test.describe('keyboard only, in a window of 1280 × 1024 px at 400 % zoom:', () => {
  const enlarged = { width: 320, height: 256 };
  test.use({ viewport: enlarged });

  test('every control is in view, and no sticky bar covers the page', async ({ cart, page, shop }) => {
    await shop.seed('example');
    const payments = { paypalScriptUrl: 'host/stand-ins/paypal.js?client-id=demo' };
    await openHostPage(page, { props: { lastCheckUrl: './last-check.html', payments } });
    await expect(cart.summary.getByText(/^Alles (da|sofort) /)).toBeVisible();
    const express = new ExpressPage(page);
    await express.area.scrollIntoViewIfNeeded();
    await express.paypal.waitFor();
    // With every way to pay, the area is higher than the window.
    await express.area.evaluate((area: HTMLElement) => (area.style.minHeight = '300px'));
    await focusCart(page);
    const stops = await tabThroughCart(page);
    expect(stops.length).toBeGreaterThan(20);
    for (const stop of stops) expect.soft(isInSight(stop, enlarged.height), `${stop.name} is in sight`).toBe(true);

    // In a low window, it would cover too much.
    await expect(cart.proceedBar).not.toHaveCSS('position', 'sticky');
  });
});

test('a dialog scrolls as a whole in a window of 1280 × 1024 px at 400 % zoom', async ({ cart, page, shop }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await shop.seed('boxes');
  await open(cart, page, shop);
  await tabTo(cart.chooseDesign(balloon));
  await page.keyboard.press('Enter');
  const dialog = cart.dialog('Verpackung auswählen');
  await tabTo(dialog.getByRole('button', { name: 'Auswählen' }));
  await expect(dialog.getByRole('button', { name: 'Auswählen' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading', { level: 2 })).not.toBeInViewport();
});

test.describe('keyboard only:', () => {
  test.use({ viewport: { width: 360, height } });

  test.beforeEach(async ({ cart, page, shop }) => {
    await shop.seed('boxes');
    await open(cart, page, shop);
  });

  test('a shopper opens and closes each dialog, and redeems a code', async ({ cart, page }) => {
    await test.step('dialogs open and close, trap the focus and restore it', async () => {
      const badge = cart.root.getByRole('button', { name: `Freunde-Rabatt, ${quad}` });
      const openers: readonly (readonly [Locator, string])[] = [
        [cart.services(balloon), 'Leistungen'],
        [cart.chooseDesign(balloon), 'Verpackung auswählen'],
        [badge, 'Freunde-Rabatt'],
        [cart.button('Rabattcode einlösen'), 'Rabattcode einlösen'],
      ];
      for (const [opener, title] of openers) {
        await tabTo(opener);
        await page.keyboard.press('Enter');
        const dialog = cart.dialog(title);
        await expect(dialog.locator(':focus')).toHaveCount(1);
        // The page behind the dialog cannot be focused, not even by a script.
        expect(await cart.proceed.evaluate((button) => (button.focus(), button.matches(':focus')))).toBe(false);
        for (let press = 0; press < 6; press++) {
          await page.keyboard.press('Tab');
          await expect(focusBehind(cart)).toHaveCount(0);
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();

        await page.keyboard.press('Enter');
        await tabTo(dialog.getByRole('button', { name: 'Schließen' }));
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });

    await test.step('a refused code is explained at its field, and the next one is applied', async () => {
      await focusCart(page);
      await tabTo(cart.button('Rabattcode einlösen'));
      await page.keyboard.press('Enter');
      const dialog = cart.dialog('Rabattcode einlösen');
      const code = dialog.getByRole('textbox', { name: 'Rabattcode' });
      await expect(code).toBeFocused();
      await page.keyboard.type('10 %');
      await expect(code).not.toHaveAttribute('aria-invalid');
      await page.keyboard.press('Enter');
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await expect(code).toHaveAccessibleDescription('Es sind keine Sonderzeichen erlaubt, wie z.B. / # $');
      await expect(code).toBeFocused();

      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('GIBT-ES-NICHT');
      await expect(code).not.toHaveAttribute('aria-invalid');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText('Diesen Rabattcode kennen wir leider nicht.');
      await expect(code).toBeFocused();

      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('willkommen10');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      // Not the button that deletes the code.
      await expect(cart.discount.getByText('Rabattcode WILLKOMMEN10')).toBeVisible();
      await expect(cart.discount.locator('.discount-label')).toBeFocused();
      await expect(cart.sum('Rabatt')).toHaveText(/^-/);
    });
  });

  test('a removal can be undone from where the focus is, or else moves it to the next item or the heading', async ({
    cart,
    page,
  }) => {
    await test.step('is disabled meanwhile, and keeps the focus', async () => {
      const release = await holdCalls(page, '**/api/cart/remove-item');
      await tabTo(cart.remove(getaway));
      await page.keyboard.press('Enter');
      await expect(cart.remove(getaway)).toHaveAttribute('aria-disabled', 'true');
      await expect(cart.remove(getaway)).toBeFocused();
      await expect(cart.proceed).toHaveAttribute('aria-disabled', 'true');
      release();
    });
    await test.step('can be undone', async () => {
      await expect(cart.undo(getaway)).toBeFocused();
      await expect(cart.item(getaway)).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(cart.item(balloon).locator(':focus')).toHaveCount(1);
      await cart.undo(getaway).focus();
      await page.keyboard.press('Enter');
      await expect(cart.remove(getaway)).toBeFocused();
      await expect(cart.removed).toHaveCount(0);
    });
    await openHostPage(page);
    await focusCart(page);
    await tabTo(cart.remove(balloon));
    await page.keyboard.press('Enter');
    await expect(cart.remove(quad)).toBeFocused();
    await tabTo(cart.remove(getaway));
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(cart.heading).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});

/** Opens the cart and focuses its heading. */
async function open(cart: CartPage, page: Page, shop: DemoControl): Promise<void> {
  const { items } = await shop.addItem('p-1005');
  await shop.login(true);
  await page.goto('index.html');
  await expect(cart.item(items.at(-1)!.product.title)).toBeVisible();
  await expect(cart.summary.getByText(/^Alles (da|sofort) /)).toBeVisible();
  await focusCart(page);
}

function focusCart(page: Page): Promise<void> {
  return page.evaluate(() => document.querySelector('cart-fragment')!.focus());
}

/** The focused element behind an open dialog. */
function focusBehind({ root }: CartPage): Locator {
  return root.locator(':focus:not(dialog *)');
}

/** Target size by WCAG 2.2, 2.5.8. */
function isSmall({ box }: TabStop): boolean {
  return box.right - box.left < 24 || box.bottom - box.top < 24;
}

/** The next stop must be further down, or further right in the same line or the next column. */
function isOutOfOrder({ box, scrolled, column }: TabStop, before: TabStop | undefined): boolean {
  if (!before || box.top + scrolled >= before.box.bottom + before.scrolled - 1) return false;
  const isInLine = box.bottom + scrolled > before.box.top + before.scrolled;
  return !(isInLine || column !== before.column) || box.left < before.box.right - 1;
}

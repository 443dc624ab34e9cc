import { holdCalls } from '../support/calls.ts';
import { openHostPage } from '../support/host-page.ts';
import { heardFrom } from '../support/announcements.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon, getaway, voucher } = titles;

test('announces a burst of changes, and a snackbar, in the language of the cart', async ({ cart, page, shop }) => {
  await openHostPage(page);

  await test.step('the cart is a region in German with its heading, regardless of the language of the page', async () => {
    await page.evaluate(() => (document.documentElement.lang = 'en'));
    await expect(cart.region.getByRole('heading', { level: 1 })).toHaveText('Deine Bestellung');
    await expect(cart.region.getByRole('list').first().getByRole('listitem').first()).toBeVisible();
    const language = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
    expect(await cart.region.evaluate(language)).toBe('de');
    expect(await cart.status.evaluate(language)).toBe('de');
  });

  await test.step('a burst of changes is announced in one full sentence', async () => {
    // The picture announces each change.
    await cart.takenOver();
    const release = await holdCalls(page, '**/api/cart/set-item-quantity');
    const heard = await heardFrom(cart.status);
    await cart.quantity(balloon).selectOption('3');
    await cart.quantity(balloon).selectOption('4');
    await cart.quantity(voucher).selectOption('2');
    await cart.quantity(balloon).selectOption('5');
    release();
    await expect(cart.status).toHaveText(/^10 Artikel im Warenkorb, die Gesamtsumme beträgt [\d.]+,\d\d\s€\./);
    expect(await heard()).toEqual([await cart.status.textContent()]);
  });

  await test.step('a snackbar is announced without a second status', async () => {
    await shop.seed('example');
    await page.evaluate(() => document.querySelector('cart-fragment')!.refresh());
    await expect(cart.quantity(balloon)).toHaveValue('2');
    await cart.button(`Auf die Wunschliste, ${getaway}`).click();
    await expect(cart.snackbar).toContainText(`„${getaway}“ liegt jetzt auf deiner Wunschliste.`);
    expect(await cart.snackbar.evaluate((bar) => bar.parentElement?.ariaLive)).toBe('polite');
    await expect(cart.statuses).toHaveCount(1);
    await expect(cart.status).toHaveText(/^„.+“ ist nicht mehr im Warenkorb\. 5 Artikel im Warenkorb, .+€\.$/);
  });
});

test('has one status element from before the cart loads, which every change reuses', async ({ cart, page }) => {
  const release = await holdCalls(page, '**/api/cart');
  await openHostPage(page);
  await expect(cart.heading).toBeVisible();
  await expect(cart.items).toHaveCount(0);
  await expect(cart.statuses).toHaveCount(1);
  await expect(cart.status).toHaveText('');
  await cart.status.evaluate((region) => Object.assign(region, { sameNode: true }));
  release();

  await cart.quantity(balloon).selectOption('3');
  await expect(cart.status).toHaveText(/^7 Artikel/);
  await cart.remove(getaway).click();
  await expect(cart.status).toHaveText(/^„.+“ wurde entfernt\. 6 Artikel im Warenkorb, .+€\.$/);
  await expect(cart.statuses).toHaveCount(1);
  expect(await cart.status.evaluate((region) => 'sameNode' in region)).toBe(true);
});

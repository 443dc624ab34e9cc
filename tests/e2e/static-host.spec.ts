import { openTab } from '../support/test.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

// A folder on a sub-path of a static file server; a service worker answers the API calls.
test.use({ host: 'static' });

const { balloon, getaway } = titles;

test('works for a new visitor, from a change to the checkout', async ({ cart, page, context }) => {
  await page.goto('index.html');

  await test.step('shows the same cart in a second tab, and follows its changes', async () => {
    await expect(cart.items).toHaveCount(5);
    const other = await openTab(context, 'index.html');
    await other.quantity(balloon).selectOption('4');
    await expect(cart.quantity(balloon)).toHaveValue('4');
    await expect(other.status).toHaveText(/^8 Artikel/);
    await other.page.close();
  });

  await test.step('shows a new visitor a cart that can be changed and survives a reload', async () => {
    await expect(cart.heading).toBeVisible();
    await expect(cart.items).toHaveCount(5);
    await cart.quantity(balloon).selectOption('3');
    await expect(cart.status).toHaveText(/^7 Artikel im Warenkorb, die Gesamtsumme beträgt /);
    await cart.remove(getaway).click();
    await expect(cart.items).toHaveCount(4);
    await expect(cart.status).toHaveText(/6 Artikel im Warenkorb/);
    const total = await cart.total.innerText();
    await page.reload();
    await expect(cart.items).toHaveCount(4);
    await expect(cart.quantity(balloon)).toHaveValue('3');
    await expect(cart.total).toHaveText(total);
  });

  await test.step('fills the cart from the product tiles and proceeds to checkout', async () => {
    await page.getByRole('button', { name: `Wellnesstag in der Therme in den Warenkorb` }).click();
    await expect(cart.item('Wellnesstag in der Therme')).toBeVisible();
    await cart.proceed.click();
    await expect(page).toHaveURL(/\/shop\/checkout\.html$/);
  });
});

test('hydrates the server-rendered page', async ({ cart, page }) => {
  await page.goto('server-rendered.html');
  await cart.quantity(balloon).selectOption('4');
  await expect(cart.status).toHaveText(/^8 Artikel/);
});

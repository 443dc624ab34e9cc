import { axeFaults } from '../support/axe.ts';
import { expect, openVisitor, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const { balloon, voucher } = titles;

test.use({ javaScriptEnabled: false });

for (const width of [360, 1200]) {
  test(`at ${width} px, shows, changes and orders a cart`, async ({ cart, page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('server-rendered.html');

    await test.step(`at ${width} px, shows no control that does nothing`, async () => {
      await expect(cart.proceed).toBeVisible();
      await expect(cart.root.getByRole('button')).toHaveText([
        ...Array<string>(5).fill('Entfernen'),
        'Weiter zu den Bestelldaten',
        'Änderungen übernehmen',
      ]);
      await expect(cart.root.getByRole('textbox')).toHaveCount(1);
      await expect(cart.root.getByRole('region', { name: 'Direkt bezahlen' })).toBeHidden();
    });

    await test.step(`at ${width} px, changes the cart by a form`, async () => {
      const apply = cart.root.getByRole('button', { name: 'Änderungen übernehmen' });
      await cart.quantity(balloon).selectOption('7');
      await cart.packaging(voucher, 'Geschenkumschlag').check();
      await apply.click();
      await expect(cart.quantity(balloon)).toHaveValue('7');
      await expect(cart.packaging(voucher, 'Geschenkumschlag')).toBeChecked();
      await cart.remove(voucher).click();
      await expect(cart.item(voucher)).toHaveCount(0);
      expect((await shop.cart()).items[0]?.quantity).toBe(7);
    });

    await test.step(`at ${width} px, goes on with what was chosen`, async () => {
      await cart.quantity(balloon).selectOption('8');
      await cart.proceed.click();
      await expect(page).toHaveURL(/checkout\.html$/);
      expect((await shop.cart()).items[0]?.quantity).toBe(8);
    });
  });
}

test('redeems a code by the Enter key, and says why one is refused', async ({ cart, page, shop }) => {
  await shop.login(true);
  await page.goto('server-rendered.html');
  const code = cart.root.getByRole('textbox', { name: 'Rabattcode' });
  await code.fill('UNBEKANNT');
  await code.press('Enter');
  await expect(cart.alerts.first()).toBeVisible();
  expect((await shop.cart()).items).toHaveLength(4);
  await code.fill('WILLKOMMEN10');
  await code.press('Enter');
  await expect(cart.root.getByText('Rabattcode WILLKOMMEN10')).toBeVisible();
  await expect(cart.alerts).toHaveCount(0);
});

test.describe('with scripts that do not come', () => {
  test.use({ javaScriptEnabled: true });

  // They wait side by side, each with a cart of their own.
  test('changes the cart and goes on after ten seconds', async ({ browser, baseURL }) => {
    const uncaught: Error[] = [];
    const open = async (width?: number) => {
      const visitor = await openVisitor(browser, baseURL);
      visitor.page.on('pageerror', (error) => uncaught.push(error));
      if (width) await visitor.page.setViewportSize({ width, height: 800 });
      await visitor.page.route(/\/(package\/.*|host\/start)\.js$/, () => {});
      await visitor.page.goto('server-rendered.html', { waitUntil: 'commit' });
      await visitor.cart.quantity(balloon).selectOption('7');
      return visitor;
    };

    const offersForm = test.step('offers the form after ten seconds', async () => {
      const { cart, page, shop } = await open();
      const apply = cart.root.getByRole('button', { name: 'Änderungen übernehmen' });
      await expect(apply).toBeHidden();
      await expect(apply).toBeVisible();
      expect(await axeFaults(page, 'cart-fragment')).toEqual([]);
      await apply.click({ noWaitAfter: true });
      await expect.poll(async () => (await shop.cart()).items[0]?.quantity).toBe(7);
    });
    const goesOn = [360, 1200].map((width) =>
      test.step(`at ${width} px, goes on with what was chosen after ten seconds`, async () => {
        const { cart, shop } = await open(width);
        const [link, button] = [cart.root.locator('a.proceed'), cart.root.locator('button.proceed')];
        await expect(link).toBeVisible();
        await expect(button).toBeHidden();
        await expect(button).toBeVisible();
        await expect(link).toBeHidden();
        await button.click({ noWaitAfter: true });
        await expect.poll(async () => (await shop.cart()).items[0]?.quantity).toBe(7);
      }),
    );
    await Promise.all([offersForm, ...goesOn]);
    expect(uncaught, 'errors that no script caught').toEqual([]);
  });
});

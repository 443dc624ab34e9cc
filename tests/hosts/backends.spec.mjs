/** The example backends of docs/getting-started.md, from the installed package, with the built cart. */
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { exampleBackends } from '../support/example-backends.mjs';
import { watch } from './host.mjs';
import { own } from './install-hosts.mjs';

for (const { name, isInstalled, start } of exampleBackends(path.join(own, 'docs/examples'))) {
  test(`the backend in ${name} serves a cart that can be changed, emptied and ordered`, async ({ page }) => {
    test.skip(!isInstalled(), `${name} is not installed`);
    const backend = await start();
    try {
      await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
      const { errors } = watch(page);
      await page.goto(backend.url);
      const total = page.locator('cart-fragment').getByText('438,80 €').last();
      await expect(total).toBeVisible();

      const quantity = page.getByRole('combobox', { name: 'Anzahl, Ballonfahrt im Alpenvorland' });
      await quantity.selectOption('3');
      await expect(page.locator('cart-fragment').getByText('618,70 €').last()).toBeVisible();
      await page.reload();
      await expect(quantity).toHaveValue('3');

      await page.getByRole('button', { name: 'Thai-Kochkurs entfernen' }).click();
      await expect(page.getByRole('link', { name: 'Thai-Kochkurs' })).toHaveCount(0);
      await expect(page.locator('cart-fragment').getByText('539,70 €').last()).toBeVisible();

      await page.getByRole('button', { name: 'Weiter zu den Bestelldaten' }).click();
      await expect(page.getByRole('heading', { name: 'Bestelldaten', level: 1 })).toBeVisible();
      await page.goBack();
      await page.getByRole('button', { name: 'Ballonfahrt im Alpenvorland entfernen' }).click();
      await expect(page.getByRole('heading', { name: 'Dein Warenkorb' })).toBeVisible();
      expect(errors).toEqual([]);
    } finally {
      await backend.stop();
    }
  });
}

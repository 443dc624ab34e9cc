/** The example backends of docs/getting-started.md, from the installed package, with the built cart. */
import path from 'node:path';
import { expect } from '@playwright/test';
import { exampleBackends } from '../support/example-backends.mjs';
import { test, watch } from './host.mjs';
import { own } from './install-hosts.mjs';

for (const { name, isInstalled, start } of exampleBackends(path.join(own, 'docs/examples'))) {
  test(`the backend in ${name} serves a cart that can be changed, emptied and ordered`, async ({ page, cart }) => {
    test.skip(!isInstalled(), `${name} is not installed`);
    const backend = await start();
    try {
      await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
      const { errors } = watch(page);
      await page.goto(backend.url);
      await expect(cart.root.getByText('438,80 €').last()).toBeVisible();

      const quantity = cart.quantity('Ballonfahrt im Alpenvorland');
      await quantity.selectOption('3');
      await expect(cart.root.getByText('618,70 €').last()).toBeVisible();
      await page.reload();
      await expect(quantity).toHaveValue('3');

      await cart.remove('Thai-Kochkurs').click();
      await expect(page.getByRole('link', { name: 'Thai-Kochkurs' })).toHaveCount(0);
      await expect(cart.root.getByText('539,70 €').last()).toBeVisible();

      await cart.proceed.click();
      await expect(page.getByRole('heading', { name: 'Bestelldaten', level: 1 })).toBeVisible();
      await page.goBack();
      await cart.remove('Ballonfahrt im Alpenvorland').click();
      await expect(cart.emptyHeading).toBeVisible();
      expect(errors).toEqual([]);
    } finally {
      await backend.stop();
    }
  });
}

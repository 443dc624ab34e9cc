import { expect } from '@playwright/test';
import { test, watch } from './host.mjs';
import { stacks } from './stacks.mjs';

for (const stack of stacks) {
  const { name, fetches: expected = [1, 2, 3], replaces = false, hydrates = false, isInstalled = () => true } = stack;
  test(`${name}: shows and changes the cart, receives its events, accepts new data, is removed and reinserted`, async ({
    page,
    host,
    cart,
  }) => {
    test.skip(!isInstalled(), 'Debian has what this page needs');
    const { errors, fetches } = watch(page);
    const heard = page.locator('output');
    const quantity = cart.quantity('Thai-Kochkurs');
    const press = (label) => page.locator('button, [role=button]').getByText(label, { exact: true }).click();

    await page.addInitScript(() => {
      const hydrated = Object.assign(window, { hydrated: [] }).hydrated;
      window.addEventListener('cartFragmentReady', ({ detail }) => hydrated.push(detail.hydrated));
    });
    await page.goto(`${host}${name}/`);
    await expect(cart.heading).toBeVisible();
    await expect(heard).toHaveText('239.7');
    await expect(cart.root).toHaveAttribute('data-brand', 'js');
    expect(fetches).toHaveLength(expected[0]);
    expect(await page.evaluate(() => window.hydrated)).toEqual([hydrates]);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await quantity.selectOption('5');
    await expect(heard).toHaveText('479.4');

    const shown = await cart.root.elementHandle();
    const refetched = page.waitForResponse((response) => response.url().endsWith('/api/cart'));
    await press('Andere Marke');
    await refetched;
    await expect(cart.root).toHaveAttribute('data-brand', 'md');
    await expect(quantity).toHaveValue('5');
    expect(await shown.evaluate((element) => element.isConnected)).toBe(!replaces);

    await press('Aus und ein');
    await expect(cart.root).toHaveCount(0);
    expect(fetches).toHaveLength(expected[1]);
    await press('Aus und ein');
    await expect(quantity).toHaveValue('5');
    await expect(cart.root).toHaveAttribute('data-brand', 'md');
    await expect(heard).toHaveText('479.4');
    await quantity.selectOption('1');
    await expect(heard).toHaveText('159.8');

    expect(fetches).toHaveLength(expected[2]);
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => 'sameDocument' in window), 'the page did not reload').toBe(true);
  });
}

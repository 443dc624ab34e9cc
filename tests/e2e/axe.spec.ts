/** Checks the cart in a page of the shop; gallery.spec.ts checks each of its states. */
import { axeFaults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

// Elements have too little contrast while they fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const tenant of ['JS_DE', 'MD_DE']) {
  for (const width of [360, 1280]) {
    test(`axe finds no violation in the page of ${tenant} at ${width} px`, async ({ cart, page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`index.html?tenant=${tenant}`);
      await expect(cart.items.first()).toBeVisible();
      // Payment buttons are pale until they have loaded.
      await page.waitForLoadState('networkidle');
      for (const buttons of await page.locator('cart-fragment > [slot^="payment-"]').all()) {
        await expect(buttons).toHaveCSS('opacity', '1');
      }
      expect(await axeFaults(page, 'cart-fragment')).toEqual([]);
    });
  }
}

/** Checks the cart in a page of the shop; gallery.spec.ts checks each of its states. */
import { axeFaults } from '../support/axe.ts';
import { ExpressPage } from '../support/express-page.ts';
import { expect, test } from '../support/test.ts';

// Elements have too little contrast while they fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const tenant of ['JS_DE', 'MD_DE']) {
  test(`axe finds no violation in the page of ${tenant}`, async ({ cart, page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    const { area, paypal, amazon, googlePay, applePay } = new ExpressPage(page);
    await page.goto(`index.html?tenant=${tenant}`);
    await expect(cart.items.first()).toBeVisible();
    for (const width of [360, 1280]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        // Payment buttons load near the viewport, and are pale until then.
        await area.scrollIntoViewIfNeeded();
        for (const button of [paypal, amazon, googlePay, applePay]) await expect(button).toBeVisible();
        for (const buttons of await page.locator('cart-fragment > [slot^="payment-"]').all()) {
          await expect(buttons).toHaveCSS('opacity', '1');
        }
        expect(await axeFaults(page, 'cart-fragment')).toEqual([]);
      });
    }
  });
}

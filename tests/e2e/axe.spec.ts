import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const width of [360, 1280]) {
  for (const tenant of ['JS_DE', 'MD_DE']) {
    test(`finds nothing in the full cart of ${tenant} at ${width} px`, async ({ cart, page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`index.html?tenant=${tenant}`);
      await expect(cart.items.first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('cart-fragment').withTags(rules).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  }
}

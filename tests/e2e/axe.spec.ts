import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cartStates } from '../support/cart-states.ts';
import { expect, test } from '../support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// What fades in has less contrast meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const tenant of ['JS_DE', 'MD_DE']) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing in the page of ${tenant} at ${width} px`, async ({ cart, page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`index.html?tenant=${tenant}`);
      await expect(cart.items.first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}

// Colours go by the brand and sizes by the width, so each state is seen with each of them once.
for (const [tenant, width] of [
  ['JS_DE', 360],
  ['MD_DE', 1280],
] as const) {
  test(`axe finds nothing in any state of ${tenant} at ${width} px`, async ({ cart, page, shop }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const { name, enter } of cartStates) {
      await test.step(name, async () => {
        await enter({ cart, page, shop: shop.of(tenant), tenant });
        expect.soft(await violations(page), name).toEqual([]);
      });
    }
  });
}

async function violations(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page }).include('cart-fragment').withTags(rules).setLegacyMode().analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

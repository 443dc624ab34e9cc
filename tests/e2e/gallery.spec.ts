import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { galleryGroups } from '../../demo/host/gallery/all-states.ts';
import type { GalleryState } from '../../demo/host/gallery/gallery-state.ts';

/**
 * Every state of the cart is seen by both brands and at both widths, though not by all four pairs of them: the first
 * brand has one of the widths and the second brand the other, by turns. `everywhere` are the states in which brand and
 * width have the most to do with each other.
 */
const small = { width: 360, height: 740 };
const large = { width: 1280, height: 900 };
const everywhere = ['full', 'vouchers-redemption', 'designs'];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { id: group, states } of galleryGroups) {
  test.describe(group, () => {
    for (const state of states) {
      for (const [tenant, viewport] of viewsOf(state)) {
        const name = `${state.id}-${tenant.slice(0, 2).toLowerCase()}-${viewport.width}`;
        test(name, async ({ page }) => {
          await page.setViewportSize(viewport);
          await open(page, state, tenant);
          await expectNoFaults(page, state);
          await expectLook(page, state, `${name}.png`, viewport === small);
        });
      }
    }
  });
}

function viewsOf({ id, tenant }: GalleryState): readonly (readonly [string, typeof small])[] {
  const [first, second] = tenant === undefined ? (['JS_DE', 'MD_DE'] as const) : [tenant, tenant];
  // By the name rather than by the place, so that a new state changes nothing for the others.
  const turned = id.length % 2 === 0;
  const inTurn = [
    [first, turned ? large : small],
    [second, turned ? small : large],
  ] as const;
  if (!everywhere.includes(id)) return inTurn;
  return [...inTurn, [first, turned ? small : large], [second, turned ? large : small]];
}

async function open(page: Page, state: GalleryState, tenant: string): Promise<void> {
  await page.goto(`gallery-state.html?state=${state.id}&tenant=${tenant}`);
  await page.waitForSelector('html:is([data-ready], [data-failed])', { state: 'attached' });
  expect(await page.locator('html').getAttribute('data-failed')).toBeNull();
}

/** Of a state that is about one part, only that part: the rest of the page is looked at in other states. */
async function expectNoFaults(page: Page, { part }: GalleryState): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(rules).setLegacyMode();
  if (part !== undefined) axe.include({ fromShadowDom: ['cart-fragment', `[part~="${part}"]`] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}

async function expectLook(page: Page, { part, tall }: GalleryState, name: string, whole: boolean): Promise<void> {
  await page.evaluate(loadPictures);
  const options = { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.02 } as const;
  if (part === undefined) await expect(page).toHaveScreenshot(name, { ...options, fullPage: whole && tall === true });
  else await expect(page.locator(`[part~="${part}"]`).first()).toHaveScreenshot(name, options);
}

/** Those further down would come only when the page is scrolled. */
async function loadPictures(): Promise<void> {
  const pictures = [...(document.querySelector('cart-fragment')?.shadowRoot?.querySelectorAll('img') ?? [])];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode()));
}

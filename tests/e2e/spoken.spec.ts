import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Locator, Page } from '@playwright/test';
import { openHostPage } from '../support/host-page.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const reader = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');

/** Dates depend on the day. */
const anyDate = /(Mo|Di|Mi|Do|Fr|Sa|So)\., \d+\. \p{L}+( \d{4})?/gu;

/** Browsers do not read what a button contains beside its name, nor all options of a select. */
const unread = [/(^button, .*\n)(?:(?!(?:end of )?button).*\n)*end of button.*\n/gm, /(^)option, .*\n/gm];

/** What a screen reader says from the first to the last element of a part, a line for each. */
async function wordsOf(page: Page, part: Locator): Promise<string> {
  await page.route('**/screen-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(reader, 'utf8') }),
  );
  const words = await part.evaluate(async (container) => {
    const url = '/screen-reader.js';
    const { virtual } = (await import(url)) as { virtual: Virtual };
    await virtual.start({ container });
    // It begins again after the end.
    const first = await virtual.lastSpokenPhrase();
    do await virtual.next();
    while ((await virtual.lastSpokenPhrase()) !== first);
    const log = await virtual.spokenPhraseLog();
    await virtual.stop();
    return log.slice(0, -1);
  });
  const text = `${words.join('\n').replaceAll('\u00a0', ' ').replace(anyDate, '<Tag>')}\n`;
  return unread.reduce((rest, pattern) => rest.replaceAll(pattern, '$1'), text);
}

test.describe('The reviewed words are heard', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.seed('example');
  });

  test('in the cart and its dialogs', async ({ cart, page }) => {
    await openHostPage(page, { props: { paymentNames: ['Visa', 'Rechnung'] } });
    await cart.takenOver();
    await test.step('in the cart', async () => {
      expect(await wordsOf(page, cart.region)).toMatchSnapshot('cart.txt');
    });
    for (const [button, dialog, file] of [
      ['Rabattcode einlösen', 'Rabattcode einlösen', 'code.txt'],
      [`Design wählen, ${titles.balloon}`, 'Verpackung auswählen', 'design.txt'],
      [`Leistungen, ${titles.balloon}`, 'Leistungen', 'services.txt'],
      [`Freunde-Rabatt, ${titles.balloon}`, 'Freunde-Rabatt', 'friends.txt'],
    ] as const) {
      await test.step(`in the dialog of ${button}`, async () => {
        if (!(await cart.button(button).isVisible())) await cart.packaging(titles.balloon, 'Geschenkbox').check();
        await cart.button(button).click();
        await cart.dialog(dialog).waitFor();
        expect(await wordsOf(page, cart.root.locator('dialog[open]'))).toMatchSnapshot(file);
        await page.keyboard.press('Escape');
        await expect(cart.dialog(dialog)).toBeHidden();
      });
    }
  });

  test('on the wishlist', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'cf_wishlist', value: '["p-1001","p-1003"]', url: baseURL! }]);
    await page.goto('wishlist.html');
    const wishlist = page.locator('wishlist-fragment');
    await expect(wishlist.getByRole('heading', { level: 2 })).toHaveCount(2);
    expect(await wordsOf(page, wishlist.locator('.root'))).toMatchSnapshot('wishlist.txt');
  });
});

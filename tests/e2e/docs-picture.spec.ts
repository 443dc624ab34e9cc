/** Compares the README's picture with the demo of today. `npm run pictures` updates it. */
import { expect, test } from '../support/test.ts';

const desk = { tenant: 'JS_DE', width: 1240, height: 1180, scale: 0.64 };
const phone = { tenant: 'MD_DE', width: 390, height: 980, scale: 0.64 * (1180 / 980) };
const gap = 28;

const frame = ({ tenant, width, height, scale }: typeof desk) =>
  `<div style="width: ${width * scale}px; height: ${height * scale}px">
     <iframe src="index.html?tenant=${tenant}" width="${width}" height="${height}" style="scale: ${scale}"></iframe>
   </div>`;

const markup = `<!doctype html>
  <title>Warenkorb</title>
  <style>
    body { display: flex; gap: ${gap}px; width: fit-content; margin: 0; padding: ${gap}px; background: #efeae6 }
    div { overflow: hidden; border-radius: 12px; box-shadow: 0 6px 24px rgb(43 37 34 / 18%) }
    iframe { display: block; border: 0; transform-origin: 0 0 }
  </style>
  ${frame(desk)}${frame(phone)}`;

test.use({
  deviceScaleFactor: 1.5,
  viewport: {
    width: Math.round(desk.width * desk.scale + phone.width * phone.scale + 3 * gap),
    height: Math.round(desk.height * desk.scale + 2 * gap),
  },
  contextOptions: { reducedMotion: 'reduce' },
});

test('the picture in the README shows this version in both brands', async ({ page }) => {
  await page.clock.setFixedTime('2026-03-02T10:00:00+01:00');
  await page.route('**/picture.html', (route) => route.fulfill({ contentType: 'text/html', body: markup }));
  await page.route('**/host/host.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replace('font-display: optional', 'font-display: block');
    await route.fulfill({ response, body: `${css} .demo-bar { display: none }` });
  });
  // The appointments of tickets are some weeks away.
  await page.route('**/api/cart', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\b20\d\d-\d\d-\d\dT/g, '2026-06-13T');
    await route.fulfill({ response, body });
  });
  await page.goto('picture.html');
  for (const [at] of [desk, phone].entries()) {
    const cart = page.frameLocator('iframe').nth(at).locator('cart-fragment');
    await expect(cart.locator('[part~="item"]')).toHaveCount(5);
    await expect(cart.locator('.promise').getByText(/^Alles (da|sofort) /)).toBeAttached();
  }
  for (const part of page.frames().slice(1)) await part.evaluate(loadFontAndPictures);
  await expect(page).toHaveScreenshot('cart.png', { animations: 'disabled', scale: 'device', maxDiffPixelRatio: 0.01 });
});

/** Also scrolls back and forth, so that the sticky bar is painted at its current position. */
async function loadFontAndPictures(): Promise<void> {
  const pictures = [...document.querySelector('cart-fragment')!.shadowRoot!.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled([document.fonts.load('1em Figtree'), ...pictures.map((picture) => picture.decode())]);
  for (const top of [1, 0]) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
}

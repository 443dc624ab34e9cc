import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test.ts';

const read = (name: string) => readFileSync(`dist/cdn/${name}`, 'utf8');
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const cdn = `https://cdn.example/cart/${version}/`;
const integrity = JSON.parse(read('integrity.json')) as Record<string, string>;

function pageWith(hash: string | undefined): string {
  const chunks = Object.entries(integrity).filter(([name]) => name.endsWith('.js'));
  const map = { integrity: Object.fromEntries(chunks.map(([name, value]) => [cdn + name, value])) };
  return `<!doctype html><html lang="de"><title>Warenkorb</title>
    <script type="importmap">${JSON.stringify(map)}</script>
    <script type="module" src="${cdn}cart-fragment.js" integrity="${hash}" crossorigin></script>
    <cart-fragment base-url="./shop/js_de/" tenant="JS_DE"></cart-fragment>`;
}

for (const [what, hash, isShown] of [
  ['starts from another origin with the integrity of its files', integrity['cart-fragment.js'], true],
  ['does not start with the integrity of another file', integrity['cart-badge.js'], false],
] as const) {
  test(`the cart ${what}`, async ({ page, cart }) => {
    await page.route(`${cdn}**`, (route) => {
      const name = new URL(route.request().url()).pathname.replace(`/cart/${version}/`, '');
      return route.fulfill({
        body: read(name),
        contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    await page.route('**/integrity.html', (route) =>
      route.fulfill({ body: pageWith(hash), contentType: 'text/html; charset=utf-8' }),
    );
    await page.goto('integrity.html', { waitUntil: 'networkidle' });
    if (isShown) await expect(cart.heading).toBeVisible();
    else expect(await page.evaluate(() => customElements.get('cart-fragment') === undefined)).toBe(true);
  });
}

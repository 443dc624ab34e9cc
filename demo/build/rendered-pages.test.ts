import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop } from '../../contract/backend/testing/test-shop.ts';
import { renderedPages } from './rendered-pages.ts';
import { serverRenderedPage } from './server-rendered-page.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await writeFile(
    path.join(folder, 'on-touch.html'),
    await serverRenderedPage('<!-- server-rendered: cart -->', {}, 'JS_DE'),
  );
});
afterAll(() => rm(folder, { recursive: true }));

/** The page as a visitor opens it who has changed the quantity of the first item. */
async function open(address: string) {
  const shop = createTestShop();
  await shop.call('setItemQuantity', { cartItemId: 'item-1', quantity: 7 });
  const request = new Request(`https://shop.example/${address}`);
  return renderedPages(folder)(request, ({ url }) => shop.fetch(url));
}

describe('renderedPages', () => {
  it('renders the cart of the visitor, with the form', async () => {
    const html = await (await open('on-touch.html'))!.text();
    expect(html).toContain('<option value="7" selected="">7</option>');
    expect(html).toContain('action="./shop/js_de/api/cart/form"');
    expect(html).toContain('<div class="notices" aria-live="polite"></div>');
  });

  it.each([
    ['716', 'Diese Rabattaktion ist leider nicht gültig.'],
    ['0', 'technischer Fehler'],
    ['synced', 'Dein Warenkorb wurde aktualisiert'],
  ])('says that the result of the form is %s', async (result, text) => {
    const html = await (await open(`on-touch.html?cart-form=${result}`))!.text();
    expect(html.replace(/<script.*/s, '')).toContain(text);
  });

  it("redirects the shop's link to a product to its page", async () => {
    const { status, headers } = (await open('shop/js_de/experiences/p-1001'))!;
    expect([status, headers.get('location')]).toEqual([
      302,
      'https://shop.example/product.html?id=p-1001&tenant=JS_DE',
    ]);
  });

  it.each(['index.html', 'on-touch.md_de.html', ''])('leaves "%s" to the folder', async (address) => {
    expect(await open(address)).toBeNull();
  });
});

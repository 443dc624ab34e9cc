import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderCartFragment } from 'cart-fragment/server';
import { resultParameter } from 'cart-fragment-contract/backend';
import { productPageOf } from '../host/shop/product-redirect.ts';
import { serverRenderedPages } from './server-rendered-page.ts';

const element = /<cart-fragment[^]*?<script type="application\/json">([^]*?)<\/script>[^]*?<\/cart-fragment>/;

interface BuiltData {
  readonly baseUrl: string;
  readonly rootComponentProps: object;
}

/**
 * Serves the server-rendered pages of a built demo with the cart of the visitor, and with the result of its form, and
 * redirects links of the shop to the demo's pages. `shop` answers the calls of the contract.
 */
export function renderedPages(folder: string) {
  return async (request: Request, shop: (call: Request) => Response | Promise<Response>): Promise<Response | null> => {
    const product = productPageOf(request.url);
    if (product !== null) return Response.redirect(product, 302);
    const url = new URL(request.url);
    const [name = '', tenant = ''] = /([\w-]+)((?:\.\w+)?)\.html$/.exec(url.pathname)?.slice(1) ?? [];
    const hydrate = serverRenderedPages[`${name}.html`];
    if (!hydrate) return null;
    const page = await readFile(path.join(folder, `${name}${tenant}.html`), 'utf8').catch(() => null);
    const json = page && element.exec(page)?.[1];
    if (!page || !json) return null;
    const data = JSON.parse(json) as BuiltData;
    const headers = { cookie: request.headers.get('cookie') ?? '' };
    const cart = await shop(new Request(new URL(`${data.baseUrl}api/cart`, url), { headers }));
    if (!cart.ok) return null;
    const result = url.searchParams.get(resultParameter);
    const markup = await renderCartFragment(
      {
        ...data,
        rootComponentProps: {
          ...data.rootComponentProps,
          // A static host of the demo has no such endpoint.
          formAction: 'api/cart/form',
          initialCart: (await cart.json()) as object,
          // 0 is the code of a refusal without one.
          initialErrorCode: result === null || result === 'synced' ? null : Number(result),
          cartWasSynced: result === 'synced',
        },
      },
      { stylesheetUrl: 'package/cart-fragment.css', hydrate },
    );
    return new Response(
      page.replace(element, () => markup),
      // `no-store` would keep the page out of the back/forward cache.
      { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' } },
    );
  };
}

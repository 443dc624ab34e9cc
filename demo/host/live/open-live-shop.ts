import type { Cart } from 'cart-fragment-contract';
import { createMemoryStore } from 'cart-fragment-contract/backend';
import { numberOfCartItems, wishlistIds } from 'cart-fragment/storage';
import { createInPageFetch } from '../backend/in-page.ts';
import { shopOf, shopUrl } from '../shop/shops.ts';
import { changeCart } from './change-cart.ts';
import type { LiveSettings } from './live-settings.ts';

/** Replaces the page's `fetch` by a shop of its own, which runs in the page and stores nothing. */
export async function openLiveShop(settings: LiveSettings): Promise<void> {
  const shop = shopOf(settings.tenant);
  const answer = createInPageFetch({ store: createMemoryStore() });
  const outside = window.fetch.bind(window);
  const control = async (path: string, body: object) =>
    answer(shopUrl(`control/${path}`, shop), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  await control('seed', { scenario: settings.scenario });
  if (settings.loggedIn) await control('login', { loggedIn: true });
  remember((await (await answer(shopUrl('api/cart', shop))).json()) as Cart);
  const { fault, faultyCall, latencyMs } = settings;
  const failNext = fault ? [{ ...fault, path: faultyCall, times: 1_000_000 }] : [];
  await control('set-faults', { latencyMs, failNext });

  let own = settings.cart as Cart | null;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(shopUrl('', shop))) return outside(request);
    const { pathname } = new URL(request.url);
    const body = own && request.method === 'POST' ? ((await request.clone().json()) as Record<string, unknown>) : null;
    const response = await answer(request);
    if (!own || !/\/api\/cart(?:\/|$)/.test(pathname) || (fault && pathname.includes(faultyCall))) return response;
    if (body) own = changeCart(own, pathname, body);
    return Response.json(own);
  };
}

/** Stores what the pages before this one have left, which the badges show. */
function remember({ items }: Cart): void {
  numberOfCartItems.write(items.reduce((sum, { quantity }) => sum + quantity, 0));
  wishlistIds.write(['p-1013', 'p-1004']);
}

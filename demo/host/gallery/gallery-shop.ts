import type { Cart } from 'cart-fragment-contract';
import { createMemoryStore, type FaultKind } from 'cart-fragment-contract/backend';
import { createInPageFetch } from '../backend/in-page.ts';
import { goOffline } from './go-offline.ts';
import { shopUrl, type Shop } from '../shop/shops.ts';

/** The shop's clock, fixed so that dates and reservations never change. */
const galleryTime = new Date('2026-12-01T09:00:00.000Z');

/** A fault for the next calls; see the backend's faults. */
export interface GalleryFault {
  readonly kind: FaultKind;
  readonly status?: number;
  readonly body?: object;
  readonly times?: number;
}

/** The shop of one state. It runs in the page and stores nothing. */
export interface GalleryShop {
  /** Sends a control call, for example `change-price`. */
  control<Answer>(path: string, body?: object): Promise<Answer>;
  /** Sends a call of the shopper before the page opens, for example `cart/add-coupon`. */
  earlier(path: string, body: object): Promise<void>;
  /** Makes calls whose path contains the text fail from now on. */
  fail(path: string, fault: GalleryFault): Promise<void>;
  /** Takes the page offline with the first call whose path contains the text. */
  disconnectAt(path: string): void;
}

/** Replaces the page's `fetch`. Applies `change` to every cart before returning it. */
export function openGalleryShop(shop: Shop, change?: (cart: Cart) => Cart): GalleryShop {
  const answer = createInPageFetch({ store: createMemoryStore(), now: () => galleryTime });
  let lastPath: string | null = null;

  window.fetch = async (input, init) => {
    if (lastPath !== null && urlOf(input).includes(lastPath)) goOffline();
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    const response = await answer(input, init);
    if (!change || !response.ok) return response;
    const body = (await response.json()) as object;
    return Response.json('cartId' in body ? change(body as Cart) : body);
  };

  async function call(path: string, body?: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'cart-fragment' };
    const post = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await answer(shopUrl(path, shop), body && post);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  return {
    control: async <Answer>(path: string, body?: object) => (await call(`control/${path}`, body)) as Answer,
    async earlier(path, body) {
      await call(`api/${path}`, body);
    },
    async fail(path, fault) {
      await call('control/set-faults', { failNext: [{ path, times: 99, ...fault }] });
    },
    disconnectAt(path) {
      lastPath = path;
    },
  };
}

function urlOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : input.toString();
}

import { afterTest, turn } from './page.ts';

/** The server's wishlist and products, which answers as a test says. */
export class WishlistServer {
  ids: string[] = [];
  readonly calls: string[] = [];
  answered = 0;
  /** Answers to calls that are made from now on come after it. */
  pause: Promise<void> = Promise.resolve();
  refuse: ((path: string) => Response | null) | null = null;
  readonly #fetch = window.fetch;

  constructor() {
    window.fetch = async (input, init) => {
      const url = new URL(input as string, location.href);
      if (!/\/api\/(wishlist|product-details)/.test(url.pathname)) return this.#fetch(input, init);
      const path = url.pathname.replace(/^.*\/api\//, '');
      const body = JSON.parse((init?.body as string | undefined) ?? 'null') as Record<string, unknown> | null;
      this.calls.push(body ? `${path} ${JSON.stringify(body)}` : path);
      const { pause } = this;
      await turn();
      await pause;
      this.answered++;
      const refusal = this.refuse?.(path);
      if (refusal) return refusal;
      if (path.startsWith('product-details/')) return Response.json(wireProduct(path.replace(/^.*\//, '')));
      if (path.endsWith('add-products')) this.ids = [body!['productId'] as string, ...this.ids];
      if (path.endsWith('remove-product')) {
        this.ids = this.ids.filter((id) => !(body!['productIds'] as string[]).includes(id));
      }
      return Response.json(this.ids);
    };
    afterTest(() => (window.fetch = this.#fetch));
  }
}

/** A product as the shop's API answers it. */
export function wireProduct(id: string) {
  return {
    id,
    title: `Erlebnis ${id}`,
    manufacturerSku: `sku-${id}`,
    trackingName: 'Ballonfahrt',
    image: { alt: '', sizes: '230px', src: '/tests/elements/support/picture.svg', srcset: '' },
    price: { gross: { amount: 79.9, currencyCode: 'EUR' } },
  };
}

export const oneHash = () => `hash-${Math.random()}`;

/** A base URL of its own for each test, so that each has its own wishlist. */
export const oneShop = () => `/shop-${Math.random()}/`;

/** The guest's wishlist. */
export const cookie = () => decodeURIComponent(/cf_wishlist=([^;]*)/.exec(document.cookie)?.[1] ?? '[]');
export const clearCookie = () => (document.cookie = 'cf_wishlist=; path=/; max-age=0');

export function storeGuestList(ids: readonly string[]): void {
  document.cookie = `cf_wishlist=${encodeURIComponent(JSON.stringify(ids))}; path=/`;
}

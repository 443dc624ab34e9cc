import { summed, wireCart, type WireCart } from './wire-cart.ts';

export class Call {
  readonly #signal: AbortSignal | null;
  readonly path: string;
  readonly url: string;
  readonly body: Record<string, unknown>;

  constructor(path: string, url: string, body: Record<string, unknown>, signal: AbortSignal | null) {
    this.#signal = signal;
    this.path = path;
    this.url = url;
    this.body = body;
  }

  /** No own property: the runner clones the values of a failed assertion, and would hang at one that cannot be cloned. */
  get signal(): AbortSignal | null {
    return this.#signal;
  }
}

/** Replaces the shop's API in a window: holds a cart, applies changes to it, and records every call. */
export class StubShop {
  readonly calls: Call[] = [];
  cart: WireCart = wireCart();
  /** While true, calls get no answer and end only when aborted. */
  silent = false;
  /** While true, calls are lost. */
  lost = false;
  readonly #window: Window & typeof globalThis;
  readonly #fetch: typeof fetch;

  constructor(target: Window & typeof globalThis = window) {
    this.#window = target;
    this.#fetch = target.fetch;
    target.fetch = (input, init) => {
      const url = new URL(input as string, target.location.href);
      if (!url.pathname.includes('/api/')) return this.#fetch.call(target, input, init);
      return this.#answer(url, init);
    };
  }

  named(path: string): Call[] {
    return this.calls.filter((call) => call.path === path);
  }

  restore(): void {
    this.#window.fetch = this.#fetch;
  }

  #answer(url: URL, init: RequestInit = {}): Promise<Response> {
    const path = url.pathname.replace(/^.*\/api\//, '');
    const body = JSON.parse((init.body as string | undefined) ?? '{}') as Record<string, unknown>;
    const signal = init.signal ?? null;
    this.calls.push(new Call(path, url.href, body, signal));
    if (this.lost) return Promise.reject(new TypeError('Failed to fetch'));
    if (this.silent) {
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    }
    return Promise.resolve(this.#window.Response.json(this.#apply(path, body)));
  }

  #apply(path: string, body: Record<string, unknown>): unknown {
    if (path === 'delivery-terms') return [];
    if (path.endsWith('/availability')) return { available: true };
    if (path.endsWith('/merchant-account-properties')) return { isSandbox: true, merchantId: 'M' };
    if (!path.startsWith('cart')) return {};
    if (path === 'cart') return this.cart;
    const items = this.cart.items
      .filter((item) => path !== 'cart/remove-item' || item.id !== body['cartItemId'])
      .map((item) => {
        if (path === 'cart/set-item-quantity' && item.id === body['cartItemId']) {
          return { ...item, quantity: body['quantity'] as number };
        }
        if (path === 'cart/set-item-packaging' && item.id === body['itemId']) {
          const type = body['packagingOptionType'];
          const options = item['availablePackagingOptions'] as { type: string }[];
          return { ...item, selectedPackaging: options.find((option) => option.type === type) };
        }
        return item;
      });
    const methods = this.cart['availableShippingMethods'] as { method: unknown }[];
    const shipping = methods.find(({ method }) => method === body['method']) ?? this.cart['shipping'];
    this.cart = summed({ ...this.cart, items, shipping, cartVersion: this.cart.cartVersion + 1 });
    return this.cart;
  }
}

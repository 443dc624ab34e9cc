import type { Product } from 'cart-fragment-contract';
import { cartTenants, toMinor, type CartTenant } from 'cart-fragment-contract';

/** A product as the demo's backend offers it to a tenant. */
export interface Offer {
  readonly product: Product;
  readonly experienceId: string | null;
  readonly appointments: readonly {
    readonly appointmentId: string;
    readonly locationId: string;
    readonly location: string;
    readonly date: string;
  }[];
}

export interface Design {
  readonly code: string;
  readonly type: string;
  readonly title: string;
  readonly designTitle: string;
  readonly sku: string;
  readonly price: number;
  readonly picture: object;
}

interface Backend {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
}

export interface DemoCatalog {
  readonly offers: ReadonlyMap<CartTenant, readonly Offer[]>;
  /** The packaging types of each product, cheapest first. */
  readonly packagings: ReadonlyMap<string, readonly string[]>;
  readonly designs: readonly Design[];
}

/** Reads the catalog from the demo's backend, which is built with the demo. */
export async function readDemoCatalog(): Promise<DemoCatalog> {
  const bundle = new URL('../../../../demo/.node/server.mjs', import.meta.url).href;
  const { serveBackend } = (await import(bundle)) as { serveBackend: () => Promise<Backend> };
  const backend = await serveBackend();
  const ask = async <Answer>(tenant: string, path: string, body?: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'cart-fragment' };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const answer = await backend.fetch(new Request(`http://demo.invalid/shop/${tenant.toLowerCase()}/${path}`, init));
    return (await answer.json()) as Answer;
  };
  try {
    const offers = new Map<CartTenant, readonly Offer[]>();
    for (const tenant of cartTenants) offers.set(tenant, await ask(tenant, 'control/products'));
    return { offers, ...(await readPackagings(ask, offers.get('JS_DE') ?? [])) };
  } finally {
    await backend.close();
  }
}

interface AskedCart {
  readonly items: readonly {
    readonly product: Product;
    readonly selectedPackaging: Packaging | null;
    readonly availablePackagingOptions: readonly { readonly type: string; readonly variantId: string }[];
  }[];
}
interface Packaging {
  readonly type: string;
  readonly title: string;
  readonly variantTitle: string;
  readonly variantId: string;
  readonly manufacturerSku: string;
  readonly price: Product['price'];
}

type Ask = <Answer>(tenant: string, path: string, body?: object) => Promise<Answer>;

/** Puts every product into a cart, whose items show their packagings. */
async function readPackagings(ask: Ask, offers: readonly Offer[]) {
  await ask('JS_DE', 'control/seed', { scenario: 'empty' });
  for (const { product } of offers) await ask('JS_DE', 'control/add-item', { productId: product.id });
  const { items } = await ask<AskedCart & { items: readonly { id: string }[] }>('JS_DE', 'api/cart');
  const packagings = new Map<string, readonly string[]>();
  const designs = new Map<string, Design>();
  for (const item of items as readonly (AskedCart['items'][number] & { id: string })[]) {
    packagings.set(
      item.product.id,
      item.availablePackagingOptions.map(({ type }) => type),
    );
    for (const { type, variantId } of item.availablePackagingOptions) {
      if ([...designs.values()].some((design) => design.type === type)) continue;
      const path = `api/packagings/variants/${variantId}`;
      const { variants } = await ask<{ variants: readonly { variantId: string; image: object }[] }>('JS_DE', path);
      for (const { variantId: code, image } of variants) {
        const body = { itemId: item.id, packagingOptionType: type, packagingVariantId: code };
        const cart = await ask<AskedCart>('JS_DE', 'api/cart/set-item-packaging', body);
        const chosen = cart.items.find(({ product }) => product.id === item.product.id)?.selectedPackaging;
        if (chosen) designs.set(code, designOf(chosen, image));
      }
    }
  }
  return { packagings, designs: [...designs.values()].toSorted((a, b) => a.sku.localeCompare(b.sku)) };
}

const designOf = (chosen: Packaging, picture: object): Design => ({
  code: chosen.variantId,
  type: chosen.type,
  title: chosen.title,
  designTitle: chosen.variantTitle,
  sku: chosen.manufacturerSku,
  price: toMinor(chosen.price.gross),
  picture,
});

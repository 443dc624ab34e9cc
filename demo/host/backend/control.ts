import type { Cart, Changeset, Product } from 'cart-fragment/contract';
import { shopUrl } from '../shop/shops.ts';

/** A product as the tiles get it; one with appointments is sold as a ticket. */
export interface Offer {
  readonly product: Product;
  readonly experienceId: string | null;
  readonly appointments: readonly {
    readonly appointmentId: string;
    readonly location: string;
    readonly date: string;
  }[];
}

/** What the panel shows of the shop's state. */
export interface ShopSettings {
  readonly loggedIn: boolean;
  readonly faults: { readonly latencyMs: number; readonly failNext: readonly { readonly times: number }[] };
}

/** The shop's surface for its own pages; the cart's calls are the cart's. */
export const control = {
  cart: () => call<Cart>('api/cart'),
  products: () => call<readonly Offer[]>('control/products'),
  settings: () => call<ShopSettings>('control/state'),
  changeset: () => call<Changeset | null>('control/changeset'),
  addItem: (productId: string, appointmentId: string | null) =>
    call<Cart>('control/add-item', { productId, appointmentId }),
  post: (path: string, body: object) => call<unknown>(`control/${path}`, body),
};

/** @throws Error with what the shop said, in German. */
async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(shopUrl(path), {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const told = (await answer.json()) as unknown;
  if (answer.ok) return told as Answer;
  const { message } = told as { message?: string };
  throw new Error(message ?? 'Das hat leider nicht geklappt.');
}

import type { Cart, Changeset, DeliveryTerm, Product } from 'cart-fragment-contract';
import { shopUrl } from '../shop/shops.ts';

/** A product for the tiles. A product with appointments is sold as a ticket. */
export interface Offer {
  readonly product: Product;
  readonly experienceId: string | null;
  readonly appointments: readonly {
    readonly appointmentId: string;
    readonly location: string;
    readonly date: string;
  }[];
}

/** The shop's settings in the panel. */
export interface ShopSettings {
  readonly loggedIn: boolean;
  /** The customer's, also while nobody is logged in. */
  readonly wishlist: readonly string[];
  /** By tenant; none that the visitor has not opened. */
  readonly shops: Readonly<
    Record<string, { readonly cart: { readonly cartId: string; readonly cartVersion: number } } | undefined>
  >;
  readonly faults: { readonly latencyMs: number; readonly failNext: readonly { readonly times: number }[] };
}

/** Control calls of the shop's own pages. */
export const control = {
  cart: () => call<Cart>('api/cart'),
  deliveryTerms: () => call<readonly DeliveryTerm[]>('api/delivery-terms'),
  products: () => call<readonly Offer[]>('control/products'),
  settings: () => call<ShopSettings>('control/state'),
  changeset: () => call<Changeset | null>('control/changeset'),
  addItem: (productId: string, appointmentId: string | null) =>
    call<Cart>('control/add-item', { productId, appointmentId }),
  post: (path: string, body: object) => call<unknown>(`control/${path}`, body),
};

/** @throws Error with the shop's German message. */
async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(shopUrl(path), {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const content = (await answer.json()) as unknown;
  if (answer.ok) return content as Answer;
  const { message } = content as { message?: string };
  throw new Error(message ?? 'Das hat leider nicht geklappt.');
}

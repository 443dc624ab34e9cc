import type { Cart } from 'cart-fragment-contract';
import { createBackend, createMemoryStore } from 'cart-fragment-contract/backend';
import type { Shop } from '../host/shop/shops.ts';

/** Returns the cart of a new visitor. */
export async function exampleCart(shop: Shop): Promise<Cart> {
  const backend = createBackend({ store: createMemoryStore(), report: rethrow });
  const answer = await backend.fetch(new Request(`https://page.invalid/${shop.baseUrl}api/cart`));
  if (!answer.ok) throw new Error(`The shop answered ${answer.status} to the cart request of ${shop.tenant}`);
  return (await answer.json()) as Cart;
}

function rethrow(error: unknown): never {
  throw error;
}

/** A client that openapi-typescript has typed. */
import createClient from 'openapi-fetch';
import type { paths } from './generated/client.d.ts';

const client = createClient<paths>({ baseUrl: 'https://shop.example/', credentials: 'include' });
const header = { 'X-Requested-With': 'cart-fragment' } as const;

export async function changeQuantity(cartItemId: string, quantity: number): Promise<number> {
  const { data, error, response } = await client.POST('/api/cart/set-item-quantity', {
    params: { header },
    body: { cartItemId, quantity },
  });
  if (data) return data.total.gross.amount;
  throw new Error(`${response.status}: ${error?.errorCode}`);
}

export async function rating(id: string): Promise<number | undefined> {
  const { data } = await client.GET('/api/product-details/{id}', { params: { path: { id } } });
  return data?.rating?.value;
}

// @ts-expect-error -- The header is required.
export const withoutHeader = client.POST('/api/cart/remove-item', { body: { cartItemId: 'item-1' } });
export const text = client.POST('/api/cart/set-item-quantity', {
  params: { header },
  // @ts-expect-error -- The quantity is a number.
  body: { cartItemId: 'item-1', quantity: '2' },
});
// @ts-expect-error -- There is no such call.
export const unknown = client.GET('/api/basket');

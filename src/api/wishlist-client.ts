import { printJson } from '../domain/print-json.ts';
import { WishlistFullError } from '../domain/wishlist.ts';
import { InvalidResponseError } from './errors.ts';
import { plainRefusal } from './plain-refusal.ts';
import { sendRequest, type ClientOptions } from './send-request.ts';
import { readJson, readRefusalBody } from './read-json.ts';

export type WishlistClient = ReturnType<typeof createWishlistClient>;

/** The routes of `operations/wishlist.ts` without its schemas, which hearts are too small for. */
export const wishlistRoutes = {
  get: { method: 'GET', path: 'api/wishlist', body: null, cache: 'no-store' },
  add: { method: 'POST', path: 'api/wishlist/add-products', body: true },
  remove: { method: 'POST', path: 'api/wishlist/remove-product', body: true },
} as const;

/** Calls resolve with the ids of the list, newest first. They reject like all calls, and with a WishlistFullError. */
export function createWishlistClient(client: ClientOptions) {
  // Shoppers follow a link right after pressing a heart: `keepalive` completes the request after the page is left.
  const send = (name: keyof typeof wishlistRoutes, signal?: AbortSignal, body?: object) =>
    sendRequest(client, wishlistRoutes[name], { body }, readIds, { signal, keepalive: Boolean(body) });
  return {
    get: (signal?: AbortSignal) => send('get', signal),
    add: (productId: string, signal?: AbortSignal) => send('add', signal, { productId }),
    remove: (productIds: readonly string[], signal?: AbortSignal) => send('remove', signal, { productIds }),
  };
}

async function readIds(response: Response): Promise<readonly string[]> {
  if (!response.ok) throw refusal(response, await readRefusalBody(response));
  const ids = await readJson(response);
  if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string')) {
    throw new InvalidResponseError('answered without a list of ids', response.status);
  }
  return [...new Set(ids as string[])];
}

function refusal(response: Response, body: unknown): Error {
  // The contract defines the code but not its field.
  return printJson(body).includes(':"COUNT_EXCEEDED"') ? new WishlistFullError() : plainRefusal(response, body);
}

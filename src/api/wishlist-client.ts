import { readErrorCategory, readErrorCode } from '../domain/error-catalog.ts';
import { printJson } from '../domain/print-json.ts';
import { WishlistFullError } from '../domain/wishlist.ts';
import { ApiError, InvalidResponseError } from './errors.ts';
import { sendRequest, type ClientOptions } from './send-request.ts';
import { readJson, readRefusalBody, retryAfterSecondsOf } from './read-json.ts';

/**
 * The calls of the wishlist. Each resolves with the product ids of the list, newest first. They reject like all calls,
 * and with a WishlistFullError.
 */
export interface WishlistClient {
  get(signal?: AbortSignal): Promise<readonly string[]>;
  add(productId: string, signal?: AbortSignal): Promise<readonly string[]>;
  remove(productIds: readonly string[], signal?: AbortSignal): Promise<readonly string[]>;
}

/** The routes of `operations/wishlist.ts` without its schemas, which hearts are too small for. */
export const wishlistRoutes = {
  get: { method: 'GET', path: 'api/wishlist', body: null, cache: 'no-store' },
  add: { method: 'POST', path: 'api/wishlist/add-products', body: true },
  remove: { method: 'POST', path: 'api/wishlist/remove-product', body: true },
} as const;

export function createWishlistClient(client: ClientOptions): WishlistClient {
  // Shoppers follow a link right after pressing a heart: `keepalive` completes the request after the page is left.
  const send = (name: keyof typeof wishlistRoutes, signal?: AbortSignal, body?: object) =>
    sendRequest(client, wishlistRoutes[name], { body }, readIds, { signal, keepalive: Boolean(body) });
  return {
    get: (signal) => send('get', signal),
    add: (productId, signal) => send('add', signal, { productId }),
    remove: (productIds, signal) => send('remove', signal, { productIds }),
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
  const { status } = response;
  // The contract defines the code but not its field.
  if (printJson(body).includes(':"COUNT_EXCEEDED"')) return new WishlistFullError();
  const fields = Object(body) as Record<string, unknown>;
  const { message, category } = fields;
  const errorCode = readErrorCode(fields['errorCode']);
  const retryAfterSeconds = retryAfterSecondsOf(response);
  return Number.isSafeInteger(errorCode)
    ? new ApiError(
        {
          errorCode: errorCode as number,
          message: typeof message === 'string' ? message : null,
          category: typeof category === 'string' ? readErrorCategory(category) : null,
          fields: { appointmentIds: [] },
        },
        status,
        retryAfterSeconds,
      )
    : new InvalidResponseError(`answered ${status}`, status, { retryAfterSeconds }, 'CF-202');
}

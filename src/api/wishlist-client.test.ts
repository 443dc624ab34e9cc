import { describe, expect, it } from 'vitest';
import { ApiError, InvalidResponseError, NetworkError } from './errors.ts';
import * as operations from './operations/wishlist.ts';
import { createWishlistClient, wishlistRoutes } from './wishlist-client.ts';

function clientAnswering(answer: () => Response) {
  const requests: Request[] = [];
  const client = createWishlistClient({
    baseUrl: () => 'https://shop.example/de/',
    pageOrigin: () => 'https://shop.example',
    fetch: async (url, init) => {
      requests.push(new Request(url, init));
      return answer();
    },
  });
  return { client, requests };
}

const refusing = (body: unknown, status = 422) => clientAnswering(() => Response.json(body, { status })).client;

describe('createWishlistClient', () => {
  it('cancels each of its requests', async () => {
    const { client, requests } = clientAnswering(() => Response.json([]));
    const closing = new AbortController();
    await Promise.all([
      client.get(closing.signal),
      client.add('p-1', closing.signal),
      client.remove([], closing.signal),
    ]);
    closing.abort();
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  });

  it('lists each product once', async () => {
    const { client } = clientAnswering(() => Response.json(['p-1', 'p-2', 'p-1']));
    expect(await client.get()).toEqual(['p-1', 'p-2']);
  });

  it('has the routes of the contract', () => {
    const { getWishlist, addWishlistProduct, removeWishlistProducts } = operations;
    const routes = { get: getWishlist, add: addWishlistProduct, remove: removeWishlistProducts };
    for (const name of ['get', 'add', 'remove'] as const) {
      const { method, path, body } = routes[name];
      expect(wishlistRoutes[name]).toMatchObject({ method, path });
      expect(Boolean(wishlistRoutes[name].body)).toBe(Boolean(body));
    }
  });

  it('sends the requests of the contract, and keeps changes alive after the page is left', async () => {
    const { client, requests } = clientAnswering(() => Response.json(['p-1']));
    expect(await client.get()).toEqual(['p-1']);
    await client.add('p-1');
    await client.remove(['p-1']);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://shop.example/de/api/wishlist',
      'POST https://shop.example/de/api/wishlist/add-products',
      'POST https://shop.example/de/api/wishlist/remove-product',
    ]);
    expect(await requests[1]?.json()).toEqual({ productId: 'p-1' });
    expect(await requests[2]?.json()).toEqual({ productIds: ['p-1'] });
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true, true]);
    expect(requests[1]?.headers.get('X-Requested-With')).toBe('cart-fragment');
  });

  it.each([
    { errorCode: 'COUNT_EXCEEDED' },
    { code: 'COUNT_EXCEEDED' },
    { errorCode: 1300, message: 'COUNT_EXCEEDED' },
    { errorCode: 0, category: 'COUNT_EXCEEDED' },
    { error: { code: 'COUNT_EXCEEDED' } },
    { error: 'COUNT_EXCEEDED' },
    { data: { errorCode: 'COUNT_EXCEEDED' } },
    { errorCode: 0, data: { message: 'x', code: 'COUNT_EXCEEDED' } },
  ])('rejects with a WishlistFullError for %o', async (body) => {
    await expect(refusing(body).add('p-1')).rejects.toThrow('Maximum Item Count exceeded');
  });

  it.each([
    ['a refusal', { errorCode: 0, message: 'x' }, 401, ApiError],
    ['a refusal without a code', { message: 'x' }, 404, InvalidResponseError],
    ['a text that names the code', { message: ':"COUNT_EXCEEDED"' }, 422, InvalidResponseError],
    ['null', null, 500, InvalidResponseError],
    ['an object instead of a list', { ids: [] }, 200, InvalidResponseError],
    ['a list of numbers', [1], 200, InvalidResponseError],
  ])('rejects for %s', async (_, body, status, kind) => {
    const error: unknown = await refusing(body, status)
      .get()
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ status });
  });

  it('parses a refusal like all calls: numeric codes in strings, categories in both spellings, the message', async () => {
    const body = { errorCode: '702', category: 'DiscountError', message: 'Abgelaufen.' };
    await expect(refusing(body).add('p-1')).rejects.toMatchObject({
      answer: { errorCode: 702, category: 'discount_error', message: 'Abgelaufen.' },
    });
    await expect(refusing({ errorCode: 1, category: 7, message: 8 }).add('p-1')).rejects.toMatchObject({
      answer: { errorCode: 1, category: null, message: null },
    });
    await expect(refusing({ errorCode: ' ' }).add('p-1')).rejects.toBeInstanceOf(InvalidResponseError);
  });

  it('rejects for HTML', async () => {
    const { client } = clientAnswering(() => new Response('<html>'));
    await expect(client.get()).rejects.toBeInstanceOf(InvalidResponseError);
  });

  it('rejects when the connection is lost, and passes on Retry-After', async () => {
    const { client } = clientAnswering(() => {
      throw new TypeError('failed');
    });
    await expect(client.get()).rejects.toBeInstanceOf(NetworkError);
    const busy = clientAnswering(() => new Response('', { status: 429, headers: { 'Retry-After': '7' } }));
    await expect(busy.client.add('p-1')).rejects.toMatchObject({ details: { retryAfterSeconds: 7 } });
  });
});

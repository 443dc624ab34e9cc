import { describe, expect, it, vi } from 'vitest';
import { isCancellation } from '../domain/failure.ts';
import { InvalidResponseError, ApiError, NetworkError } from './errors.ts';
import { createHttpClient } from './http-client.ts';
import { getCart } from './operations/cart.ts';
import { buildCart } from '../test-support/cart-builders.ts';
import { getPackagingVariants } from './operations/shop.ts';
import { getPaymentAvailability } from './operations/payment-methods.ts';
import { getWishlist, removeWishlistProducts } from './operations/wishlist.ts';
import { postServiceInfoOpened } from './operations/events.ts';

function clientAnswering(
  answer: (request: Request) => Response | Promise<Response>,
  baseUrl = 'https://shop.example/de/',
) {
  const requests: Request[] = [];
  const call = createHttpClient({
    baseUrl: () => baseUrl,
    pageOrigin: () => 'https://shop.example',
    fetch: (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      return Promise.resolve(answer(request));
    },
  });
  return { call, requests };
}

const ok = () => Response.json(['p-1']);

describe('createHttpClient', () => {
  it('requests a URL below baseUrl, with the header that other sites cannot send', async () => {
    const { call, requests } = clientAnswering(ok);
    expect(await call(getWishlist, {})).toEqual(['p-1']);
    expect(requests[0]?.url).toBe('https://shop.example/de/api/wishlist');
    expect(requests[0]?.headers.get('X-Requested-With')).toBe('cart-fragment');
    expect(requests[0]?.headers.get('Accept')).toBe('application/json');
    expect(requests[0]?.credentials).toBe('same-origin');
  });

  it("does not use a cart from the browser's cache", async () => {
    const { call, requests } = clientAnswering(() => Response.json(buildCart()));
    await call(getCart, {});
    expect(requests[0]?.cache).toBe('no-store');
  });

  it('passes no field to fetch that scripts have added to every object', async () => {
    const passed: unknown[] = [];
    const call = createHttpClient({
      baseUrl: () => 'https://shop.example/de/',
      pageOrigin: () => 'https://shop.example',
      fetch: async (_, { mode } = {}) => {
        passed.push(mode);
        return ok();
      },
    });
    Object.assign(Object.prototype, { mode: 'navigate' });
    await call(getWishlist, {}).finally(() => Reflect.deleteProperty(Object.prototype, 'mode'));
    expect(passed).toEqual([undefined]);
  });

  it('sends credentials to another origin', async () => {
    const { call, requests } = clientAnswering(ok, 'https://api.example/');
    await call(getWishlist, {});
    expect(requests[0]?.credentials).toBe('include');
  });

  it('reads answers of mocks that have no text and no headers', async () => {
    const mocked = (status: number, body: unknown) =>
      ({ ok: status < 300, status, json: () => Promise.resolve(body) }) as Response;
    const answering = (status: number, body: unknown) =>
      clientAnswering(() => mocked(status, body), 'https://api.example/').call(getWishlist, {});
    expect(await answering(200, ['p-1'])).toEqual(['p-1']);
    await expect(answering(429, { errorCode: 700 })).rejects.toMatchObject({ status: 429, answer: { errorCode: 700 } });
  });

  describe('optional headers', () => {
    const headers = { 'If-Match': '"cart-1.17"' };
    const sent = (requests: readonly Request[]) => requests.map((request) => request.headers.get('If-Match'));
    const answering = (tag: string | null) => () =>
      Response.json(['p-1'], tag === null ? {} : { headers: { ETag: tag } });

    it('are sent to the origin of the page', async () => {
      const { call, requests } = clientAnswering(ok);
      await call(getWishlist, {}, { headers });
      expect(sent(requests)).toEqual(['"cart-1.17"']);
    });

    it.each(['"cart-1.17"', 'W/"cart-1.17"'])(
      'are sent to another origin once it has answered with the tag %s',
      async (tag) => {
        const { call, requests } = clientAnswering(answering(tag), `https://${tag.length}.tagging.example/`);
        await call(getWishlist, {}, { headers });
        await call(getWishlist, {}, { headers });
        expect(sent(requests)).toEqual([null, '"cart-1.17"']);
      },
    );

    it.each([[null], ['"abc"'], ['W/"2f-1a"'], ['x"cart-1.17"'], ['"cart-1.17"x']])(
      'are never sent to another origin that answers with the tag %s',
      async (tag) => {
        const { call, requests } = clientAnswering(answering(tag), 'https://api.example/');
        await call(getWishlist, {}, { headers });
        await call(getWishlist, {}, { headers });
        expect(sent(requests)).toEqual([null, null]);
      },
    );
  });

  it('sends JSON', async () => {
    const { call, requests } = clientAnswering(() => new Response(null, { status: 204 }));
    await call(postServiceInfoOpened, { body: { cartId: 'c-1' } });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ cartId: 'c-1' });
  });

  it('sends lists as lists when a library has added toJSON to arrays', async () => {
    const { call, requests } = clientAnswering(() => new Response('["p-1"]'));
    Object.assign(Array.prototype, { toJSON: () => 'replaced' });
    try {
      await call(removeWishlistProducts, { body: { productIds: ['p-1', 'p-2'] } });
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
    expect(await requests[0]?.json()).toEqual({ productIds: ['p-1', 'p-2'] });
  });

  it('names the call in the message of its error', async () => {
    const { call } = clientAnswering(() => new Response('{', { headers: { 'Content-Type': 'application/json' } }));
    await expect(call(getWishlist, {})).rejects.toThrow(/^GET api\/wishlist answered /);
  });

  it('encodes ids and query parameters', async () => {
    const { call, requests } = clientAnswering(() => Response.json({ available: true }));
    await call(getPaymentAvailability, {
      params: { id: '../../admin?x=' },
      query: { totalAmount: '1&2', shippingMethod: 'Standard' },
    });
    expect(requests[0]?.url).toBe(
      'https://shop.example/de/api/payment-methods/..%2F..%2Fadmin%3Fx%3D/availability?totalAmount=1%262&shippingMethod=Standard',
    );
  });

  it.each(['', '.', '..'])('rejects the id "%s", which would change the path', async (id) => {
    const { call, requests } = clientAnswering(ok);
    await expect(call(getPackagingVariants, { params: { id } })).rejects.toBeInstanceOf(InvalidResponseError);
    expect(requests).toEqual([]);
  });

  it('rejects with an ApiError for an error of the catalog', async () => {
    const { call } = clientAnswering(() =>
      Response.json({ errorCode: 300, fields: { appointmentIds: ['a-1'] } }, { status: 409 }),
    );
    const error: unknown = await call(getWishlist, {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, answer: { errorCode: 300, fields: { appointmentIds: ['a-1'] } } });
  });

  it.each([
    ['no body', () => new Response(null, { status: 412 })],
    ['problem details', () => Response.json({ title: 'Precondition Failed', status: 412 }, { status: 412 })],
    ['a cart', () => Response.json({ cartId: 'c-1', cartVersion: 2, items: [] }, { status: 412 })],
  ])('rejects with the status of a 412 with %s', async (_, answer) => {
    await expect(clientAnswering(answer).call(getWishlist, {})).rejects.toMatchObject({ status: 412 });
  });

  it.each([
    ['7', 7],
    ['0', 0],
    ['Sat, 21 Nov 2026 09:00:30 GMT', null],
    ['soon', null],
    ['', null],
  ])('reads Retry-After: "%s"', async (header, seconds) => {
    const { call } = clientAnswering(
      () => new Response('slow down', { status: 429, headers: { 'Retry-After': header } }),
    );
    await expect(call(getWishlist, {})).rejects.toMatchObject({ details: { retryAfterSeconds: seconds } });
  });

  it.each([
    ['an HTML error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), InvalidResponseError],
    ['an HTML page with status 200', () => new Response('<form>Login</form>'), InvalidResponseError],
    ['an empty answer', () => new Response(''), InvalidResponseError],
    ['no content', () => new Response(null, { status: 204 }), InvalidResponseError],
    ['cut JSON', () => new Response('["p-1'), InvalidResponseError],
    ['another shape', () => Response.json({ productIds: [] }), InvalidResponseError],
    ['a lost connection', () => Promise.reject<Response>(new TypeError('Failed to fetch')), NetworkError],
    [
      'a throwing fetch',
      () => {
        throw new TypeError('patched');
      },
      NetworkError,
    ],
  ])('rejects with the right error for %s', async (_, answer, kind) => {
    await expect(clientAnswering(answer).call(getWishlist, {})).rejects.toBeInstanceOf(kind);
  });

  it('names the field that fails validation', async () => {
    const { call } = clientAnswering(() => Response.json(['p-1', 2]));
    await expect(call(getWishlist, {})).rejects.toThrow('unusable field 1');
  });

  it('has no timeout', async () => {
    vi.useFakeTimers();
    let answer: (response: Response) => void = () => {};
    const call = createHttpClient({
      baseUrl: () => 'https://shop.example/',
      pageOrigin: () => 'https://shop.example',
      fetch: (_, init) => {
        expect(init?.signal).toBeUndefined();
        return new Promise((resolve) => (answer = resolve));
      },
    });
    const waiting = call(getWishlist, {});
    await vi.advanceTimersByTimeAsync(3_600_000);
    answer(ok());
    expect(await waiting).toEqual(['p-1']);
    vi.useRealTimers();
  });

  it('rejects a canceled call with the AbortError', async () => {
    const caller = new AbortController();
    const { call } = clientAnswering(({ signal }) => {
      caller.abort();
      return Promise.reject<Response>(signal.reason as Error);
    });
    const error: unknown = await call(getWishlist, {}, { signal: caller.signal }).catch((reason: unknown) => reason);
    expect(isCancellation(error)).toBe(true);
  });

  it('reads the rate limit of a call that was canceled while its response arrived', async () => {
    const caller = new AbortController();
    caller.abort();
    const { call } = clientAnswering(() => {
      const body = new ReadableStream({ start: (stream) => stream.error(caller.signal.reason) });
      return new Response(body, { status: 429, headers: { 'Retry-After': '4' } });
    });
    await expect(call(getWishlist, {}, { signal: caller.signal })).rejects.toMatchObject({
      details: { retryAfterSeconds: 4 },
    });
  });

  it.each([
    ['before the answer', () => Promise.reject<Response>(gaveUp)],
    ['within the answer', () => new Response(new ReadableStream({ start: (stream) => stream.error(gaveUp) }))],
  ])("rejects with a NetworkError when a host's patched fetch aborts %s", async (_, answer) => {
    const { signal } = new AbortController();
    await expect(clientAnswering(answer).call(getWishlist, {}, { signal })).rejects.toBeInstanceOf(NetworkError);
  });
});

/** The error of a fetch that another signal aborts. */
const gaveUp = new DOMException('canceled', 'AbortError');

import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../../api/http-client.ts';
import { getCart } from '../../api/operations/cart.ts';
import { getProductDetails } from '../../api/operations/products.ts';
import { getDeliveryTerms } from '../../api/operations/shop.ts';
import { CodedError } from '../../domain/coded-error.ts';
import { explanations, type ErrorCode } from '../../domain/error-codes.ts';
import { consoleMessage, isMistake } from './console-message.ts';

/** Returns what the console says about a call with this response. */
async function messageFor(
  respond: () => Response | Promise<Response>,
  operation: typeof getCart | typeof getDeliveryTerms = getDeliveryTerms,
): Promise<string> {
  const call = createHttpClient({
    baseUrl: () => 'https://shop.example/?secret=1',
    pageOrigin: () => 'https://shop.example',
    fetch: async () => respond(),
  });
  return consoleMessage(await call(operation, {}).catch((error: unknown) => error));
}

const refusing = (status: number, body: unknown) => messageFor(() => Response.json(body, { status }));
const line = (code: ErrorCode, message: string) =>
  `cart-fragment ${code}: ${message}. ${explanations[code]} See cart-fragment/docs/errors.md#${code.toLowerCase()}`;

const terms = 'GET api/delivery-terms';
const brokenBody = () => new ReadableStream({ start: (stream) => stream.error(new Error('reset')) });

describe('consoleMessage', () => {
  it.each<[string, () => Promise<string>, ErrorCode, string]>([
    ['a status', () => refusing(404, null), 'CF-202', `${terms} answered 404`],
    ['a refusal in another form', () => refusing(400, { error: 'no' }), 'CF-202', `${terms} answered 400`],
    ['a refusal', () => refusing(400, { errorCode: 4711 }), 'CF-202', `${terms} answered 400 with errorCode 4711`],
    [
      'a field',
      () => messageFor(() => Response.json({ cartId: 'c', cartVersion: 1, items: [] }), getCart),
      'CF-203',
      'GET api/cart answered with an unusable field total',
    ],
    [
      'an HTML page',
      () => messageFor(() => new Response('\n<!doctype html>')),
      'CF-204',
      `${terms} answered 200 with "<", not JSON`,
    ],
    [
      'an empty answer',
      () => messageFor(() => new Response(null, { status: 204 })),
      'CF-204',
      `${terms} answered 204 with "", not JSON`,
    ],
    [
      'a call that the browser blocks',
      () => messageFor(() => Promise.reject(new TypeError('Failed to fetch'))),
      'CF-201',
      `${terms} got no complete answer`,
    ],
    [
      'an answer that breaks off',
      () => messageFor(() => new Response(brokenBody())),
      'CF-201',
      `${terms} got no complete answer`,
    ],
  ])('names the call, the observed response, the code and the link for %s', async (_, message, code, text) => {
    expect(await message()).toBe(line(code, text));
  });

  it('omits ids and query strings of the call', async () => {
    const call = createHttpClient({
      baseUrl: () => 'https://shop.example/',
      pageOrigin: () => 'https://shop.example',
      fetch: async () => new Response(null, { status: 500 }),
    });
    const error: unknown = await call(getProductDetails, { params: { id: 'secret-1' } }).catch(
      (failed: unknown) => failed,
    );
    expect(consoleMessage(error)).toMatch(/^cart-fragment CF-202: GET api\/product-details\/\{id\} answered 500\. /);
    expect(String(error)).not.toContain('secret-1');
  });

  it.each([
    ['a code', new CodedError('CF-302', 'no page'), '', line('CF-302', 'no page')],
    ['a context with a code', new RangeError('no price'), 'CF-402', line('CF-402', 'no price')],
    [
      'a context with a code and a version',
      new TypeError('d is not a function.'),
      'CF-401 React 18.3.1',
      line('CF-401', 'React 18.3.1: d is not a function'),
    ],
    [
      'an error of the browser',
      new TypeError('Failed to fetch dynamically imported module'),
      'analytics',
      line('CF-305', 'analytics: Failed to fetch dynamically imported module'),
    ],
  ])('explains %s', (_, error, context, message) => {
    expect(consoleMessage(error, context)).toBe(message);
  });

  it.each([
    ['any other error', new RangeError('no price'), 'wishlist', 'cart-fragment: wishlist: no price'],
    ["the code of another's error", Object.assign(new Error('gone'), { code: 'ENOENT' }), '', 'cart-fragment: gone'],
    ['an inherited name as code', Object.assign(new Error('gone'), { code: 'toString' }), '', 'cart-fragment: gone'],
    ['a text', 'a text', '', 'cart-fragment: a text'],
  ])('does not explain %s', (_, error, context, message) => {
    expect(consoleMessage(error, context)).toBe(message);
  });
});

describe('isMistake', () => {
  it.each([
    ['CF-104', true],
    ['CF-301', true],
    ['CF-302', true],
    ['CF-503', true],
    ['CF-505', true],
    ['CF-202', false],
    ['CF-504', false],
  ] as const)('of %s is %s', (code, expected) => {
    expect(isMistake(new CodedError(code, ''), '')).toBe(expected);
  });
});

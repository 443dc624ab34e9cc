import { describe, expect, it } from 'vitest';
import { operations } from '../../api/all-operations.ts';
import { createHttpClient } from '../../api/http-client.ts';
import { getCart } from '../../api/operations/cart.ts';
import { getProductDetails } from '../../api/operations/products.ts';
import { getDeliveryTerms } from '../../api/operations/shop.ts';
import { intents } from '../../store/testing/intents.ts';
import { callHints, callOfChange } from './call-hints.ts';
import { consoleMessage } from './console-message.ts';

/** Returns the console message for a call with this response. */
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

const refusing = (status: number, body: unknown = null) => messageFor(() => Response.json(body, { status }));
const redirected = (body: string) =>
  Object.defineProperties(new Response(body), {
    redirected: { value: true },
    url: { value: 'https://shop.example/login?token=abc' },
  });

const noTerms = 'delivery dates are not shown. Answer with a list, which may be empty.';

describe('consoleMessage', () => {
  it.each<[string, () => Promise<string>, string]>([
    [
      'a status',
      () => refusing(404),
      `GET api/delivery-terms answered 404: ${noTerms} If the route exists, check that baseUrl ends with a slash.`,
    ],
    [
      'an expired login',
      () => refusing(401),
      'GET api/delivery-terms answered 401, which counts as an expired login: delivery dates are not shown. ' +
        'If the session is valid, check that its cookie reaches the API (docs/api.md, Another origin).',
    ],
    [
      'an expired login in the form of an error',
      () => refusing(403, { errorCode: 0 }),
      'GET api/delivery-terms answered 403, which counts as an expired login: delivery dates are not shown. ' +
        'If the session is valid, check that its cookie reaches the API (docs/api.md, Another origin).',
    ],
    [
      'a server error',
      () => refusing(500, 'a stack'),
      'GET api/delivery-terms answered 500: delivery dates are not shown. See the log of the backend.',
    ],
    [
      'a refusal in another form',
      () => refusing(400, { error: 'no' }),
      `GET api/delivery-terms answered 400 without an errorCode: ${noTerms} Answer errors with {"errorCode": …, "message": …}.`,
    ],
    [
      'a code without a meaning',
      () => refusing(400, { errorCode: 4711 }),
      'GET api/delivery-terms answered 400 with errorCode 4711: delivery dates are not shown. ' +
        'To show the shopper a reason, answer with a code or a category of the error catalog.',
    ],
    [
      'a field',
      () => messageFor(() => Response.json({ cartId: 'c', cartVersion: 1, items: [] }), getCart),
      'GET api/cart answered with an unusable field total: the cart is not shown or not updated. ' +
        'Answer with the cart, such as docs/examples/minimal-cart.json. Compare the answer with dist/openapi.json.',
    ],
    [
      'another shape',
      () => messageFor(() => Response.json('none'), getCart),
      'GET api/cart answered with an unexpected body: the cart is not shown or not updated. ' +
        'Answer with the cart, such as docs/examples/minimal-cart.json. Compare the answer with dist/openapi.json.',
    ],
    [
      'an HTML page',
      () => messageFor(() => new Response('\n<!doctype html>')),
      `GET api/delivery-terms answered 200 with HTML instead of JSON: ${noTerms} If the session has expired, answer ` +
        "with 401 rather than with a login page; also check that baseUrl points to the shop's API.",
    ],
    [
      'a redirect to a login page',
      () => messageFor(() => redirected('<form>')),
      `GET api/delivery-terms was redirected to an HTML page: ${noTerms} If the session has expired, answer with 401 ` +
        'rather than with a login page.',
    ],
    [
      'an empty answer',
      () => messageFor(() => new Response(null, { status: 204 })),
      `GET api/delivery-terms answered 204 with an empty body: ${noTerms} A response with status 204 has no body.`,
    ],
    [
      'broken JSON',
      () => messageFor(() => new Response('Warning: [')),
      `GET api/delivery-terms answered 200 with a body that is not JSON: ${noTerms} Look for warnings of the ` +
        'backend before the JSON, or for truncated JSON.',
    ],
    [
      'a call that the browser blocks',
      () => messageFor(() => Promise.reject(new TypeError('Failed to fetch'))),
      'GET api/delivery-terms got no answer: delivery dates are not shown. Either there was no connection, or the ' +
        'browser blocked the call: check the CORS headers of the shop (docs/api.md, Another origin) and connect-src ' +
        "in the page's Content-Security-Policy.",
    ],
    [
      'an answer that breaks off',
      () => messageFor(() => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('reset')) }))),
      `GET api/delivery-terms got an incomplete answer: ${noTerms} The connection was interrupted, or Content-Length is wrong.`,
    ],
  ])('names the call, the observed response and the remedy for %s', async (_, text, expected) => {
    expect(await text()).toBe(expected);
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
    expect(consoleMessage(error)).toMatch(/^GET api\/product-details\/\{id\} answered 500: /);
    expect(String(error)).not.toContain('secret-1');
  });

  it('has a hint for every call of the contract', () => {
    const calls = Object.values(operations).map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(callHints).sort()).toEqual(calls.sort());
  });

  it('maps every change to its call', () => {
    expect(Object.keys(callOfChange).sort()).toEqual(Object.keys(intents).sort());
    expect(consoleMessage(new Error('quantity: answered with an old cart'))).toBe(
      'POST api/cart/set-item-quantity answered with an outdated cart that lacks the change: the quantity is not changed. ' +
        'Increase cartVersion with every change, and do not answer from a stale replica.',
    );
  });

  it.each([
    ['19.3.1', 'this is a bug in the package'],
    ['18.3.1', 'needs version 19. Import cart-fragment/cart-fragment.js'],
    ['20.0.0-rc', 'needs version 19. Import cart-fragment/cart-fragment.js'],
  ])('names the remedy of a crash with React %s', (version, remedy) => {
    const message = consoleMessage(new TypeError('d is not a function'), `rendering with React ${version}`);
    expect(message).toMatch(
      new RegExp(`^rendering with React ${version}: d is not a function\\. The error screen is shown`),
    );
    expect(message).toContain(remedy);
  });

  it('adds a remedy to known messages only', () => {
    expect(consoleMessage(new Error('no usable next step: null'))).toBe(
      'no usable next step: null. The shopper cannot proceed. Set nextStepUrl, or add its origin to allowedOrigins.',
    );
    expect(consoleMessage(new RangeError('no price'))).toBe('no price');
    expect(consoleMessage(new RangeError('no price'), 'analytics')).toBe('analytics: no price');
    expect(consoleMessage('a text')).toBe('a text');
  });
});

import { describe, expect, it } from 'vitest';
import { Refusal } from './refusal.ts';
import { callResponse, errorResponse, readCall } from './serve-call.ts';

const base = 'https://shop.example/js_de/';
const headers = { 'content-type': 'application/json; charset=utf-8', 'x-requested-with': 'cart-fragment' };

const get = (path: string, method = 'GET') => readCall(new Request(base + path, { method }), path.split('?')[0]!);
const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
  readCall(
    new Request(base + path, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    path,
  );

const refusalOf = async (call: Promise<unknown>): Promise<unknown> => {
  const error = await call.catch((thrown: unknown) => thrown);
  return error instanceof Refusal ? [error.status, error.body.errorCode] : error;
};

const nothing = { params: null, query: null, body: null, ifMatch: null, idempotencyKey: null };

describe('readCall', () => {
  it('reads a call without input', async () => {
    expect(await get('api/cart')).toEqual({ ...nothing, name: 'getCart' });
  });

  it('reads HEAD as GET', async () => {
    expect(await get('api/cart', 'HEAD')).toEqual({ ...nothing, name: 'getCart' });
  });

  it('decodes the parts of a path', async () => {
    const call = await get('api/product-details/a%2Fb');
    expect(call).toEqual({ ...nothing, name: 'getProductDetails', params: { id: 'a/b' } });
  });

  it('reads the query', async () => {
    const call = await get('api/payment-methods/PayPal/availability?totalAmount=10.50&shippingMethod=Online');
    expect(call.query).toEqual({ totalAmount: '10.50', shippingMethod: 'Online' });
  });

  it.each(['cartItemId', 'itemId'])('accepts the id of an item as %s', async (name) => {
    const { body } = await post('api/cart/set-item-quantity', { [name]: 'item-1', quantity: 3 });
    expect(body).toMatchObject({ cartItemId: 'item-1', quantity: 3 });
  });

  it('does without what can be null', async () => {
    expect((await post('api/cart/add-coupon', { coupon: 'A' })).body).toEqual({ coupon: 'A', referer: null });
    const packaging = { itemId: '1', packagingOptionType: 'Envelope' };
    const { body } = await post('api/cart/set-item-packaging', packaging);
    expect(body).toEqual({ ...packaging, packagingVariantId: null });
  });

  it('reads a backslash before u0000 as the text that it is', async () => {
    expect((await post('api/cart/add-coupon', { coupon: '\\u0000' })).body).toMatchObject({ coupon: '\\u0000' });
  });

  it('reads the optional headers of the calls for which they have a meaning', async () => {
    const optional = { 'if-match': '"c-1.3"', 'idempotency-key': 'k-1' };
    const calls = [
      await post('api/cart/create-payment-session', { paymentType: 'StripeGooglePay' }, optional),
      await post('api/cart/remove-item', { itemId: '1' }, optional),
      await post('api/reserve-appointments', {}, optional),
    ];
    expect(calls.map(({ ifMatch, idempotencyKey }) => [ifMatch, idempotencyKey])).toEqual([
      ['"c-1.3"', 'k-1'],
      ['"c-1.3"', null],
      [null, null],
    ]);
  });

  it.each([
    ['an unknown path', () => get('api/cart/explode'), 404],
    ['another method', () => get('api/cart/remove-item'), 404],
    ['a path that cannot be decoded', () => get('api/product-details/%E0%A4%A'), 404],
    ['a POST of another site', () => post('api/cart/remove-item', {}, { 'x-requested-with': '' }), 403],
    ['a form', () => post('api/cart/remove-item', '{}', { 'content-type': 'text/plain' }), 415],
    ['broken JSON', () => post('api/cart/remove-item', '{"itemId":'), 400],
    ['a list', () => post('api/cart/remove-item', '[]'), 400],
    ['null', () => post('api/cart/remove-item', 'null'), 400],
    ['the character U+0000', () => post('api/cart/add-coupon', { coupon: 'a\u0000', referer: null }), 400],
    ['a missing field', () => post('api/cart/remove-item', {}), 422],
  ])('refuses %s', async (_, send, status) => {
    expect(await refusalOf(send())).toEqual([status, 0]);
  });
});

const describeResponse = async (response: Response) => [
  response.status,
  await response.text(),
  response.headers.get('etag'),
  response.headers.get('cache-control'),
];

describe('callResponse', () => {
  it.each([
    ['getCart', { cartId: 'c-1', cartVersion: 3 }, [200, '{"cartId":"c-1","cartVersion":3}', '"c-1.3"', 'no-store']],
    ['getWishlist', ['p-1'], [200, '["p-1"]', null, 'no-store']],
    ['postExpressStarted', undefined, [204, '', null, 'no-store']],
  ] as const)('answers %s', async (name, answer, expected) => {
    expect(await describeResponse(callResponse(name, answer))).toEqual(expected);
  });
});

describe('errorResponse', () => {
  it.each([
    [new Refusal(422, { errorCode: 700 }), [422, '{"errorCode":700}', null, 'no-store']],
    [new Error('secret'), [500, '{"errorCode":500,"category":"external_error"}', null, 'no-store']],
  ])('answers %s', async (error, expected) => {
    expect(await describeResponse(errorResponse(error))).toEqual(expected);
  });

  it('says when the call may be sent again', () => {
    const { status, headers } = errorResponse(new Refusal(429, { errorCode: 0 }, 60));
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
  });
});

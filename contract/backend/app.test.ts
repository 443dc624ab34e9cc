import { readFile } from 'node:fs/promises';
import { operations } from 'cart-fragment/api';
import { describe, expect, it } from 'vitest';
import { createTestShop } from './testing/test-shop.ts';

type CallName = keyof typeof operations;

/** A request for each operation, with the setup that it needs. */
const requests: Readonly<Record<CallName, { path?: string; body?: unknown; control?: readonly [string, unknown] }>> = {
  addCoupon: { body: { coupon: 'NEWSLETTER-SOMMER-2026', referer: 'newsletter' } },
  addWishlistProduct: { body: { productId: 'p-1001' }, control: ['login', { loggedIn: true }] },
  createPaymentSession: { body: { paymentType: 'StripeGooglePay' } },
  createPaypalOrder: { body: { cartId: '3f0c4f2e-8a8e-4b0b-9f0e-2f2ad1b7c001' } },
  getAmazonMerchant: {},
  getCart: {},
  getDeliveryTerms: {},
  getPackagingVariants: { path: 'api/packagings/variants/giftbox-7' },
  getPaymentAvailability: {
    path: 'api/payment-methods/StripeApplePay/availability?totalAmount=941.50&shippingMethod=Standard',
  },
  addItem: { body: { productId: 'p-1001', quantity: 2, packagingOptionType: 'Envelope' } },
  getPaypalOrder: { path: 'api/payment-methods/paypal/order/DEMO-PAYPAL-1-JD1000001' },
  getProductDetails: { path: 'api/product-details/p-1001' },
  getShippingCountries: {},
  getWishlist: { control: ['login', { loggedIn: true }] },
  postCheckoutProceeded: { body: { cartId: 'c-1' } },
  postExpressFinished: { body: { cartId: 'c-1', paymentType: 'PayPal' } },
  postExpressStarted: { body: { cartId: 'c-1', paymentType: 'PayPal' } },
  postGiftWrapOpened: { body: { cartId: 'c-1' } },
  postServiceInfoOpened: { body: { cartId: 'c-1' } },
  prepareAmazonSession: { body: { amount: { amount: '941.50', currencyCode: 'EUR' } } },
  removeCoupon: {},
  removeItem: { body: { cartItemId: 'item-1' } },
  removeVoucher: { body: { voucherId: 'GS-1000-2000' } },
  removeWishlistProducts: { body: { productIds: ['p-1001'] }, control: ['login', { loggedIn: true }] },
  reserveAppointments: {},
  setItemPackaging: { body: { itemId: 'item-1', packagingOptionType: 'GiftBox', packagingVariantId: 'giftbox-8' } },
  setItemQuantity: { body: { cartItemId: 'item-1', quantity: 3 } },
  setPaybackNumber: { body: { paybackNumber: '3103187694' } },
  setShippingMethod: { body: { method: 'Express' } },
  validatePersonalInformation: {
    body: {
      email: 'kim@example.org',
      phoneNumber: '',
      billingAddress: {
        firstName: 'Kim',
        lastName: 'Muster',
        streetName: 'Musterstraße',
        streetNumber: '1',
        zipCode: '10115',
        city: 'Berlin',
        countryCode: 'DE',
      },
      distinctShippingAddressSelected: false,
      customerType: 'Private',
    },
  },
};

const names = Object.keys(operations) as CallName[];

const { removeItem, setItemPackaging, setItemQuantity } = requests;
const itemCalls = { removeItem, setItemPackaging, setItemQuantity };
const posts = names.filter((name) => operations[name].method === 'POST');

describe('createBackend', () => {
  it.each(names)('answers %s according to its schema', async (name) => {
    const shop = createTestShop();
    const { path, body, control } = requests[name];
    if (control) await shop.control(...control);
    if (name === 'getPaypalOrder') await shop.call('createPaypalOrder', requests.createPaypalOrder.body);
    await expect(shop.call(name, body ?? {}, path)).resolves.not.toThrow();
  });

  it.each(posts)('rejects %s without the header that other sites cannot send', async (name) => {
    const answer = await createTestShop().post(operations[name].path, requests[name].body ?? {}, {
      'x-requested-with': '',
    });
    expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ errorCode: 0 })]);
  });

  it.each(posts.filter((name) => operations[name].body))('rejects %s with an invalid body', async (name) => {
    const answer = await createTestShop().post(operations[name].path, { unknown: true });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ errorCode: 0, category: 'input_validation_error' }),
    ]);
  });

  it.each(Object.entries(itemCalls))('accepts the id of an item by either of its names: %s', async (name, { body }) => {
    const { cartItemId, itemId, ...others } = body as { readonly cartItemId?: string; readonly itemId?: string };
    for (const key of ['cartItemId', 'itemId']) {
      const answer = await createTestShop().call(name as CallName, { [key]: cartItemId ?? itemId, ...others });
      expect([key, answer]).toEqual([key, expect.objectContaining({ cartVersion: expect.any(Number) as number })]);
    }
  });

  it('rejects a body that is not JSON', async () => {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'cart-fragment' };
    const { fetch } = createTestShop();
    const send = async (init: RequestInit) => (await fetch('api/cart/remove-item', { method: 'POST', ...init })).status;
    expect(await send({ headers, body: '{"cartItemId":' })).toBe(400);
    expect(await send({ headers: { ...headers, 'content-type': 'text/plain' }, body: '{}' })).toBe(415);
  });

  it('answers an unknown call with 404 and an error body', async () => {
    const answer = await createTestShop().fetch('api/cart/explode');
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ errorCode: 0 })]);
  });

  it('keeps carts of different tenants and sessions separate', async () => {
    const shop = createTestShop();
    await shop.call('removeItem', { cartItemId: 'item-1' });
    const read = async (path: string, cookie = '') =>
      ((await (await shop.fetch(path, { headers: { cookie } })).json()) as { items: unknown[] }).items.length;
    expect(await read('/shop/js_de/api/cart')).toBe(3);
    expect(await read('/elsewhere/JS_DE/api/cart')).toBe(3);
    expect(await read('/shop/md_ch/api/cart')).toBe(4);
    expect(await read('/shop/js_de/api/cart', 'a=b; demo_session=other')).toBe(4);
  });

  it('returns the example cart to a new visitor', async () => {
    const example = operations.getCart.answer.parse(
      JSON.parse(await readFile(new URL('./testing/example-cart.json', import.meta.url), 'utf8')),
    );
    const { items, ...cart } = await createTestShop().call('getCart');
    const { items: exampleItems, availableShippingMethods, ...exampleCart } = example;
    expect(cart).toMatchObject(exampleCart);
    expect(cart.availableShippingMethods.map(({ method, price }) => [method, price])).toEqual(
      availableShippingMethods.map(({ method, price }) => [method, price]),
    );
    const essence = (item: (typeof items)[number]) => ({
      id: item.id,
      quantity: item.quantity,
      experienceId: item.experienceId,
      title: item.product.title,
      sku: item.product.manufacturerSku,
      productType: item.product.productType,
      price: item.product.price,
      originalPrice: item.product.originalPrice,
      total: item.total,
      discount: item.discount,
      appointment: item.appointment,
      packaging: [item.selectedPackaging?.type, item.selectedPackaging?.price, item.selectedPackaging?.variantId],
      options: item.availablePackagingOptions.map(({ variantId, type, price }) => [variantId, type, price]),
    });
    expect(items.map(essence)).toEqual(exampleItems.map(essence));
  });

  it('accepts calls with credentials from allowed origins only', async () => {
    const shop = createTestShop({ allowedOrigins: ['https://cms.example'] });
    const allowed = async (origin: string) =>
      (await shop.fetch('api/cart', { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await allowed('https://cms.example')).toBe('https://cms.example');
    expect(await allowed('https://evil.example')).toBeNull();
  });

  it('allows and exposes the optional headers to other origins', async () => {
    const shop = createTestShop({ allowedOrigins: ['https://cms.example'] });
    const headers = { origin: 'https://cms.example', 'access-control-request-method': 'POST' };
    const preflight = await shop.fetch('api/cart/create-payment-session', { method: 'OPTIONS', headers });
    const allowed = preflight.headers.get('access-control-allow-headers')?.split(',');
    expect(allowed).toEqual(['content-type', 'x-requested-with', 'if-match', 'idempotency-key']);
    const { headers: answered } = await shop.fetch('api/cart', { headers: { origin: 'https://cms.example' } });
    expect(answered.get('access-control-expose-headers')).toBe('retry-after,etag');
  });

  it('reports its own errors and answers 500', async () => {
    const reported: unknown[] = [];
    const fault = new Error('the disk is full');
    const broken = { read: () => Promise.reject(fault), update: () => Promise.reject(fault) };
    const answer = await createTestShop({ store: broken, report: (error) => reported.push(error) }).fetch('api/cart');
    expect([answer.status, reported]).toEqual([500, [fault]]);
  });

  it('forbids caching of answers', async () => {
    expect((await createTestShop().fetch('api/cart')).headers.get('cache-control')).toBe('no-store');
  });

  it('stores posted events in its state', async () => {
    const shop = createTestShop();
    await shop.call('postServiceInfoOpened', { cartId: 'c-9' });
    expect(await shop.look('state')).toMatchObject({
      events: [{ name: 'service-info-opened', body: { cartId: 'c-9' } }],
    });
  });
});

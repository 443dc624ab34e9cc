import { cartTag, operations, type Cart } from 'cart-fragment/api';
import { describe, expect, it } from 'vitest';
import { createTestShop } from '../testing/test-shop.ts';

type Shop = ReturnType<typeof createTestShop>;

const session = 'api/cart/create-payment-session';
const byGooglePay = { paymentType: 'StripeGooglePay' };

async function tagOf(shop: Shop): Promise<string> {
  return cartTag(await shop.call('getCart'));
}

const orders = async (shop: Shop) => (await shop.look<{ readonly orders: readonly object[] }>('state')).orders;

describe('If-Match', () => {
  it('is the ETag of every cart', async () => {
    const shop = createTestShop();
    for (const send of [
      () => shop.fetch('api/cart'),
      () => shop.post('api/cart/set-item-quantity', { cartItemId: 'item-1', quantity: 3 }),
    ]) {
      const answer = await send();
      expect(answer.headers.get('etag')).toBe(cartTag((await answer.json()) as Cart));
    }
    expect((await shop.fetch('api/delivery-terms')).headers.get('etag')).toBeNull();
  });

  it.each([
    ['createPaymentSession', byGooglePay],
    ['createPaypalOrder', { cartId: '3f0c4f2e-8a8e-4b0b-9f0e-2f2ad1b7c001' }],
    ['prepareAmazonSession', { amount: { amount: '941.50', currencyCode: 'EUR' } }],
    ['setItemQuantity', { cartItemId: 'item-1', quantity: 3 }],
  ] as const)('of another version refuses %s with 412 and changes nothing', async (name, body) => {
    const shop = createTestShop();
    const { path } = operations[name];
    const tag = await tagOf(shop);
    await shop.control('add-item', { productId: 'p-1011' });
    const before = await shop.look('state');
    const answer = await shop.post(path, body, { 'if-match': tag });
    expect([answer.status, await answer.json()]).toEqual([412, expect.objectContaining({ errorCode: 0 })]);
    expect(await shop.look('state')).toEqual(before);
    expect((await shop.post(path, body, { 'if-match': await tagOf(shop) })).status).toBe(200);
  });

  it.each(['*', 'W/"3f0c4f2e-8a8e-4b0b-9f0e-2f2ad1b7c001.17"', '"other.1", "3f0c4f2e-8a8e-4b0b-9f0e-2f2ad1b7c001.17"'])(
    'matches %s',
    async (tags) => {
      expect((await createTestShop().post(session, byGooglePay, { 'if-match': tags })).status).toBe(200);
    },
  );

  it('does not concern other calls', async () => {
    const shop = createTestShop();
    expect((await shop.post('api/reserve-appointments', {}, { 'if-match': '"other.1"' })).status).toBe(200);
  });
});

describe('Idempotency-Key', () => {
  it('gets the same answer and no second order, even for a cart that has changed since', async () => {
    const shop = createTestShop();
    const headers = { 'if-match': await tagOf(shop), 'idempotency-key': 'key-1' };
    const first: unknown = await (await shop.post(session, byGooglePay, headers)).json();
    await shop.control('add-item', { productId: 'p-1011' });
    expect(await (await shop.post(session, byGooglePay, headers)).json()).toEqual(first);
    expect(await orders(shop)).toHaveLength(1);
    const other = { 'idempotency-key': 'key-2' };
    expect(await (await shop.post(session, byGooglePay, other)).json()).not.toEqual(first);
    expect(await orders(shop)).toHaveLength(2);
  });

  it('may be used again for a call that was refused', async () => {
    const shop = createTestShop();
    const key = { 'idempotency-key': 'key-1' };
    const { status } = await shop.post(session, byGooglePay, { ...key, 'if-match': '"other.1"' });
    expect(status).toBe(412);
    expect((await shop.post(session, byGooglePay, key)).status).toBe(200);
  });
});

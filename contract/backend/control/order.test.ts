import { describe, expect, it } from 'vitest';
import { createTestShop, testNow } from '../testing/test-shop.ts';

describe('order', () => {
  it('refuses a ticket whose appointment is gone since the cart was checked', async () => {
    const shop = createTestShop();
    const { cartId } = await shop.control('seed', { scenario: 'tickets' });
    const { cartVersion } = await shop.control('outdate-appointment', { appointmentId: 'a-90017' });
    const answer = await shop.post('control/order', { cartId, cartVersion });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errorCode: 300,
      message: 'Dieser Termin ist bereits nicht mehr verfügbar.',
    });
    expect((await shop.call('getCart')).items).toHaveLength(2);
  });

  it('refuses a ticket whose date has passed', async () => {
    let now = testNow;
    const shop = createTestShop({ now: () => now });
    const { cartId, cartVersion } = await shop.control('seed', { scenario: 'tickets' });
    now = new Date('2028-01-01T00:00:00Z');
    expect((await shop.post('control/order', { cartId, cartVersion })).status).toBe(422);
  });

  it('gives each order an id of its own, also after the same cart was seeded again', async () => {
    const shop = createTestShop();
    const ids = [];
    for (let count = 0; count < 2; count += 1) {
      const { cartId } = await shop.control('seed', { scenario: 'single' });
      ids.push((await shop.call('createPaypalOrder', { cartId })).orderId);
      const { cartVersion } = await shop.call('getCart');
      await shop.control('order', { cartId, cartVersion });
    }
    expect(new Set(ids).size).toBe(2);
  });
});

it('orders once with one key, whose answer may have got lost', async () => {
  const shop = createTestShop();
  const { cartId, cartVersion } = await shop.control('seed', { scenario: 'single' });
  const statusOf = async (key: string) => (await shop.post('control/order', { cartId, cartVersion, key })).status;
  expect(await statusOf('a')).toBe(200);
  const next = await shop.call('getCart');
  expect(await statusOf('a')).toBe(200);
  expect(await shop.call('getCart')).toEqual(next);
  expect(await statusOf('b')).toBe(409);
});

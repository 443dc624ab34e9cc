import { type Cart, type Changeset, changesetSchema } from 'cart-fragment/api';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../calls/refusal.ts';
import { scenarioNames } from '../scenarios.ts';
import { createTestShop } from '../testing/test-shop.ts';

describe('controls', () => {
  it.each(['add-item', 'change-price', 'fill-wishlist', 'login', 'set-faults', 'seed'])(
    'rejects %s with an invalid body',
    async (path) => {
      const answer = await createTestShop().post(`control/${path}`, { failNext: 'x' });
      expect(answer.status).toBe(422);
    },
  );

  it('adds products, also as tickets', async () => {
    const shop = createTestShop();
    await shop.control('seed', { scenario: 'empty' });
    await shop.control('add-item', { productId: 'p-1013', quantity: 2 });
    const cart = await shop.control('add-item', { productId: 'p-1002', appointmentId: 'a-90017' });
    expect(cart.items.map(({ quantity, appointment }) => [quantity, appointment?.location])).toEqual([
      [2, undefined],
      [1, 'Rennstrecke Oschersleben'],
    ]);
  });

  it('refuses a voucher with an error of the catalog', async () => {
    const answer = await createTestShop().post('control/apply-voucher', { voucherId: 'GS-GESPERRT', balance: 5 });
    expect([answer.status, ((await answer.json()) as ErrorBody).errorCode]).toEqual([422, 907]);
  });

  it('reports every change once, and increases the version if the cart changes', async () => {
    const shop = createTestShop();
    const { cartVersion } = await shop.call('getCart');
    await shop.control('change-price', { productId: 'p-1001', amount: 189.9 });
    await shop.control('remove-product', { productId: 'p-2001' });
    await shop.control('remove-shipping-method', { method: 'express' });
    const cart = await shop.control('outdate-appointment', { appointmentId: 'a-90017' });
    expect([cart.cartVersion - cartVersion, cart.items.length]).toEqual([3, 3]);
    expect(changesetSchema.parse(await shop.look('changeset'))).toEqual({
      type: 'MultipleChanges',
      message: null,
      changes: {
        removedItems: [{ productId: 'p-2001', title: 'Kurzurlaub-Box', differenceAmount: null }],
        priceIncreasedItems: [
          {
            productId: 'p-1001',
            title: 'Ballonfahrt im Alpenvorland',
            differenceAmount: { amount: 10, currencyCode: 'EUR' },
          },
        ],
        priceDecreasedItems: [],
        removedShippingMethods: ['Express'],
        outdatedAppointments: [
          {
            productId: 'p-1002',
            title: 'Rennwagen selber fahren',
            appointment: '17.04.2027, 10:30 Uhr',
            appointmentId: 'a-90017',
          },
        ],
      },
    });
    expect(await shop.look<Changeset | null>('changeset')).toBeNull();
  });

  it('reports no changes of products outside the cart', async () => {
    const shop = createTestShop();
    await shop.control('change-price', { productId: 'p-1013', amount: 1 });
    await shop.control('remove-product', { productId: 'p-1005' });
    await shop.control('remove-shipping-method', { method: 'BoxExpress' });
    await shop.control('outdate-appointment', { appointmentId: 'a-90301' });
    expect(await shop.look<Changeset | null>('changeset')).toBeNull();
  });

  it.each(['outdate-appointment', 'expire-reservation'])('makes reservations fail by %s', async (path) => {
    const shop = createTestShop();
    await shop.control(path, { appointmentId: 'a-90017' });
    expect(await shop.refusal('reserveAppointments')).toMatchObject({
      status: 422,
      errorCode: 300,
      category: 'failed_reservation_error',
      fields: { appointmentIds: ['a-90017'] },
    });
  });

  it('does not sell a removed product', async () => {
    const shop = createTestShop();
    await shop.control('remove-product', { productId: 'p-1013' });
    expect((await shop.post('control/add-item', { productId: 'p-1013' })).status).toBe(404);
    const products = await shop.look<{ product: { id: string } }[]>('products');
    expect(products.map(({ product }) => product.id)).not.toContain('p-1013');
  });

  it('logs in and out, which affects the wishlist and discount codes', async () => {
    const shop = createTestShop();
    expect((await shop.refusal('addCoupon', { coupon: 'DANKE20', referer: null })).errorCode).toBe(710);
    expect((await shop.fetch('api/wishlist')).status).toBe(401);
    await shop.control('login', { loggedIn: true });
    await shop.call('addWishlistProduct', { productId: 'p-1001' });
    await shop.call('addWishlistProduct', { productId: 'p-1013' });
    expect(await shop.call('addWishlistProduct', { productId: 'p-1001' })).toEqual(['p-1001', 'p-1013']);
    expect((await shop.call('addCoupon', { coupon: 'DANKE20', referer: null })).totalDiscount.amount).toBe(20);
  });

  it('adds no unsold product to the wishlist', async () => {
    const shop = createTestShop();
    await shop.control('login', { loggedIn: true });
    expect(await shop.refusal('addWishlistProduct', { productId: 'p-0' })).toMatchObject({
      status: 404,
      message: 'Item went offline',
    });
  });

  it.each(scenarioNames)('seeds the cart %s for every tenant, with an increasing version', async (scenario) => {
    for (const tenant of ['js_de', 'js_at', 'md_de', 'md_at', 'md_ch']) {
      const shop = createTestShop({}, tenant);
      const before = await shop.control('seed', { scenario: 'single' });
      const seeded = await shop.control('seed', { scenario });
      expect(seeded.cartVersion).toBe(scenario === 'single' ? before.cartVersion : before.cartVersion + 1);
      expect((await shop.call('getCart')).items).toHaveLength(seeded.items.length);
    }
  });

  it.each([
    ['large-10', 10],
    ['large-100', 100],
  ])('fills %s with %i items', async (scenario, count) => {
    expect((await createTestShop().control('seed', { scenario })).items).toHaveLength(count);
  });

  it('starts a new cart with a higher version after an order', async () => {
    const shop = createTestShop();
    const before = await shop.call('getCart');
    const after = await shop.control('order');
    expect([after.items, after.cartId === before.cartId, after.cartVersion > before.cartVersion]).toEqual([
      [],
      false,
      true,
    ]);
  });

  it.each([
    ['an ordered cart', 'order', 'Dieser Warenkorb ist schon bestellt.'],
    ['a changed cart', 'add-item', 'Dein Warenkorb hat sich inzwischen geändert. Bitte prüfe ihn noch einmal.'],
  ])('refuses the order of %s', async (_, change, message) => {
    const shop = createTestShop();
    const { cartId, cartVersion } = await shop.call('getCart');
    await shop.control(change, { productId: 'p-1013' });
    const before = await shop.call('getCart');
    const answer = await shop.post('control/order', { cartId, cartVersion });
    expect([answer.status, await answer.json()]).toMatchObject([409, { message }]);
    expect(await shop.call('getCart')).toEqual(before);
  });

  it('resets everything except the versions', async () => {
    const shop = createTestShop();
    const first = await shop.call('getCart');
    await shop.control('login', { loggedIn: true });
    await shop.control('set-faults', { latencyMs: 5 });
    const changed = await shop.control('change-price', { productId: 'p-1001', amount: 1 });
    const { cartVersion, ...reset } = await shop.control<Cart>('reset');
    expect({ ...reset, cartVersion: first.cartVersion }).toEqual(first);
    expect(cartVersion).toBeGreaterThan(changed.cartVersion);
    expect(await shop.look('state')).toMatchObject({ loggedIn: false, faults: { latencyMs: 0 } });
  });
});

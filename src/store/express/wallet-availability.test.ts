import { describe, expect, it } from 'vitest';
import { price } from '../../test-support/cart-builders.ts';
import { testCart, testData, withQuantity } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';
import { startExpress, type StartedExpress } from './testing/start-express.ts';

const requests = (shop: StartedExpress) => shop.named('getPaymentAvailability');

async function answer(shop: StartedExpress, available: boolean): Promise<void> {
  for (const call of requests(shop)) call.answer({ available });
  await settle();
}

async function show(shop: StartedExpress, changes: Parameters<typeof testCart>[0]): Promise<void> {
  void shop.refresh();
  await settle();
  shop.last('getCart').answer(testCart(changes));
  await settle();
  shop.advance(500);
}

describe('availability of the wallets', () => {
  it('is requested again after the pause of a 429', async () => {
    const shop = await startExpress();
    const first = requests(shop).length;
    for (const call of requests(shop)) call.refuse(0, { status: 429, retryAfterSeconds: 5 });
    await settle();
    expect(requests(shop)).toHaveLength(first);
    shop.advance(5000);
    await settle();
    expect(requests(shop)).toHaveLength(2 * first);
  });

  it('is requested for the amount and the shipping', async () => {
    const shop = await startExpress();
    expect(requests(shop).map(({ input }) => input)).toEqual([
      ['StripeGooglePay', '20.00', 'Standard'],
      ['StripeApplePay', '20.00', 'Standard'],
    ]);
    expect(shop.availability()).toEqual({
      StripeGooglePay: { status: 'pending', available: false },
      StripeApplePay: { status: 'pending', available: false },
    });
    requests(shop)[0]!.answer({ available: true });
    await settle();
    expect(shop.express.state.getState().wallets).toBeNull();
    requests(shop)[1]!.answer({ available: false });
    await settle();
    expect(shop.express.state.getState().wallets).toEqual(['StripeGooglePay']);
    expect(shop.availability()).toEqual({
      StripeGooglePay: { status: 'done', available: true },
      StripeApplePay: { status: 'done', available: false },
    });
  });

  it.each<[string, Parameters<typeof testCart>[0]]>([
    ['the sum', { cartVersion: 2, total: price(30) }],
    ['the shipping', { cartVersion: 2, shipping: { method: 'Express', price: price(0) } }],
  ])('is requested again when %s changes, while the last answer applies', async (_, changes) => {
    const shop = await startExpress();
    await answer(shop, true);
    await show(shop, changes);
    expect(requests(shop)).toHaveLength(4);
    expect(shop.availability().StripeGooglePay).toEqual({ status: 'pending', available: true });
    expect(shop.express.state.getState().wallets).toHaveLength(2);
    await answer(shop, false);
    expect(shop.availability().StripeGooglePay).toEqual({ status: 'done', available: false });
  });

  it('is not waited for longer than ten seconds, so that the other wallet is offered', async () => {
    const shop = await startExpress();
    const [google, apple] = requests(shop);
    apple!.answer({ available: true });
    await settle();
    expect(shop.express.state.getState().wallets).toBeNull();
    shop.advance(10_000);
    expect(shop.express.state.getState().wallets).toEqual(['StripeApplePay']);
    google!.answer({ available: true });
    await settle();
    expect(shop.express.state.getState().wallets).toHaveLength(2);
  });

  it('is requested again for a cart of another shop with the same sum', async () => {
    const shop = await startExpress();
    const before = requests(shop);
    shop.configure({
      ...testData({ initialCart: testCart({ cartId: 'cart-of-the-other-shop' }) }),
      baseUrl: 'https://other.example/',
    });
    shop.advance(500);
    await settle();
    before[0]!.answer({ available: true });
    await settle();
    expect(requests(shop)).toHaveLength(4);
    expect(shop.availability().StripeGooglePay).toEqual({ status: 'pending', available: false });
  });

  it('is requested once for many changes in a row', async () => {
    const shop = await startExpress();
    await answer(shop, true);
    for (let quantity = 2; quantity <= 11; quantity++) {
      shop.setQuantity('1', quantity);
      await settle();
      const cart = withQuantity(quantity, { cartVersion: quantity, total: price(10 * quantity + 10) });
      shop.last('setItemQuantity').answer(cart);
      await settle();
      shop.advance(200);
    }
    expect(requests(shop)).toHaveLength(2);
    shop.advance(300);
    expect(
      requests(shop)
        .slice(2)
        .map(({ input }) => input[1]),
    ).toEqual(['120.00', '120.00']);
  });

  it('is not requested while a change is pending', async () => {
    const shop = await startExpress();
    await answer(shop, true);
    shop.setQuantity('1', 2);
    void shop.refresh();
    await settle();
    shop.last('getCart').answer(testCart({ cartVersion: 2, total: price(50) }));
    await settle();
    shop.advance(5000);
    expect(requests(shop)).toHaveLength(2);
    shop.last('setItemQuantity').answer(withQuantity(2, { cartVersion: 3, total: price(60) }));
    await settle();
    shop.advance(500);
    expect(requests(shop)).toHaveLength(4);
  });

  it('is not requested again when something else changes', async () => {
    const shop = await startExpress();
    await show(shop, { cartVersion: 2, coupon: { code: 'SOMMER' } });
    expect(requests(shop)).toHaveLength(2);
  });

  it('is reported to analytics when the selected method is unavailable', async () => {
    const shop = await startExpress({ initialCart: testCart({ selectedPaymentType: 'StripeGooglePay' }) });
    await answer(shop, false);
    expect(shop.seen.tracked.filter((tracked) => 'event' in tracked)).toEqual([
      { event: 'paymentUnavailable', paymentType: 'StripeGooglePay' },
    ]);
  });

  it('is known to be false for an amount of 0', async () => {
    const shop = await startExpress({ initialCart: testCart({ total: price(0) }) });
    expect(requests(shop)).toEqual([]);
    expect(shop.availability().StripeApplePay).toEqual({ status: 'done', available: false });
  });

  it('cancels the request for an outdated amount', async () => {
    const shop = await startExpress();
    const [first] = requests(shop);
    await show(shop, { cartVersion: 2, total: price(30) });
    expect(first!.aborted()).toBe(true);
    expect(shop.availability().StripeGooglePay.status).toBe('pending');
    expect(shop.seen.reported).toEqual([]);
  });

  it('is false after an error, which is reported', async () => {
    const shop = await startExpress();
    requests(shop)[0]!.fail(500);
    await settle();
    expect(shop.availability().StripeGooglePay).toEqual({ status: 'done', available: false });
    expect(shop.seen.reported).toHaveLength(1);
  });
});

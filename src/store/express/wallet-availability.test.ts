import { describe, expect, it } from 'vitest';
import { price } from '../../test-support/cart-builders.ts';
import { testCart } from '../testing/test-cart.ts';
import { settle } from '../testing/test-environment.ts';
import { startExpress, type StartedExpress } from './testing/start-express.ts';

const asked = (shop: StartedExpress) => shop.named('getPaymentAvailability');

async function answer(shop: StartedExpress, available: boolean): Promise<void> {
  for (const call of asked(shop)) call.answer({ available });
  await settle();
}

async function show(shop: StartedExpress, changes: Parameters<typeof testCart>[0]): Promise<void> {
  void shop.refresh();
  await settle();
  shop.last('getCart').answer(testCart(changes));
  await settle();
}

describe('availability of the wallets', () => {
  it('is asked for the sum and the shipping', async () => {
    const shop = await startExpress();
    expect(asked(shop).map(({ input }) => input)).toEqual([
      ['StripeGooglePay', '20.00', 'Standard'],
      ['StripeApplePay', '20.00', 'Standard'],
    ]);
    expect(shop.availability()).toEqual({
      StripeGooglePay: { status: 'pending', available: false },
      StripeApplePay: { status: 'pending', available: false },
    });
    asked(shop)[0]!.answer({ available: true });
    await settle();
    expect(shop.express.state.getState().wallets).toBeNull();
    asked(shop)[1]!.answer({ available: false });
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
  ])('is asked again when %s changes, while the last answer holds', async (_, changes) => {
    const shop = await startExpress();
    await answer(shop, true);
    await show(shop, changes);
    expect(asked(shop)).toHaveLength(4);
    expect(shop.availability().StripeGooglePay).toEqual({ status: 'pending', available: true });
    expect(shop.express.state.getState().wallets).toHaveLength(2);
    await answer(shop, false);
    expect(shop.availability().StripeGooglePay).toEqual({ status: 'done', available: false });
  });

  it('is not asked again when something else changes', async () => {
    const shop = await startExpress();
    await show(shop, { cartVersion: 2, coupon: { code: 'SOMMER' } });
    expect(asked(shop)).toHaveLength(2);
  });

  it('tells analytics when the chosen method lacks it', async () => {
    const shop = await startExpress({ initialCart: testCart({ selectedPaymentType: 'StripeGooglePay' }) });
    await answer(shop, false);
    expect(shop.seen.tracked.filter((one) => 'event' in one)).toEqual([
      { event: 'paymentUnavailable', paymentType: 'StripeGooglePay' },
    ]);
  });

  it('is done and not available without a sum', async () => {
    const shop = await startExpress({ initialCart: testCart({ total: price(0) }) });
    expect(asked(shop)).toEqual([]);
    expect(shop.availability().StripeApplePay).toEqual({ status: 'done', available: false });
  });

  it('is cancelled for an old sum', async () => {
    const shop = await startExpress();
    const [first] = asked(shop);
    await show(shop, { cartVersion: 2, total: price(30) });
    expect(first!.aborted()).toBe(true);
    expect(shop.availability().StripeGooglePay.status).toBe('pending');
    expect(shop.seen.reported).toEqual([]);
  });

  it('is none after an error, which is reported', async () => {
    const shop = await startExpress();
    asked(shop)[0]!.fail(500);
    await settle();
    expect(shop.availability().StripeGooglePay).toEqual({ status: 'done', available: false });
    expect(shop.seen.reported).toHaveLength(1);
  });
});

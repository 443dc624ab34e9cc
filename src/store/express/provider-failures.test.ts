import { describe, expect, it } from 'vitest';
import { settle } from '../testing/test-environment.ts';
import { order, payUntilValidation } from './testing/pay-with-paypal.ts';
import { createSheet, kim, startExpress, type StartedExpress, stored } from './testing/start-express.ts';

/** Clicks PayPal's button, which requests an order that has no answer yet. */
async function click({ express }: StartedExpress) {
  express.paypal.clicked();
  express.paypal.createOrder().catch(() => {});
  await settle();
}

async function leave(shop: StartedExpress) {
  await payUntilValidation(shop);
  shop.last('validatePersonalInformation').answer(kim);
  await settle();
  expect(shop.phase().kind).toBe('leaving');
}

const keysOf = (shop: StartedExpress) =>
  shop.named('createPaypalOrder').map(({ options }) => options?.headers?.['Idempotency-Key']);

describe('a failure of PayPal', () => {
  it('does not end the payment with a wallet', async () => {
    const shop = await startExpress();
    shop.express.wallets.clicked('StripeGooglePay', 2000);
    const { sheet, failures } = createSheet();
    void shop.express.wallets.confirmed('StripeGooglePay', sheet);
    await settle();
    shop.express.paypal.failed();
    expect(shop.phase()).toEqual({ kind: 'confirming', method: 'StripeGooglePay' });
    expect(failures).toEqual([]);
  });

  it('does not end a payment that leaves for the last check', async () => {
    const shop = await startExpress();
    await leave(shop);
    shop.express.paypal.failed();
    expect(shop.phase().kind).toBe('leaving');
    expect(shop.noticeTexts()).toEqual([]);
    expect(stored()).toMatchObject({ paypalOrderId: order.paypalOrderId });
    expect(shop.express.paypal.clicked()).toBe(false);
  });

  it('does not forget an order that has no answer yet', async () => {
    const shop = await startExpress();
    await click(shop);
    shop.express.paypal.failed();
    await settle();
    await click(shop);
    expect(new Set(keysOf(shop)).size).toBe(1);
  });

  it('does not forget an order whose answer was lost', async () => {
    const shop = await startExpress();
    await click(shop);
    shop.last('createPaypalOrder').lose();
    await settle();
    // PayPal reports the lost order, and later a blocked window.
    shop.express.paypal.failed();
    shop.express.paypal.clicked();
    shop.express.paypal.failed();
    await click(shop);
    expect(keysOf(shop)).toHaveLength(2);
    expect(new Set(keysOf(shop)).size).toBe(1);
  });

  it('is shown although a canceled attempt has failed before', async () => {
    const shop = await startExpress();
    await click(shop);
    shop.express.paypal.canceled();
    await click(shop);
    shop.last('createPaypalOrder').answer(order);
    await settle();
    shop.express.paypal.failed();
    expect(shop.noticeTexts()).toEqual([
      'Bei der Eingabe ist ein Fehler aufgetreten. Bitte versuche es später erneut.',
    ]);
    expect(shop.phase().kind).toBe('idle');
    expect(shop.express.wallets.clicked('StripeGooglePay', 2000)).toBe(true);
  });
});

it.each([401, 403, 409, 412, 429])(
  'a status of %i does not refuse the payer, so that the order is kept',
  async (status) => {
    const shop = await startExpress();
    await payUntilValidation(shop);
    shop.last('validatePersonalInformation').refuse(0, { status });
    await settle();
    await click(shop);
    expect(shop.named('createPaypalOrder')).toHaveLength(1);
  },
);

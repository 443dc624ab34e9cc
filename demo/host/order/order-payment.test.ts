import { cardClientSecret, paymentOrderId, paypalOrderId, personalInformation } from 'cart-fragment/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestShop } from '../../../contract/backend/testing/test-shop.ts';
import { orderOf } from './order.ts';
import { paymentIdOf, paymentOf } from './order-payment.ts';
import { orderPerson } from './order-person.ts';

beforeEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset['tenant'];
});

it('names the payment of a wallet without its secret', async () => {
  paymentOrderId.write('1-JD1000001');
  cardClientSecret.write('{"clientSecret":"pi_1_secret_2","confirmationTokenId":"t"}');
  const cart = await createTestShop().control('seed', { scenario: 'single' });
  expect(paymentIdOf(paymentOf({ ...cart, selectedPaymentType: 'StripeGooglePay' }))).toBe('pi_1');
});

describe('paymentOf', () => {
  it('takes no payment of another tenant, to whose shop the tab has gone since', async () => {
    paymentOrderId.write('1-JD1000001');
    paypalOrderId.write('DEMO-PAYPAL-1-JD1000001');
    document.documentElement.dataset['tenant'] = 'MD_CH';
    const cart = await createTestShop({}, 'md_ch').control('seed', { scenario: 'single' });
    const payment = paymentOf(cart);
    expect(payment).toMatchObject({ type: 'Invoice', isExpress: false });
    expect(orderOf(cart, [], payment).orderId).toMatch(/^1-MC/);
  });

  it("does not show an address that was typed as the wallet's", async () => {
    const typed = orderPerson();
    personalInformation.write({ ...typed, billingAddress: { ...typed.billingAddress, firstName: 'Robin' } });
    paymentOrderId.write('1-JD1000001');
    cardClientSecret.write('{}');
    const cart = await createTestShop().control('seed', { scenario: 'single' });
    expect(paymentOf({ ...cart, selectedPaymentType: 'StripeGooglePay' })).toMatchObject({
      label: 'Google Pay',
      isExpress: true,
      person: null,
    });
  });

  it("shows the payer's address of PayPal, in whatever country", async () => {
    const typed = orderPerson();
    personalInformation.write({ ...typed, billingAddress: { ...typed.billingAddress, countryCode: 'FR' } });
    paymentOrderId.write('1-JD1000001');
    paypalOrderId.write('X');
    const cart = await createTestShop().control('seed', { scenario: 'online' });
    expect(paymentOf(cart).person?.billingAddress.countryCode).toBe('FR');
  });
});

import { describe, expect, it } from 'vitest';
import { isUnknownPayment, paymentLabel } from './payment-labels.ts';

describe('paymentLabel', () => {
  it.each([
    ['invoice', 'Invoice'],
    ['Invoice', 'Invoice'],
    ['stripeCreditCard', 'Credit Card'],
    ['StripeGooglePay', 'Google Pay'],
    ['stripeApplePay', 'Apple Pay'],
    ['stripeKlarna', 'Klarna'],
    ['paypal', 'PayPal'],
    ['AmazonPay', 'Amazon Pay'],
    ['sofort', 'Sofort'],
    ['valueVoucher', 'Value Voucher'],
    ['amazonPayExpress', 'Amazon'],
    ['paypalV2', 'PayPal'],
    ['Muscheln', 'Unknown payment method: Muscheln'],
    ['constructor', 'Unknown payment method: constructor'],
  ])('of %s is %s', (type, label) => {
    expect(paymentLabel(type)).toBe(label);
    expect(isUnknownPayment(paymentLabel(type))).toBe(label.startsWith('Unknown'));
  });

  it('does not exceed the limit of GA4', () => {
    expect(paymentLabel('x'.repeat(500)).length).toBeLessThanOrEqual(100);
  });
});

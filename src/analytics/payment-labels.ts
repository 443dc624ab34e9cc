import { type PaymentType, paymentTypes } from '../domain/payment.ts';

const labels = {
  Invoice: 'Invoice',
  StripeCreditCard: 'Credit Card',
  StripeGooglePay: 'Google Pay',
  StripeApplePay: 'Apple Pay',
  StripeKlarna: 'Klarna',
  PayPal: 'PayPal',
  AmazonPay: 'Amazon Pay',
  Sofort: 'Sofort',
  ValueVoucher: 'Value Voucher',
} as const satisfies Readonly<Record<(typeof paymentTypes.known)[number], string>>;

/** For other names of the providers' payment methods, such as their express variants. */
const fallbackLabels = [
  [/amazon/i, 'Amazon'],
  [/paypal/i, 'PayPal'],
] as const;

export type UnknownPayment = `Unknown payment method: ${string}`;

/** The name of a payment method in analytics, or an error text for an unknown one. */
export type PaymentLabel = (typeof labels)[keyof typeof labels] | (typeof fallbackLabels)[number][1] | UnknownPayment;

/** @param type in either spelling, such as `stripeGooglePay` or `StripeGooglePay`. */
export function paymentLabel(type: PaymentType): PaymentLabel {
  const known = paymentTypes.read(type);
  if (paymentTypes.isKnown(known)) return labels[known];
  return fallbackLabels.find(([name]) => name.test(type))?.[1] ?? `Unknown payment method: ${type.slice(0, 50)}`;
}

export function isUnknownPayment(label: PaymentLabel): label is UnknownPayment {
  return label.startsWith('Unknown');
}

/** The payment methods for which an error is tracked when they become unavailable after selection. */
const unavailablePayments = [
  'Invoice',
  'Credit Card',
  'Google Pay',
  'Apple Pay',
  'PayPal',
  'Amazon Pay',
  'Sofort',
] as const satisfies readonly PaymentLabel[];

export type UnavailablePayment = (typeof unavailablePayments)[number];

export function canBeUnavailable(label: PaymentLabel): label is UnavailablePayment {
  return unavailablePayments.some((known) => known === label);
}

import { type PaymentType, paymentTypes } from '../domain/payment.ts';

/** The payment methods for which an error is tracked when they become unavailable after selection. */
const unavailableLabels = {
  Invoice: 'Invoice',
  StripeCreditCard: 'Credit Card',
  StripeGooglePay: 'Google Pay',
  StripeApplePay: 'Apple Pay',
  PayPal: 'PayPal',
  AmazonPay: 'Amazon Pay',
  Sofort: 'Sofort',
} as const;

const labels = {
  ...unavailableLabels,
  StripeKlarna: 'Klarna',
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

export type UnavailablePayment = (typeof unavailableLabels)[keyof typeof unavailableLabels];

export function canBeUnavailable(label: PaymentLabel): label is UnavailablePayment {
  return Object.values(unavailableLabels).some((known) => known === label);
}

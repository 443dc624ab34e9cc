import { createSpelling, type OpenEnum } from './spelling.ts';

export const paymentTypes = createSpelling([
  'PayPal',
  'AmazonPay',
  'StripeGooglePay',
  'StripeApplePay',
  'StripeCreditCard',
  'StripeKlarna',
  'Invoice',
  'Sofort',
  'ValueVoucher',
]);
export type PaymentType = OpenEnum<(typeof paymentTypes.known)[number]>;

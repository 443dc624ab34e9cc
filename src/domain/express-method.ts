import type { PaymentSettings } from './fragment-data.ts';

/** The ways to pay without the order-data step, as the API spells them. */
export type ExpressMethod = 'PayPal' | 'AmazonPay' | WalletMethod;

/** Wallets that the card provider draws. The shop says whether they are available (specification, 4). */
export const walletMethods = ['StripeGooglePay', 'StripeApplePay'] as const;
export type WalletMethod = (typeof walletMethods)[number];

/** What draws buttons of its own; the card provider draws those of both wallets. */
export type ExpressProvider = 'paypal' | 'amazon' | 'wallets';

/** The providers that a page is configured for, in the order of their buttons. */
export function configuredProviders(payments: PaymentSettings): readonly ExpressProvider[] {
  return [
    // PayPal without a script URL is a mistake, which is shown as an error (specification, 7).
    ...(payments.paypal || payments.paypalScriptUrl !== null ? (['paypal'] as const) : []),
    ...(payments.amazonPay ? (['amazon'] as const) : []),
    ...(payments.stripePublishableKey ? (['wallets'] as const) : []),
  ];
}

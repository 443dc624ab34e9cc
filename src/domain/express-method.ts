import type { PaymentSettings } from './fragment-data.ts';

/** The ways to pay without the order-data step, as the API spells them. */
export type ExpressMethod = 'PayPal' | 'AmazonPay' | WalletMethod;

/** Wallets that the card provider draws. The shop decides whether they are available. */
export const walletMethods = ['StripeGooglePay', 'StripeApplePay'] as const;
export type WalletMethod = (typeof walletMethods)[number];

/** A provider draws its own buttons; the card provider draws those of both wallets. */
export type ExpressProvider = 'paypal' | 'amazon' | 'wallets';

/** The providers that a page is configured for, in the order of their buttons. */
export function configuredProviders(payments: PaymentSettings): readonly ExpressProvider[] {
  const settings: Readonly<Record<ExpressProvider, unknown>> = {
    // PayPal without a script URL is a mistake, which is shown as an error.
    paypal: payments.paypal ?? payments.paypalScriptUrl !== null,
    amazon: payments.amazonPay,
    wallets: payments.stripePublishableKey,
  };
  return (Object.keys(settings) as ExpressProvider[]).filter((provider) => settings[provider]);
}

import type { ExpressProvider, WalletMethod } from '../../domain/express-method.ts';
import type { ExpressSettings, PaymentSettings } from '../../domain/fragment-data.ts';
import type { CardBillingDetails } from '../../domain/payer.ts';
import type { Purchase } from '../../domain/purchase.ts';

/** The buttons of a provider in their container. */
export interface PaymentButtons {
  /** The sum or the shipping has changed. Absent if the provider reads the sum from the order. */
  update?(purchase: Purchase): void;
  remove?(): void;
}

/**
 * Draws the buttons of a provider. Loads its script with the nonce of the container, and rejects if that fails. Resolves to
 * null without an offer: the page has no settings for it, or this browser or the shop does not have it.
 */
export type DrawButtons = (
  container: HTMLElement,
  offer: PaymentOffer,
  flows: PaymentFlows,
) => Promise<PaymentButtons | null>;

export type PaymentProviders = Readonly<Record<ExpressProvider, DrawButtons>>;

export interface PaymentOffer {
  readonly settings: PaymentSettings & ExpressSettings;
  /** The wallets that the shop offers. */
  readonly wallets: readonly WalletMethod[];
  readonly purchase: Purchase;
}

/** What the buttons call. */
export interface PaymentFlows {
  readonly paypal: PaypalFlow;
  readonly amazon: AmazonFlow;
  readonly wallets: WalletFlow;
}

export interface PaypalFlow {
  /** Returns false if the button must do nothing now. */
  clicked(): boolean;
  /** Resolves to PayPal's order id. Rejects after a failure, which is shown by then. */
  createOrder(): Promise<string>;
  /** Resolves when the page is about to be left, or a failure is shown. */
  approved(paypalOrderId: string): Promise<void>;
  canceled(): void;
  failed(): void;
}

export interface AmazonFlow {
  /** Amazon's own data about the shop. */
  merchant(): Promise<{ readonly merchantId: string; readonly isSandbox: boolean }>;
  /** Resolves to the checkout to open; null if the button must do nothing, or after a failure, which is shown by then. */
  clicked(): Promise<AmazonCheckout | null>;
  failed(error: unknown): void;
}

export interface AmazonCheckout {
  readonly purchase: Purchase;
  /** Signed by the shop; passed to Amazon unread. */
  readonly sessionConfig: Readonly<Record<string, unknown>>;
}

export interface WalletFlow {
  /** Synchronous, because a wallet waits for one second only. Returns false if the button must do nothing. */
  clicked(method: WalletMethod, shownAmount: number): boolean;
  /** Resolves when the page is about to be left, or a failure is shown on the page and in the wallet. */
  confirmed(method: WalletMethod, sheet: WalletSheet): Promise<void>;
  canceled(): void;
}

/** The sheet of a wallet in which the shopper has approved the payment. */
export interface WalletSheet {
  readonly billingDetails: CardBillingDetails | undefined;
  /** Validates what was entered. Resolves to the provider's message if it is invalid, otherwise to null. */
  submit(): Promise<string | null>;
  /** Resolves to the id of a confirmation token, or to the provider's message if there is none. */
  createToken(): Promise<{ readonly id: string } | { readonly message: string }>;
  fail(reason: WalletFailureReason, message: string): void;
}

export type WalletFailureReason = 'fail' | 'invalid_billing_address' | 'address_unserviceable';

import type { WalletMethod } from '../../domain/express-method.ts';
import type { CardBillingDetails } from '../../domain/payer.ts';
import type { Purchase } from '../../domain/purchase.ts';

/** The buttons of a provider in their container. */
export interface PaymentButtons {
  /** The sum or the shipping has changed. */
  update(purchase: Purchase): void;
  remove(): void;
}

/** Each loads the provider's script, rejects if that fails, and resolves to null without an offer for this browser. */
export interface PaymentProviders {
  paypal(container: HTMLElement, settings: PaypalSettings, flow: PaypalFlow): Promise<PaymentButtons | null>;
  amazon(container: HTMLElement, settings: AmazonSettings, flow: AmazonFlow): Promise<PaymentButtons | null>;
  wallets(container: HTMLElement, settings: WalletSettings, flow: WalletFlow): Promise<PaymentButtons | null>;
}

export interface PaypalSettings {
  /** Determines the version of PayPal's SDK. */
  readonly scriptUrl: string;
  readonly currencyCode: string;
}

export interface AmazonSettings {
  readonly scriptUrl: string;
  readonly publicKeyId: string;
  readonly merchantId: string;
  readonly isSandbox: boolean;
  readonly purchase: Purchase;
}

export interface WalletSettings {
  readonly phoneRequired: boolean;
  readonly publishableKey: string;
  readonly purchase: Purchase;
  /** The wallets that the shop offers. */
  readonly methods: readonly WalletMethod[];
}

/** Called by PayPal's button. */
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

/** Called by Amazon Pay's button. */
export interface AmazonFlow {
  /** Resolves to the checkout to open; null if the button must do nothing, or after a failure, which is shown by then. */
  clicked(): Promise<AmazonCheckout | null>;
  failed(error: unknown): void;
}

export interface AmazonCheckout {
  readonly purchase: Purchase;
  /** Signed by the shop; passed to Amazon unread. */
  readonly sessionConfig: Readonly<Record<string, unknown>>;
}

/** Called by the wallets' buttons. */
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

import type { WalletMethod } from '../../domain/express-method.ts';
import type { CardBillingDetails } from '../../domain/payer.ts';
import type { Purchase } from '../../domain/purchase.ts';

/** Buttons of a provider in their container. */
export interface PaymentButtons {
  /** The sum or the shipping has changed. */
  update(purchase: Purchase): void;
  remove(): void;
}

/**
 * What draws the buttons of the payment providers. Each function loads the provider's script first. It rejects if that
 * fails, and answers null if the provider has nothing to show in this browser.
 */
export interface PaymentProviders {
  paypal(container: HTMLElement, settings: PaypalSettings, flow: PaypalFlow): Promise<PaymentButtons | null>;
  amazon(container: HTMLElement, settings: AmazonSettings, flow: AmazonFlow): Promise<PaymentButtons | null>;
  wallets(container: HTMLElement, settings: WalletSettings, flow: WalletFlow): Promise<PaymentButtons | null>;
}

export interface PaypalSettings {
  readonly scriptUrl: string;
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

/** What PayPal's button asks and tells. */
export interface PaypalFlow {
  /** Answers false if the button must do nothing now. */
  clicked(): boolean;
  /** Resolves to PayPal's order id. Rejects after a failure that has been told. */
  createOrder(): Promise<string>;
  /** Resolves when the page is left or the failure has been told. */
  approved(paypalOrderId: string): Promise<void>;
  cancelled(): void;
  failed(): void;
}

/** What Amazon Pay's button asks and tells. */
export interface AmazonFlow {
  /** Resolves to what opens the checkout; null if the button must do nothing, or after a failure that has been told. */
  clicked(): Promise<AmazonCheckout | null>;
  failed(error: unknown): void;
}

export interface AmazonCheckout {
  readonly purchase: Purchase;
  /** Made by the shop; passed on unread. */
  readonly sessionConfig: Readonly<Record<string, unknown>>;
}

/** What the wallets' buttons ask and tell. */
export interface WalletFlow {
  /** Answers synchronously, because a wallet waits for one second only; false if the button must do nothing. */
  clicked(method: WalletMethod, shownAmount: number): boolean;
  /** Resolves when the page is left, or the failure told to the wallet and on the page. */
  confirmed(method: WalletMethod, sheet: WalletSheet): Promise<void>;
  cancelled(): void;
}

/** A wallet that the shopper has confirmed. */
export interface WalletSheet {
  readonly billingDetails: CardBillingDetails | undefined;
  /** Checks what was entered; resolves to the provider's message if it is not acceptable. */
  submit(): Promise<string | null>;
  /** Resolves to the id of a confirmation token, or to the provider's message why there is none. */
  createToken(): Promise<{ readonly id: string } | { readonly message: string }>;
  fail(reason: WalletFailure, message: string): void;
}

export type WalletFailure = 'fail' | 'invalid_billing_address' | 'address_unserviceable';

/** The part of Amazon's checkout.js that the cart uses. Amazon publishes no types. */
export interface AmazonPay {
  renderButton(selector: string, options: AmazonButtonOptions): AmazonButton;
}

export interface AmazonButtonOptions {
  readonly merchantId: string;
  readonly publicKeyId: string;
  readonly ledgerCurrency: 'EUR';
  readonly sandbox: boolean;
  readonly checkoutLanguage: 'de_DE';
  readonly productType: 'PayOnly' | 'PayAndShip';
  readonly placement: 'Cart';
  readonly buttonColor: 'Gold';
  readonly estimatedOrderAmount: AmazonAmount;
}

/** Decimal major units as text. */
export interface AmazonAmount {
  readonly amount: string;
  readonly currencyCode: string;
}

export interface AmazonButton {
  onClick(clicked: () => void): void;
  initCheckout(options: {
    readonly createCheckoutSessionConfig: Readonly<Record<string, unknown>>;
    readonly estimatedOrderAmount: AmazonAmount;
  }): void;
  updateButtonInfo(amount: AmazonAmount): void;
}

declare global {
  interface Window {
    amazon?: { readonly Pay?: AmazonPay };
  }
}

import type { NoticeText } from '../../messages/notice-text.ts';
import type { WalletFailure } from './payment-providers.ts';

interface Details extends Partial<Pick<NoticeText, 'severity' | 'link' | 'hotline'>> {
  /** Whether the shopper goes back to the cart to choose again (specification, 8). */
  readonly returnsToCart?: boolean;
  /** What the wallet is told. */
  readonly walletFailure?: WalletFailure;
}

/** Ends a payment for a reason that the page found itself, in words for the shopper. Nothing to report. */
export class PaymentStopped extends Error {
  override readonly name = 'PaymentStopped';
  constructor(
    readonly text: string,
    readonly details: Details = {},
  ) {
    // The message could get into a report, and the provider's words may name the payer.
    super('the payment was stopped');
  }
}

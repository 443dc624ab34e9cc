import type { ExpressMethod, WalletMethod } from '../../domain/express-method.ts';

/** Whether a wallet is available (specification, 4). While it is asked again, the last answer holds. */
export interface Availability {
  readonly status: 'notstarted' | 'pending' | 'done';
  readonly available: boolean;
}

/** The one payment that is under way, from the click until the page is left. */
export type ExpressFlow =
  | { readonly kind: 'idle' }
  /** The provider has its own window open. */
  | { readonly kind: 'started'; readonly method: ExpressMethod }
  /** The shopper has paid; the page does what is left. */
  | { readonly kind: 'confirming'; readonly method: ExpressMethod }
  | { readonly kind: 'leaving'; readonly method: ExpressMethod };

/** A failed payment, told as a notice. A new object for each. */
export interface ExpressProblem {
  /** Whether the shopper goes back to the cart to choose again (specification, 8). */
  readonly returnsToCart: boolean;
}

export interface ExpressState {
  readonly availability: Readonly<Record<WalletMethod, Availability>>;
  readonly flow: ExpressFlow;
  readonly problem: ExpressProblem | null;
}

const unasked: Availability = { status: 'notstarted', available: false };

export const initialExpressState: ExpressState = {
  availability: { StripeGooglePay: unasked, StripeApplePay: unasked },
  flow: { kind: 'idle' },
  problem: null,
};

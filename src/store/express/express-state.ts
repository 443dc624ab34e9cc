import { walletMethods, type ExpressMethod, type WalletMethod } from '../../domain/express-method.ts';

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
  /** `url` is where the page goes, unless the provider leaves it. */
  | { readonly kind: 'leaving'; readonly method: ExpressMethod; readonly url?: string };

/** A failed payment, told as a notice. A new object for each. */
export interface ExpressProblem {
  /** Whether the shopper goes back to the cart to choose again (specification, 8). */
  readonly returnsToCart: boolean;
}

export interface ExpressState {
  readonly availability: Readonly<Record<WalletMethod, Availability>>;
  /** The wallets that the shop offers, by its last complete answer; null before the first. */
  readonly wallets: readonly WalletMethod[] | null;
  readonly flow: ExpressFlow;
  readonly problem: ExpressProblem | null;
}

const unasked: Availability = { status: 'notstarted', available: false };

export const initialExpressState: ExpressState = {
  availability: { StripeGooglePay: unasked, StripeApplePay: unasked },
  wallets: null,
  flow: { kind: 'idle' },
  problem: null,
};

/** The state with a change of one wallet's availability. */
export function withAvailability(
  { availability: before, wallets }: ExpressState,
  method: WalletMethod,
  changes: Partial<Availability>,
): Pick<ExpressState, 'availability' | 'wallets'> {
  const availability = { ...before, [method]: { ...before[method], ...changes } };
  const isComplete = walletMethods.every((one) => availability[one].status === 'done');
  return { availability, wallets: isComplete ? walletMethods.filter((one) => availability[one].available) : wallets };
}

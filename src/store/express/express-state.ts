import type { StoreApi } from 'zustand/vanilla';
import type { Cart } from '../../domain/cart.ts';
import { walletMethods, type ExpressMethod, type WalletMethod } from '../../domain/express-method.ts';
import type { PaymentFailure } from './payment-failure.ts';

/** Whether a wallet is available. During another request, the last answer applies. */
export interface Availability {
  readonly status: 'notstarted' | 'pending' | 'done';
  readonly available: boolean;
}

/** One payment, from the click until the page is left or the payment has ended without success. */
export interface Payment {
  readonly method: ExpressMethod;
  /** What the shopper saw when it began, or when the changes were confirmed that it waited for. */
  shown: Cart;
  /** That cart, or the latest version of it for which the payment may continue. The calls name its version. */
  checked: Cart;
  /** Aborted when the payment ends without success. */
  readonly signal: AbortSignal;
}

export type PaymentPhase =
  | { readonly kind: 'idle' }
  /** The provider has its own window open. */
  | { readonly kind: 'started'; readonly method: ExpressMethod }
  /** The shopper has approved the payment, and the page completes it. */
  | { readonly kind: 'confirming'; readonly method: ExpressMethod }
  /** `url` is where the page navigates to, unless the provider does that. */
  | { readonly kind: 'leaving'; readonly method: ExpressMethod; readonly url?: string };

export interface ExpressState {
  readonly availability: Readonly<Record<WalletMethod, Availability>>;
  /** The wallets that the shop offers, by the last answers for all of them; null until all are known. */
  readonly wallets: readonly WalletMethod[] | null;
  readonly phase: PaymentPhase;
  /** Why the last payment has failed. A new object for each failure. */
  readonly failure: PaymentFailure | null;
}

const unknown: Availability = { status: 'notstarted', available: false };

export const initialExpressState: ExpressState = {
  availability: { StripeGooglePay: unknown, StripeApplePay: unknown },
  wallets: null,
  phase: { kind: 'idle' },
  failure: null,
};

export function setAvailability(
  { getState, setState }: StoreApi<ExpressState>,
  method: WalletMethod,
  changes: Partial<Availability>,
): void {
  const { availability: before, phase, wallets } = getState();
  const availability = { ...before, [method]: { ...before[method], ...changes } };
  // Other wallets are drawn again, which would remove an open sheet.
  setState({ availability, wallets: phase.kind === 'idle' ? offeredWallets({ availability, wallets }) : wallets });
}

export function offeredWallets({ availability, wallets }: Pick<ExpressState, 'availability' | 'wallets'>) {
  const isComplete = walletMethods.every((wallet) => availability[wallet].status === 'done');
  return isComplete ? walletMethods.filter((wallet) => availability[wallet].available) : wallets;
}

import { ApiError, NetworkError } from '../../api/errors.ts';
import type { ExpressMethod } from '../../domain/express-method.ts';
import type { ExpressRefusal } from '../../domain/error-message-key.ts';
import { refusalOf, returnsToCart } from '../../domain/payment-refusal.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Notice, NoticeText } from '../../domain/notice.ts';
import { isSamePurchase, purchaseOf } from '../../domain/purchase.ts';
import { expressFailureMessage, expressTexts } from '../../messages/express-texts.ts';
import { confirmedCart } from '../cart/cart-selectors.ts';
import { statusOf } from '../calls/classify-error.ts';
import { explainError } from '../cart/explain-error.ts';
import { addNotice } from '../cart/change-notices.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { StoreContext } from '../cart/store-context.ts';
import type { WalletFailureReason } from '../cart/provider-interface.ts';

/** Why a payment has failed: for the shopper, and for the wallet that it was made with. */
export interface PaymentFailure extends NoticeText {
  /** Whether the shopper has to return to the cart to choose again. */
  readonly returnsToCart: boolean;
  readonly walletReason: WalletFailureReason;
}

export function paymentFailure(text: string, details: Partial<PaymentFailure> = {}): PaymentFailure {
  return { severity: 'error', returnsToCart: false, walletReason: 'fail', ...details, text };
}

/** Ends a payment for a reason that the page itself has found. Explained to the shopper, never reported. */
export class PaymentStopped extends Error {
  override readonly name = 'PaymentStopped';
  readonly failure: PaymentFailure;
  constructor(text: string, details?: Partial<PaymentFailure>) {
    // The message could get into a report, and the provider's words may name the payer.
    super('the payment was stopped');
    this.failure = paymentFailure(text, details);
  }
}

export function explainPaymentError(context: StoreContext, error: unknown, method: ExpressMethod): PaymentFailure {
  if (error instanceof PaymentStopped) return error.failure;
  const isFromProvider = statusOf(error) === null && !(error instanceof NetworkError);
  if (isFromProvider) return paymentFailure(expressTexts.unknown);
  const failure = explainFailedCall(context, explainError(context, error, true), method);
  const refusal = error instanceof ApiError ? refusalOf(error.answer) : null;
  return { ...failure, walletReason: (refusal && walletReasons[refusal]) ?? 'fail' };
}

export function explainFailedCall(context: StoreContext, failure: Failure, method: ExpressMethod): PaymentFailure {
  const { text, ...details } = expressFailureMessage(failure, method, context.state.getState().data.baseUrl);
  const mustReturn = failure.kind === 'refused' && returnsToCart(refusalOf(failure));
  return paymentFailure(text, { ...details, returnsToCart: mustReturn });
}

const walletReasons: Readonly<Partial<Record<ExpressRefusal, WalletFailureReason>>> = {
  expressCountry: 'address_unserviceable',
  zipCode: 'address_unserviceable',
  input: 'invalid_billing_address',
  address: 'invalid_billing_address',
};

/** @param hasBegun whether the shopper may fear to have paid. */
export function showFailure(context: StoreContext, failure: PaymentFailure, hasBegun: boolean): void {
  const { severity, text, link, hotline } = failure;
  const help = text === expressTexts.unknown && expressTexts.unknownHelp;
  const detail = [hasBegun && expressTexts.nothingCharged, help].filter(Boolean).join(' ');
  const more = { ...(detail && { detail }), ...(link && { link }), ...(hotline && { hotline }) };
  addNotice(context, { kind: 'payment', severity, text, ...more });
}

export const isAboutPayment = ({ content }: Notice) => content.kind === 'payment';

/** Outdated by another purchase. The version does not count, because a payment may raise that of its own cart. */
export function withoutOutdatedFailures(now: CartState, before: CartState): Partial<CartState> {
  const [cart, previous] = [confirmedCart(now), confirmedCart(before)];
  if (cart === previous || !cart || !previous || isSamePurchase(purchaseOf(cart), purchaseOf(previous))) return now;
  return { notices: now.notices.filter((notice) => !isAboutPayment(notice)) };
}

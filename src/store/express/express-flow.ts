import type { StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/errors.ts';
import type { CallOptions } from '../../api/send-request.ts';
import { cartTag } from '../../domain/cart-tag.ts';
import { CodedError } from '../../domain/coded-error.ts';
import { walletMethods, type ExpressMethod } from '../../domain/express-method.ts';
import { toMinor } from '../../domain/money.ts';
import { isCovered, isSamePurchase, purchaseOf } from '../../domain/purchase.ts';
import { cartChangedText, expressTexts } from '../../messages/express-texts.ts';
import type { CartFetcher } from '../fetching/cart-fetcher.ts';
import { canProceed, confirmedCart, passesSoon } from '../cart/cart-selectors.ts';
import type { CartState } from '../cart/cart-state.ts';
import { markFailedReservation } from '../checkout/failed-reservation.ts';
import { whenSaved } from '../checkout/when-saved.ts';
import { isConflict, isPreconditionFailed, isUnexplained } from '../calls/classify-error.ts';
import { withTimeout } from '../calls/timeout.ts';
import { checkedUrl } from '../cart/navigation.ts';
import { removeNotices } from '../cart/change-notices.ts';
import type { StoreContext } from '../cart/store-context.ts';
import { offeredWallets, setAvailability, type ExpressState, type Payment } from './express-state.ts';
import { openEntries } from '../intents/entry.ts';
import { postPaymentEvent } from './payment-calls.ts';
import {
  explainFailedCall,
  explainPaymentError,
  isAboutPayment,
  paymentFailure,
  PaymentStopped,
  showFailure,
  type PaymentFailure,
} from './payment-failure.ts';

/** Whether a payment can begin: never while a change of the cart is open, nor for a sum of 0. */
export function canPay(state: CartState): boolean {
  return canProceed(state) && isPayable(state);
}

/** Whether a payment can begin that waits until the sum is confirmed. */
export function canPaySoon(state: CartState): boolean {
  return passesSoon(state) && isPayable(state);
}

function isPayable(state: CartState): boolean {
  const cart = confirmedCart(state);
  return cart !== null && cart.shipping.method !== null && toMinor(cart.total.gross) > 0;
}

export type ExpressFlow = ReturnType<typeof createExpressFlow>;

/**
 * The phases of a payment, and the steps that the providers have in common. At most one payment runs at a time:
 *
 *     idle -begin-> started -confirm-> confirming -finish-> leaving
 *
 * `leave` skips the confirmation where the provider's own pages ask for it; `cancel`, `fail` and `reset` return to idle.
 */
export function createExpressFlow(context: StoreContext, fetcher: CartFetcher, express: StoreApi<ExpressState>) {
  const { state, environment } = context;
  let running: (Payment & { readonly controller: AbortController }) | null = null;

  const isRunning = (payment: Payment) => running === payment;

  function destination(): string | null {
    return checkedUrl(context, state.getState().data.rootComponentProps.lastCheckUrl);
  }

  function reset(): void {
    const ended = running;
    running = null;
    ended?.controller.abort();
    express.setState((before) => ({ phase: { kind: 'idle' }, wallets: offeredWallets(before) }));
  }

  function show(failure: PaymentFailure, hasBegun: boolean): void {
    showFailure(context, failure, hasBegun);
    express.setState({ failure });
  }

  /** Says that a payment has ended, and whether the cart is another one by now. */
  function endOf({ shown }: Payment): string {
    const cart = confirmedCart(state.getState());
    return cart && isSamePurchase(purchaseOf(cart), purchaseOf(shown))
      ? expressTexts.canceled
      : expressTexts.cartChanged;
  }

  /** Rejects if the payment has ended in the meantime. */
  async function step<Answer>(payment: Payment, answer: Promise<Answer>): Promise<Answer> {
    const result = await answer;
    if (!isRunning(payment)) throw new PaymentStopped('');
    return result;
  }

  /** Refetches the cart. Rejects unless it is still what the shopper saw, or costs no more than what is approved. */
  async function checkPurchase(payment: Payment): Promise<void> {
    const failure = await step(payment, fetcher.refetch('refresh'));
    if (failure) {
      const { text, ...details } = explainFailedCall(context, failure, payment.method);
      throw new PaymentStopped(text, details);
    }
    const now = state.getState();
    const cart = confirmedCart(now);
    const isAcceptable = express.getState().phase.kind === 'confirming' ? isCovered : isSamePurchase;
    if (!cart || openEntries(now).length > 0 || !isAcceptable(purchaseOf(cart), purchaseOf(payment.shown))) {
      throw new PaymentStopped(cartChangedText(payment.shown, cart), { returnsToCart: true });
    }
    payment.checked = cart;
  }

  /** Ends the payment and shows why. Returns null if it has ended before. */
  function fail(payment: Payment, error: unknown): PaymentFailure | null {
    if (!isRunning(payment)) return null;
    const failure = explainPaymentError(context, error, payment.method);
    reset();
    if (!(error instanceof PaymentStopped) && isUnexplained(error)) environment.report(error);
    const refusal = error instanceof ApiError ? error.answer : null;
    const wallet = walletMethods.find((method) => method === payment.method);
    if (wallet && refusal?.errorCode === paymentTypeNotValid) {
      setAvailability(express, wallet, { status: 'done', available: false });
    }
    if (refusal && markFailedReservation(context, refusal.fields.appointmentIds)) {
      // The marked rows and their notice say why.
      express.setState({ failure: { ...failure, returnsToCart: true } });
    } else if (isConflict(error) && !isPreconditionFailed(error)) {
      // Not after a 412, for which `submit` has done so. Before the failure is shown, which another cart would remove.
      void fetcher.refetch('refresh').then(() => !running && show(failure, true));
    } else show(failure, true);
    return failure;
  }

  return {
    /**
     * Begins a payment and notifies the shop; null if it must not begin.
     * @param shownAmount what the provider shows, in minor units; null if the provider gets the amount from the shop, and may
     * wait for it; see `confirmSum`.
     */
    begin(method: ExpressMethod, shownAmount: number | null = null): Payment | null {
      const now = state.getState();
      const cart = confirmedCart(now);
      const isPossible = canPay(now) || (shownAmount === null && canPaySoon(now));
      if (running || !cart || !context.isRunning() || !isPossible) return null;
      if (shownAmount !== null && shownAmount !== purchaseOf(cart).amount) return null;
      removeNotices(context, isAboutPayment);
      if (!destination()) {
        environment.report(new CodedError('CF-302', 'lastCheckUrl is missing or not allowed'));
        show(paymentFailure(expressTexts.noLastCheck), false);
        return null;
      }
      // Like any manual retry, a click ends a rate limit pause.
      context.rateLimit.end();
      const controller = new AbortController();
      running = { method, shown: cart, checked: cart, signal: controller.signal, controller };
      express.setState({ phase: { kind: 'started', method }, failure: null });
      postPaymentEvent(context, 'postExpressStarted', running);
      return running;
    },

    current: (method: ExpressMethod): Payment | null => (running?.method === method ? running : null),

    /** The shopper has approved the payment; null if no such payment runs, or it was approved before. */
    confirm(method: ExpressMethod): Payment | null {
      if (running?.method !== method || express.getState().phase.kind !== 'started') return null;
      express.setState({ phase: { kind: 'confirming', method } });
      return running;
    },

    step,

    /** Waits for the changes that were pending at the press, and pays for what the cart has become. */
    async confirmSum(payment: Payment): Promise<void> {
      if (canPay(state.getState())) return;
      const isSaved = await step(payment, whenSaved(context, state.getState(), payment.signal));
      const now = state.getState();
      const cart = confirmedCart(now);
      if (!isSaved || !cart || !canPay(now) || cart.cartId !== payment.shown.cartId) {
        throw new PaymentStopped(endOf(payment), { returnsToCart: true });
      }
      payment.shown = payment.checked = cart;
    },

    checkPurchase,

    /** `options` name the version of the cart: again if the shop has another one for which the payment may continue. */
    async submit<Answer>(payment: Payment, send: (options: CallOptions) => Promise<Answer>): Promise<Answer> {
      for (let attempt = 1; ; attempt++) {
        const options = { signal: payment.signal, headers: { 'If-Match': cartTag(payment.checked) } };
        try {
          return await step(payment, send(options));
        } catch (error) {
          if (!isPreconditionFailed(error) || attempt === maxAttempts) throw error;
          await checkPurchase(payment);
        }
      }
    },

    finish(payment: Payment): void {
      const url = destination();
      if (!url) throw new PaymentStopped(expressTexts.noLastCheck);
      express.setState({ phase: { kind: 'leaving', method: payment.method, url } });
      postPaymentEvent(context, 'postExpressFinished', payment);
      environment.page.leaveFor(url);
    },

    /** The provider is about to leave the page for its own. */
    leave({ method }: Payment): void {
      express.setState({ phase: { kind: 'leaving', method } });
    },

    /**
     * Waits for the calls of a payment, but no longer than the limit. Rejects after a failure, which is shown by then.
     * @param failed called with it, unless the payment has ended before.
     */
    async inTime<Result>(
      payment: Payment,
      calls: Promise<Result>,
      tooLate = () => {},
      failed = (_: PaymentFailure) => {},
    ): Promise<Result> {
      const stop = () => {
        tooLate();
        throw new PaymentStopped(expressTexts.tooSlow);
      };
      try {
        return await withTimeout<Result>(calls, limitMs, stop, context.later);
      } catch (error) {
        const failure = fail(payment, error);
        if (failure) failed(failure);
        throw error;
      }
    },

    fail,

    /**
     * The shopper has closed the provider's window. After the approval, the page has to say that nothing was ordered.
     * @param methods of the provider, which may report it after the next payment has begun.
     */
    cancel(...methods: readonly ExpressMethod[]): void {
      const { kind } = express.getState().phase;
      if (kind === 'leaving' || !running || !methods.includes(running.method)) return;
      const text = endOf(running);
      reset();
      if (kind === 'confirming') show(paymentFailure(text), true);
    },

    /** Ends the payment after a failure of the provider itself, which may report it during a payment by another. */
    stopWith(method: ExpressMethod, text: string): void {
      if (express.getState().phase.kind === 'leaving' || (running && running.method !== method)) return;
      const hasBegun = !!running;
      reset();
      show(paymentFailure(text), hasBegun);
    },

    /** Ends the payment without a message: the page is shown again, or the cart has stopped. */
    reset,
  };
}

const paymentTypeNotValid = 800;
/** The version of a cart may also rise because of the payment itself, for example when it reserves appointments. */
const maxAttempts = 3;
/** From a click or the shopper's approval until the page can continue. Apple Pay closes its sheet after 30 s. */
const limitMs = 25_000;

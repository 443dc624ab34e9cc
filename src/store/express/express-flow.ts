import type { StoreApi } from 'zustand/vanilla';
import { ApiError, NetworkError } from '../../api/errors.ts';
import type { OperationAnswer } from '../../api/operation.ts';
import {
  postExpressFinished,
  postExpressStarted,
  validatePersonalInformation,
} from '../../api/operations/payment-methods.ts';
import { reserveAppointments } from '../../api/operations/shop.ts';
import { hasTickets } from '../../domain/cart.ts';
import { refusalOf, returnsToCart } from '../../domain/express-refusal.ts';
import { type ExpressMethod, walletMethods, type WalletMethod } from '../../domain/express-method.ts';
import type { Failure } from '../../domain/failure.ts';
import { toMinor } from '../../domain/money.ts';
import { personalInformationOf, type Payer } from '../../domain/payer.ts';
import type { PersonalInformation } from '../../domain/personal-information.ts';
import { isSamePurchase, purchaseOf, type Purchase } from '../../domain/purchase.ts';
import { cartTenant, countryOf } from '../../domain/tenant.ts';
import { expressFailureMessage, expressTexts } from '../../messages/express-texts.ts';
import type { NoticeText } from '../../messages/notice-text.ts';
import type { CartFetcher } from '../fetching/cart-fetcher.ts';
import { canProceed, confirmedCart } from '../cart-selectors.ts';
import type { CartState } from '../cart-state.ts';
import { isUnexplained, statusOf } from '../classify-error.ts';
import { explainError } from '../explain-error.ts';
import { markFailedReservation } from '../checkout/failed-reservation.ts';
import { checkedUrl, reportUnlessLost } from '../navigation.ts';
import { addNotice, removeNotices } from '../notices.ts';
import type { StoreContext } from '../store-context.ts';
import { withAvailability, type ExpressProblem, type ExpressState } from './express-state.ts';
import type { WalletFailure } from './payment-providers.ts';
import { PaymentStopped } from './payment-stopped.ts';

/** One payment, from the click until the page is left or the payment has come to nothing. */
export interface Payment {
  readonly method: ExpressMethod;
  /** What the shopper saw when it began. */
  readonly purchase: Purchase;
  /** Aborted when the payment comes to nothing. */
  readonly signal: AbortSignal;
}

/** What the shopper is told of a payment that has failed. */
interface Told extends NoticeText, ExpressProblem {}

/** Whether a payment can begin: never while anything of the cart is open, nor for a sum of 0. */
export function canPay(state: CartState): boolean {
  const cart = confirmedCart(state);
  return cart !== null && canProceed(state) && cart.shipping.method !== null && toMinor(cart.total.gross) > 0;
}

/** Carts of this page that are being paid; several elements may show the same one. */
const cartsBeingPaid = new Set<string>();

export type ExpressFlow = ReturnType<typeof createExpressFlow>;

/** The steps that the providers have in common. There is one payment at a time. */
export function createExpressFlow(context: StoreContext, fetcher: CartFetcher, express: StoreApi<ExpressState>) {
  const { state, environment } = context;
  let running: (Payment & { readonly controller: AbortController }) | null = null;

  const isRunning = (payment: Payment) => running === payment;

  function post(operation: typeof postExpressStarted, { method, purchase }: Payment): void {
    const body = { cartId: purchase.cartId, paymentType: method };
    environment.track({ event: operation.name, paymentType: method });
    context.call(operation, { body }, { keepalive: true }).catch(reportUnlessLost(context));
  }

  function destination(): string | null {
    return checkedUrl(context, state.getState().data.rootComponentProps.lastCheckUrl);
  }

  /** Ends the running payment. */
  function end(): void {
    const ended = running;
    running = null;
    ended?.controller.abort();
    if (ended) cartsBeingPaid.delete(ended.purchase.cartId);
    express.setState({ flow: { kind: 'idle' } });
  }

  /** The shop has taken an offer back. */
  function withdraw(method: WalletMethod): void {
    express.setState((before) => withAvailability(before, method, { status: 'done', available: false }));
  }

  /** Why a purchase could not be paid is no longer true of another one. A payment may raise the version of its own cart. */
  function forgetFailures(): () => void {
    return state.subscribe((now, before) => {
      const [cart, previous] = [confirmedCart(now), confirmedCart(before)];
      if (cart === previous || !cart || !previous || isSamePurchase(purchaseOf(cart), purchaseOf(previous))) return;
      removeNotices(context, ({ content }) => content.kind === 'payment');
    });
  }

  function tell({ severity, text, link, hotline, returnsToCart }: Told): void {
    addNotice(context, { kind: 'payment', severity, text, ...(link && { link }), ...(hotline && { hotline }) });
    express.setState({ problem: { returnsToCart } });
  }

  const tellError = (text: string) => tell({ severity: 'error', text, returnsToCart: false });

  /** Rejects when the payment has come to nothing meanwhile. */
  async function step<Answer>(payment: Payment, answer: Promise<Answer>): Promise<Answer> {
    const result = await answer;
    if (!isRunning(payment)) throw new PaymentStopped('');
    return result;
  }

  function explain(error: unknown, method: ExpressMethod): Told {
    const untold = { severity: 'error', returnsToCart: false } as const;
    if (error instanceof PaymentStopped) return { ...untold, ...error.details, text: error.text };
    // What is none of our calls' is the provider's.
    if (statusOf(error) === null && !(error instanceof NetworkError)) return { ...untold, text: expressTexts.unknown };
    return explainFailure(explainError(context, error), method);
  }

  function explainFailure(failure: Failure, method: ExpressMethod): Told {
    return {
      ...expressFailureMessage(failure, method, state.getState().data.baseUrl),
      returnsToCart: failure.kind === 'refused' && returnsToCart(refusalOf(failure)),
    };
  }

  return {
    /**
     * Begins a payment and tells the shop; null if it must not begin.
     * @param shownAmount what the provider shows, in minor units; null if the shop tells the provider later.
     */
    begin(method: ExpressMethod, shownAmount: number | null = null): Payment | null {
      const cart = confirmedCart(state.getState());
      if (running || !cart || !context.isRunning() || !canPay(state.getState())) return null;
      const purchase = purchaseOf(cart);
      if (shownAmount !== null && shownAmount !== purchase.amount) return null;
      if (cartsBeingPaid.has(purchase.cartId)) return null;
      removeNotices(context, ({ content }) => content.kind === 'payment');
      if (!destination()) {
        environment.report(new Error('lastCheckUrl is missing or not allowed'));
        tellError(expressTexts.noLastCheck);
        return null;
      }
      // The shopper has pressed, which ends a pause that the server asked for.
      context.rateLimit.end();
      const controller = new AbortController();
      cartsBeingPaid.add(purchase.cartId);
      running = { method, purchase, signal: controller.signal, controller };
      express.setState({ flow: { kind: 'started', method }, problem: null });
      post(postExpressStarted, running);
      return running;
    },

    /** The payment by this method that is under way. */
    current: (method: ExpressMethod): Payment | null => (running?.method === method ? running : null),

    /** The shopper has paid; null if there is no such payment, or they have paid before. */
    confirm(method: ExpressMethod): Payment | null {
      if (running?.method !== method || express.getState().flow.kind !== 'started') return null;
      express.setState({ flow: { kind: 'confirming', method } });
      return running;
    },

    step,

    /** Rejects unless the shop's cart still is what the shopper saw. */
    async checkPurchase(payment: Payment): Promise<void> {
      const failure = await step(payment, fetcher.refetch('refresh'));
      if (failure) {
        const { text, ...details } = explainFailure(failure, payment.method);
        throw new PaymentStopped(text, details);
      }
      const now = state.getState();
      const cart = confirmedCart(now);
      const isSame = cart !== null && isSamePurchase(purchaseOf(cart), payment.purchase);
      if (!isSame || now.pendingChanges.length > 0) {
        throw new PaymentStopped(expressTexts.cartChanged, { returnsToCart: true });
      }
    },

    async reserve(payment: Payment): Promise<void> {
      const cart = confirmedCart(state.getState());
      if (cart && hasTickets(cart))
        await step(payment, context.call(reserveAppointments, {}, { signal: payment.signal }));
    },

    /** Rejects if details are missing, or the shop does not accept them. */
    async validate(payment: Payment, payer: Payer): Promise<PersonalInformation> {
      const { rootComponentProps, tenant } = state.getState().data;
      const fixedCountry = rootComponentProps.payments.addressValidationDisabled ? countryOf(cartTenant(tenant)) : null;
      const read = personalInformationOf(payer, { fixedCountry });
      if ('missing' in read) {
        throw new PaymentStopped(expressTexts.missingDetails(read.missing), {
          walletFailure: 'invalid_billing_address',
        });
      }
      const { information } = read;
      type Validated = OperationAnswer<typeof validatePersonalInformation>;
      const validated: Promise<Validated> = context.call(
        validatePersonalInformation,
        { body: information },
        { signal: payment.signal },
      );
      await step(payment, validated);
      return information;
    },

    /** Tells the shop and leaves for the last check. */
    finish(payment: Payment): void {
      const url = destination();
      if (!url) throw new PaymentStopped(expressTexts.noLastCheck);
      express.setState({ flow: { kind: 'leaving', method: payment.method, url } });
      post(postExpressFinished, payment);
      environment.page.leaveFor(url);
    },

    /** The page is about to be left for the provider's own pages. */
    leave({ method }: Payment): void {
      express.setState({ flow: { kind: 'leaving', method } });
    },

    /** Tells why a payment has failed, unless it has come to nothing before. */
    fail(payment: Payment, error: unknown): WalletProblem {
      const message = explain(error, payment.method);
      const problem = { failure: walletFailureOf(error), text: message.text };
      if (!isRunning(payment)) return problem;
      end();
      const refusal = error instanceof ApiError ? error.answer : null;
      if (refusal?.errorCode === 800 && isWallet(payment.method)) withdraw(payment.method);
      const isOwn = error instanceof PaymentStopped;
      if (!isOwn && isUnexplained(error)) environment.report(error);
      if (refusal && markFailedReservation(context, refusal.fields.appointmentIds)) {
        express.setState({ problem: { returnsToCart: true } });
      } else tell(message);
      return problem;
    },

    /**
     * The shopper has closed the window of a provider. After they have paid, they need to know that nothing was ordered.
     * @param methods of the provider, which may report it after the next payment began
     */
    cancel(...methods: readonly ExpressMethod[]): void {
      const { kind } = express.getState().flow;
      if (kind === 'leaving' || !running || !methods.includes(running.method)) return;
      end();
      if (kind === 'confirming') tellError(expressTexts.cancelled);
    },

    /** Tells of a failure of the provider itself. */
    stopWith(text: string): void {
      end();
      tellError(text);
    },

    /** Removes what is told of a failure once the cart is another one, until the returned function is called. */
    forgetFailures,

    /** The page is shown again, or the cart has stopped. */
    reset: end,
  };
}

export interface WalletProblem {
  readonly failure: WalletFailure;
  readonly text: string;
}

function walletFailureOf(error: unknown): WalletFailure {
  if (error instanceof PaymentStopped) return error.details.walletFailure ?? 'fail';
  if (!(error instanceof ApiError)) return 'fail';
  switch (refusalOf(error.answer)) {
    case 'expressCountry':
    case 'zipCode':
      return 'address_unserviceable';
    case 'input':
    case 'address':
      return 'invalid_billing_address';
    default:
      return 'fail';
  }
}

function isWallet(method: ExpressMethod): method is WalletMethod {
  return (walletMethods as readonly ExpressMethod[]).includes(method);
}

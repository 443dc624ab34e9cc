import type { StoreApi } from 'zustand/vanilla';
import type { OperationArguments } from '../../api/operation.ts';
import { getPaymentAvailability } from '../../api/operations/payment-methods.ts';
import { walletMethods, type WalletMethod } from '../../domain/express-method.ts';
import { toMinor } from '../../domain/money.ts';
import { amountText } from '../../domain/purchase.ts';
import { secondsUntilRetry } from '../calls/classify-error.ts';
import { confirmedCart, isSaved } from '../cart/cart-selectors.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { StoreContext } from '../cart/store-context.ts';
import { subscribe } from '../cart/subscribe.ts';
import { setAvailability, type ExpressState } from './express-state.ts';

type Query = OperationArguments<typeof getPaymentAvailability>['query'];

/** Waits for further changes of the cart. */
const pauseMs = 500;
/** After this time without an answer, the other wallet is offered alone. */
const patienceMs = 10_000;

/** Asks the shop for its wallets, and again when amount or shipping have changed: once for several changes in a row. */
export function watchAvailability(context: StoreContext, express: StoreApi<ExpressState>, signal: AbortSignal): void {
  const { state, environment } = context;
  let lastQuery: string | undefined;
  let pending = new AbortController();
  let cancelPause = () => {};

  function follow(): void {
    const cart = confirmedCart(state.getState());
    const amount = cart ? toMinor(cart.total.gross) : 0;
    const query =
      cart && amount > 0 ? { totalAmount: amountText({ amount }), shippingMethod: cart.shipping.method ?? '' } : null;
    const nextQuery = JSON.stringify([query, state.getState().data.baseUrl]);
    if (nextQuery === lastQuery) return;
    lastQuery = nextQuery;
    pending.abort();
    pending = new AbortController();
    for (const method of walletMethods) {
      if (query) void ask(method, query, pending.signal);
      else setAvailability(express, method, { status: 'done', available: false });
    }
  }

  function answer(method: WalletMethod, available: boolean): void {
    setAvailability(express, method, { status: 'done', available });
    const isChosen = confirmedCart(state.getState())?.selectedPaymentType === method;
    if (isChosen && !available) environment.track({ event: 'paymentUnavailable', paymentType: method });
  }

  async function ask(method: WalletMethod, query: Query, asking: AbortSignal): Promise<void> {
    setAvailability(express, method, { status: 'pending' });
    const stopWaiting = context.later(() => setAvailability(express, method, { status: 'done' }), patienceMs);
    try {
      const input = { params: { id: method }, query };
      const { available } = await context.callAfterPause(getPaymentAvailability, input, { signal: asking });
      if (!asking.aborted) answer(method, available);
    } catch (error) {
      if (asking.aborted) return;
      if (secondsUntilRetry(error) !== null) return ask(method, query, asking);
      environment.report(error);
      answer(method, false);
    } finally {
      stopWaiting();
    }
  }

  follow();
  const wait = (now: CartState, before: CartState) => {
    if (now.phase === before.phase && isSaved(now) === isSaved(before)) return;
    cancelPause();
    if (isSaved(now)) cancelPause = context.later(follow, pauseMs);
  };
  subscribe(state, wait, signal);
  signal.addEventListener('abort', () => {
    cancelPause();
    pending.abort();
  });
}
